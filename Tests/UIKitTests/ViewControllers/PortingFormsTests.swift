import Testing

@testable import UIKit

/// The forms of Docs/porting.md.
@MainActor
@Suite("The forms of the porting guide")
struct PortingFormsTests {
    @Test("Compile and call what they name")
    func forms() {
        let screen = PortingScreen()
        screen.loadViewIfNeeded()
        screen.button.sendActions(for: .touchUpInside)
        #expect(screen.calls == ["refresh", "button"])
        #expect(screen.navigationItem.rightBarButtonItem?.style == .done)
    }

    @Test("Initialisers are inherited")
    func initialisers() {
        #expect(PortingDerived().number == 7)
        #expect(PortingDerived(number: 3).number == 3)
        let type: PortingBase.Type = PortingDerived.self
        #expect(type.init(number: 5) is PortingDerived)
        #expect(PortingPlain().nibName == nil)
        #expect(PortingPlain(nibName: "Plain", bundle: nil).nibName == "Plain")
        #expect(UINavigationController().viewControllers.isEmpty)
    }
}
