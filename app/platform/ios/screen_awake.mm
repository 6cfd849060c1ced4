#include "platform/screen_awake.h"

#import <UIKit/UIKit.h>

namespace flimnap {

namespace {

class IosScreenAwake : public ScreenAwake
{
    void keepOn(bool wanted) override { UIApplication.sharedApplication.idleTimerDisabled = wanted ? YES : NO; }
};

} // namespace

std::unique_ptr<ScreenAwake> ScreenAwake::ofThisSystem()
{
    return std::make_unique<IosScreenAwake>();
}

} // namespace flimnap
