#include "platform/screen_awake.h"

#include <QCoreApplication>
#include <QJniObject>

namespace flimnap {

namespace {

class AndroidScreenAwake : public ScreenAwake
{
    void keepOn(bool wanted) override
    {
        // Windows may only be changed from the thread that Android draws them in.
        QNativeInterface::QAndroidApplication::runOnAndroidMainThread([wanted] {
            const QJniObject activity = QNativeInterface::QAndroidApplication::context();
            const QJniObject window = activity.callObjectMethod("getWindow", "()Landroid/view/Window;");
            constexpr jint keepScreenOn = 128; // WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
            if (window.isValid())
                window.callMethod<void>(wanted ? "addFlags" : "clearFlags", "(I)V", keepScreenOn);
        });
    }
};

} // namespace

std::unique_ptr<ScreenAwake> ScreenAwake::ofThisSystem()
{
    return std::make_unique<AndroidScreenAwake>();
}

} // namespace flimnap
