#include "platform/file_sharing.h"

#import <UIKit/UIKit.h>

namespace flimnap {

namespace {

/// The window people look at. Qt has one; scenes come with later versions of it.
UIWindow *windowInFront()
{
    for (UIScene *scene in UIApplication.sharedApplication.connectedScenes) {
        if (![scene isKindOfClass:UIWindowScene.class])
            continue;
        for (UIWindow *window in static_cast<UIWindowScene *>(scene).windows) {
            if (window.isKeyWindow)
                return window;
        }
    }
    return nil;
}

class IosFileSharing : public FileSharing
{
public:
    bool share(const QString &file) override
    {
        UIView *page = windowInFront().rootViewController.view;
        if (page == nil)
            return false;
        NSURL *address = [NSURL fileURLWithPath:file.toNSString()];
        UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:@[ address ]
                                                                            applicationActivities:nil];
        // An iPad shows it as a bubble, which has to come from somewhere.
        const CGRect all = page.bounds;
        sheet.popoverPresentationController.sourceView = page;
        sheet.popoverPresentationController.sourceRect = CGRectMake(CGRectGetMidX(all), CGRectGetMidY(all), 0, 0);
        sheet.popoverPresentationController.permittedArrowDirections = 0;
        [windowInFront().rootViewController presentViewController:sheet animated:YES completion:nil];
        return true;
    }
};

} // namespace

std::unique_ptr<FileSharing> FileSharing::ofThisSystem()
{
    return std::make_unique<IosFileSharing>();
}

} // namespace flimnap
