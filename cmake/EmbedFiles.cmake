# embed_files(<target> <function> <files...>): a static library whose function
#   std::span<const flimnap::EmbeddedFile> flimnap::<function>()
# gives the files' names and texts, so that the programs need no data folder beside them.
# Include "<function>.h".
function(embed_files target function)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target})
    set(entries "")
    foreach(file IN LISTS ARGN)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
        get_filename_component(name ${file} NAME)
        file(READ ${file} text)
        # Compilers limit one literal to 64 KiB, not their concatenation: cut the text into pieces.
        string(LENGTH "${text}" length)
        set(pieces "")
        set(offset 0)
        while(offset LESS length)
            string(SUBSTRING "${text}" ${offset} 8000 piece)
            string(APPEND pieces "R\"~~(${piece})~~\"\n")
            math(EXPR offset "${offset} + 8000")
        endwhile()
        string(APPEND entries "    {\"${name}\", ${pieces}},\n")
    endforeach()

    file(CONFIGURE OUTPUT ${folder}/${function}.h CONTENT
"#pragma once

#include <span>

#include \"io/embedded_file.h\"

namespace flimnap {

std::span<const EmbeddedFile> ${function}();

} // namespace flimnap
" @ONLY)
    file(WRITE ${folder}/${function}.cpp.new
"#include \"${function}.h\"

namespace flimnap {

static constexpr EmbeddedFile files[] = {
${entries}    {{}, {}}, // keeps the list from being empty
};

std::span<const EmbeddedFile> ${function}()
{
    return {files, std::size(files) - 1};
}

} // namespace flimnap
")
    configure_file(${folder}/${function}.cpp.new ${folder}/${function}.cpp COPYONLY)
    add_library(${target} STATIC ${folder}/${function}.cpp)
    target_include_directories(${target} PUBLIC ${folder} ${PROJECT_SOURCE_DIR}/engine)
endfunction()
