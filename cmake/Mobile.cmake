# The target flimnap as a package for Android or as an app for iOS, with what is in android/ and ios/.
include(${PROJECT_SOURCE_DIR}/cmake/MobileIdentity.cmake)

if(ANDROID)
    if(Qt6_VERSION VERSION_LESS 6.8)
        message(FATAL_ERROR "Android needs Qt 6.8 or newer, see android/README.md; this is Qt ${Qt6_VERSION}.")
    endif()
    set_target_properties(flimnap PROPERTIES
        QT_QML_ROOT_PATH ${PROJECT_SOURCE_DIR}/qml
        QT_ANDROID_PACKAGE_SOURCE_DIR ${PROJECT_SOURCE_DIR}/android
        QT_ANDROID_PACKAGE_NAME ${mobile_id}
        QT_ANDROID_VERSION_NAME ${PROJECT_VERSION}
        QT_ANDROID_VERSION_CODE ${mobile_version_code}
        QT_ANDROID_MIN_SDK_VERSION ${android_min_sdk}
        QT_ANDROID_TARGET_SDK_VERSION ${android_target_sdk})
    return()
endif()

set(ios ${PROJECT_SOURCE_DIR}/ios)
# bundle(FOLDER FILES…): into this folder of the app's bundle
function(bundle folder)
    target_sources(flimnap PRIVATE ${ARGN})
    set_source_files_properties(${ARGN} PROPERTIES MACOSX_PACKAGE_LOCATION ${folder})
endfunction()

bundle(Resources ${ios}/Assets.xcassets ${ios}/PrivacyInfo.xcprivacy)
file(GLOB languages RELATIVE ${ios} ${ios}/*.lproj)
foreach(language IN LISTS languages)
    bundle(Resources/${language} ${ios}/${language}/InfoPlist.strings)
endforeach()

set_target_properties(flimnap PROPERTIES
    MACOSX_BUNDLE ON
    MACOSX_BUNDLE_INFO_PLIST ${ios}/Info.plist
    MACOSX_BUNDLE_GUI_IDENTIFIER ${mobile_id}
    MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
    MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION}
    QT_IOS_LAUNCH_SCREEN ${ios}/LaunchScreen.storyboard
    XCODE_ATTRIBUTE_PRODUCT_BUNDLE_IDENTIFIER ${mobile_id}
    XCODE_ATTRIBUTE_CURRENT_PROJECT_VERSION ${PROJECT_VERSION}
    XCODE_ATTRIBUTE_MARKETING_VERSION ${PROJECT_VERSION}
    XCODE_ATTRIBUTE_ASSETCATALOG_COMPILER_APPICON_NAME AppIcon
    XCODE_ATTRIBUTE_TARGETED_DEVICE_FAMILY "1,2")
