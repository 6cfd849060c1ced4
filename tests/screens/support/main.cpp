#include <QGuiApplication>

#include <gtest/gtest.h>

#include "support/open_app.h"

int main(int argc, char *argv[])
{
    flimnap::test::prepareOffscreen();
    const QGuiApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
