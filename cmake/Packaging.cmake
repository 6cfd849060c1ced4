# What is installed beside the programs, and the Debian package: "./dev deb", or cpack -G DEB in the build folder.
include(GNUInstallDirs)
set(data ${PROJECT_SOURCE_DIR}/data)
set(doc ${CMAKE_INSTALL_DATADIR}/doc/flimnap)

install(FILES ${data}/desktop/flimnap.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${data}/desktop/flimnap-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME flimnap.xml)
install(FILES ${data}/desktop/flimnap.metainfo.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo RENAME io.github.flimnap.flimnap.metainfo.xml)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES ${data}/icons/flimnap.svg DESTINATION ${icons}/scalable/apps)
foreach(size IN ITEMS 48 128 256 512)
    install(FILES ${data}/icons/flimnap-${size}.png DESTINATION ${icons}/${size}x${size}/apps RENAME flimnap.png)
endforeach()

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/.ci/packages.txt)
foreach(file IN ITEMS changelog flimnap.metainfo.xml)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${data}/desktop/${file})
    file(READ ${data}/desktop/${file} text)
    string(FIND "${text}" "${PROJECT_VERSION}" place)
    if(place EQUAL -1)
        message(FATAL_ERROR "data/desktop/${file} does not mention version ${PROJECT_VERSION}.")
    endif()
endforeach()
execute_process(COMMAND gzip -9nc ${data}/desktop/changelog
    OUTPUT_FILE ${PROJECT_BINARY_DIR}/changelog.gz COMMAND_ERROR_IS_FATAL ANY)
install(FILES ${PROJECT_BINARY_DIR}/changelog.gz DESTINATION ${doc})
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${doc} RENAME copyright)

# Libraries are found in the programs; QML modules and fonts are those the build needs, too.
file(STRINGS ${PROJECT_SOURCE_DIR}/.ci/packages.txt needs REGEX "^app ")
string(REGEX MATCHALL "(qml6-module|fonts)-[a-z0-9-]+" needs "${needs}")
string(JOIN ", " CPACK_DEBIAN_PACKAGE_DEPENDS ${needs})
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS qt6-wayland)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME flimnap)
set(CPACK_PACKAGE_CONTACT "The Flimnap developers <flimnap@example.org>")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"The players keep their board, tiles, tokens, share and train cards. Flimnap
keeps the money, the share prices, the rounds and the books, and counts the
final score. One device on the table: no network, no account.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
include(CPack)
