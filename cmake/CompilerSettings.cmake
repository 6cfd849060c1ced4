# What every target of the project is compiled with; link flimnap_settings to get it.
add_library(flimnap_settings INTERFACE)
target_compile_options(flimnap_settings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
    -Woverloaded-virtual -Wold-style-cast -Werror
    # Optimising, g++ 12 sees overlaps in joined texts that cannot be (its bug 105651), and the texts of variants that
    # hold none as read. No sanitizer looks for such reads; clang-tidy sees to it that every member has a value.
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-Wno-restrict>
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-Wno-maybe-uninitialized>)

# What is not shipped checks every access to a vector, an optional and the like.
target_compile_definitions(flimnap_settings INTERFACE $<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>)

if(FLIMNAP_SANITIZE)
    set(sanitizers
        -fsanitize=${FLIMNAP_SANITIZE} -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_compile_options(flimnap_settings INTERFACE ${sanitizers})
    target_link_options(flimnap_settings INTERFACE ${sanitizers})
endif()
