#!/usr/bin/env python3
"""Makes the table's sounds beside this file: coin.wav, bell.wav, whistle.wav and refused.wav.

Needs Python's standard library only. Every run writes the same bytes: all noise comes from a fixed seed.
"""

import array
import math
import pathlib
import random
import sys
import wave

RATE = 44100


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def add(sound, other, at=0.0, level=1.0):
    """Mixes `other` into `sound`, `at` seconds from its beginning."""
    first = round(at * RATE)
    for i, value in enumerate(other[: len(sound) - first]):
        sound[first + i] += level * value


def struck(seconds, partials):
    """What a body sounds like that was hit: partials of (frequency, level, seconds until a third is left)."""
    sound = silence(seconds)
    for frequency, level, decay in partials:
        turn = 2 * math.pi * frequency / RATE
        for i in range(len(sound)):
            sound[i] += level * math.sin(turn * i) * math.exp(-i / (decay * RATE))
    return sound


def noise(seconds, seed):
    source = random.Random(seed)
    return [source.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]


def band(sound, frequency, width):
    """What lies around `frequency`, through a resonator of two poles, brought to a mean level of 1."""
    radius = math.exp(-math.pi * width / RATE)
    turn = 2 * radius * math.cos(2 * math.pi * frequency / RATE)
    last, before = 0.0, 0.0
    passed = []
    for value in sound:
        last, before = value + turn * last - radius * radius * before, last
        passed.append(last)
    mean = math.sqrt(sum(value * value for value in passed) / len(passed))
    return [value / mean for value in passed]


def faded(sound, rise, fall):
    """Begins and ends at nothing, so that it does not click."""
    shaped = list(sound)
    for seconds, index in ((rise, lambda i: i), (fall, lambda i: len(shaped) - 1 - i)):
        length = round(seconds * RATE)
        for i in range(length):
            shaped[index(i)] *= 0.5 - 0.5 * math.cos(math.pi * i / length)
    return shaped


def coin():
    """Two clinks of a thin disc, the second lighter, and the table top below."""
    clink = [(2870, 0.5, 0.045), (4630, 1.0, 0.060), (6410, 0.7, 0.040), (8950, 0.4, 0.022), (11700, 0.2, 0.012)]
    second = [(frequency * 1.013, level, decay * 0.8) for frequency, level, decay in clink]
    sound = struck(0.32, clink)
    add(sound, struck(0.25, second), at=0.062, level=0.55)
    add(sound, struck(0.08, [(310, 1.0, 0.010), (540, 0.6, 0.007)]), level=0.9)
    return faded(sound, rise=0.001, fall=0.060)


def bell():
    """A small hand bell; the close pairs beat as those of cast bells do."""
    prime = 1175
    sound = struck(0.48, [
        (prime * 0.5, 0.25, 0.30),
        (prime, 0.9, 0.26),
        (prime * 1.003, 0.25, 0.24),
        (prime * 1.19, 0.45, 0.20),
        (prime * 1.51, 0.2, 0.14),
        (prime * 2.0, 0.7, 0.15),
        (prime * 2.74, 0.3, 0.08),
        (prime * 4.07, 0.2, 0.04),
        (prime * 5.40, 0.1, 0.02),
    ])
    add(sound, faded(band(noise(0.02, seed=3), 3400, 1500), rise=0.001, fall=0.015), level=0.35)
    return faded(sound, rise=0.0015, fall=0.150)


def whistle():
    """Steam through three pipes: the pitch climbs with the pressure and sinks a little when the valve shuts."""
    seconds = 0.48
    sound = silence(seconds)
    pipes = ((622.0, 1.0), (744.0, 0.8), (938.0, 0.6))
    for frequency, level in pipes:
        for detune, share in ((1.0, 0.8), (1.006, 0.2)):
            phase = 0.0
            for i in range(len(sound)):
                time = i / RATE
                pressure = 1 - 0.10 * math.exp(-time / 0.035) - 0.05 * max(0.0, (time - 0.36) / 0.12) ** 2
                phase += 2 * math.pi * frequency * detune * pressure / RATE
                sound[i] += level * share * (math.sin(phase) + 0.22 * math.sin(2 * phase) + 0.08 * math.sin(3 * phase))
        add(sound, band(noise(seconds, seed=round(frequency)), frequency * 2, 900), level=0.13 * level)
    add(sound, band(noise(seconds, seed=5), 5200, 5000), level=0.06)
    return faded(sound, rise=0.055, fall=0.150)


def refused():
    """A knuckle on a table top."""
    sound = struck(0.22, [(172, 1.0, 0.040), (287, 0.8, 0.030), (455, 0.6, 0.020), (790, 0.35, 0.012)])
    add(sound, faded(band(noise(0.03, seed=7), 600, 500), rise=0.001, fall=0.025), level=0.5)
    return faded(sound, rise=0.0015, fall=0.080)


def write(path, sound, peak):
    """16 bits, mono; `peak` is in decibels below full scale."""
    scale = 32767 * 10 ** (peak / 20) / max(abs(value) for value in sound)
    samples = array.array("h", (round(scale * value) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main():
    folder = pathlib.Path(__file__).parent
    for make, peak in ((coin, -11), (bell, -13), (whistle, -15), (refused, -9)):
        write(folder / f"{make.__name__}.wav", make(), peak)


if __name__ == "__main__":
    main()
