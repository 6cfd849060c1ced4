#include <gtest/gtest.h>
#include <iostream>
#include "support/scenes.h"
#include "support/items.h"
#include "support/layout_problems.h"
namespace flimnap::test {
static void dump(QQuickItem &i, int d){ std::cout << std::string(size_t(d*2),' ') << i.metaObject()->className() << " " << i.objectName().toStdString() << " x" << i.x() << " y" << i.y() << " w" << i.width() << " h" << i.height() << " iw" << i.implicitWidth() << " ih" << i.implicitHeight() << " " << i.property("text").toString().toStdString() << "\n"; for (auto *c : i.childItems()) if (c->isVisible()) dump(*c,d+1);}
TEST(Debug, Dump){
    OpenApp app; app.resize({360,640});
    for (const Scene &s : allScenes()) if (s.name=="move-discard_train" && s.stage==Stage::Middle) { show(app,s); layoutProblems(app); auto l=shownItems(app.window(),"company_NWB"); dump(*l.back(),0);} 
}
}
