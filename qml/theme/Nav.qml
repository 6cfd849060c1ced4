pragma Singleton
import QtQuick
import Flimnap.App

/// Where the app goes: pages lie on a stack, one sheet at a time lies on top of them. Main.qml listens.
QtObject {
    signal pageRequested(string page, var properties)
    signal backRequested()
    signal homeRequested()
    signal sheetRequested(string name, var properties)
    signal sheetCloseRequested()

    /// Where prices would go if the move being entered were made; the chart shows them.
    property list<priceArrow> arrows

    function go(page: string, properties: var) {
        pageRequested(page, properties ?? {});
    }
    function back() {
        backRequested();
    }
    function home() {
        homeRequested();
    }
    function sheet(name: string, properties: var) {
        sheetRequested(name, properties ?? {});
    }
    function closeSheet() {
        sheetCloseRequested();
    }
}
