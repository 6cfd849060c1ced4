# Under which name and version the app is known to Android and iOS.
set(mobile_id io.github.flimnap.flimnap)
# Android compares one number only: 1.2.3 is 10203.
math(EXPR mobile_version_code
    "${PROJECT_VERSION_MAJOR} * 10000 + ${PROJECT_VERSION_MINOR} * 100 + ${PROJECT_VERSION_PATCH}")
set(android_min_sdk 28) # what Qt 6.8 asks for
set(android_target_sdk 35)
