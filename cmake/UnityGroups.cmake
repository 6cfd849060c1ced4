# Compiling the files of a folder together, several at a time, saves reading the same headers again and again: a build
# from scratch takes a third of the time. It asks for names that are distinct in a folder, also in anonymous namespaces.
# That every file includes what it needs is seen where it is off, as in the preset fuzz.
option(FLIMNAP_UNITY "Compile the files of a folder together" OFF)
set(FLIMNAP_UNITY_FILES 8 CACHE STRING "… at most so many at a time")

# group_by_folder(TARGET): all .cpp files of the target that lie in the source tree.
function(group_by_folder target)
    if(NOT FLIMNAP_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source OUTPUT_VARIABLE path)
        if(NOT path MATCHES "\\.cpp$" OR path MATCHES "^${PROJECT_BINARY_DIR}")
            continue()
        endif()
        cmake_path(GET path PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE name)
        string(MAKE_C_IDENTIFIER "${name}" name)
        math(EXPR number "0${count_${name}} / ${FLIMNAP_UNITY_FILES}")
        math(EXPR count_${name} "0${count_${name}} + 1")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP "${name}_${number}")
    endforeach()
endfunction()
