#pragma once

#include <memory>

namespace flimnap {

/// Keeps the screen from going dark while a game is played.
class ScreenAwake
{
public:
    ScreenAwake() = default;
    ScreenAwake(const ScreenAwake &) = delete;
    ScreenAwake &operator=(const ScreenAwake &) = delete;
    virtual ~ScreenAwake() = default;

    static std::unique_ptr<ScreenAwake> ofThisSystem();

    void setWanted(bool wanted);

protected:
    [[nodiscard]] bool isWanted() const { return m_wanted; }

private:
    virtual void keepOn(bool wanted) = 0;

    bool m_wanted = false;
};

} // namespace flimnap
