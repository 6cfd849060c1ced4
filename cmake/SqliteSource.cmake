# SQLite::SQLite3 from the one source file SQLite is published as (its "amalgamation").
foreach(file IN ITEMS sqlite3.c sqlite3.h)
    if(NOT EXISTS ${FLIMNAP_SQLITE_SOURCE_DIR}/${file})
        message(FATAL_ERROR "FLIMNAP_SQLITE_SOURCE_DIR: there is no ${file} in ${FLIMNAP_SQLITE_SOURCE_DIR}.")
    endif()
endforeach()

enable_language(C)
add_library(flimnap_sqlite STATIC ${FLIMNAP_SQLITE_SOURCE_DIR}/sqlite3.c)
target_include_directories(flimnap_sqlite SYSTEM PUBLIC ${FLIMNAP_SQLITE_SOURCE_DIR})
target_compile_definitions(flimnap_sqlite PRIVATE SQLITE_OMIT_LOAD_EXTENSION)
add_library(SQLite::SQLite3 ALIAS flimnap_sqlite)
