import Foundation
import Testing

@testable import UIKit

/// What is no longer shown is freed.
@MainActor
@Suite("Lifetime of view controllers", .serialized)
struct ControllerLifetimeTests {

    @Test("A popped controller is freed with its view and buttons")
    func popped() {
        defer { Stage.end() }
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: stage.make("A"))
        stage.show(navigation)
        weak var controller: UIViewController?
        weak var view: UIView?
        do {
            let upper = stage.make("B")
            upper.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
            controller = upper
            view = upper.view
            navigation.pushViewController(upper, animated: false)
            stage.window.layoutIfNeeded()
        }
        #expect(controller != nil)
        navigation.popViewController(animated: false)
        stage.window.layoutIfNeeded()
        #expect(controller == nil)
        #expect(view == nil)
    }

    @Test(
        "A dismissed controller is freed with what showed it",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover])
    func dismissed(style: UIModalPresentationStyle) {
        defer { Stage.end() }
        let stage = Stage(width: 900, height: 700)
        let root = stage.make("A")
        stage.show(root)
        weak var controller: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let presented = stage.make("B")
            presented.modalPresentationStyle = style
            presented.popoverPresentationController?.sourceView = root.view
            controller = presented
            presentation = presented.presentationController
            root.present(presented, animated: false)
        }
        #expect(controller != nil)
        root.dismiss(animated: false)
        #expect(controller == nil)
        #expect(presentation == nil)
    }

    @Test("A controller whose presentation was configured and never shown is freed")
    func neverPresented() {
        defer { Stage.end() }
        weak var controller: UIViewController?
        do {
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.popoverPresentationController?.sourceRect = .zero
            controller = sheet
        }
        #expect(controller == nil)
    }

    @Test("An answered alert is freed, its handlers too", arguments: [UIAlertController.Style.alert, .actionSheet])
    func alert(style: UIAlertController.Style) {
        defer { Stage.end() }
        final class Token {}
        let stage = Stage()
        let root = stage.make("A")
        stage.show(root)
        weak var controller: UIAlertController?
        weak var token: Token?
        do {
            let kept = Token()
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: style)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = kept })
            controller = alert
            token = kept
            root.present(alert, animated: false)
            alert.answer(alert.actions.first)
        }
        #expect(controller == nil)
        #expect(token == nil)
    }

    @Test("A replaced root is freed, and a window that is let go frees its root")
    func root() {
        defer { Stage.end() }
        weak var first: UIViewController?
        weak var second: UIViewController?
        do {
            let stage = Stage()
            do {
                let controller = UINavigationController(rootViewController: stage.make("A"))
                first = controller
                stage.show(controller)
            }
            do {
                let controller = stage.make("B")
                second = controller
                stage.window.rootViewController = controller
                stage.window.layoutIfNeeded()
            }
            #expect(first == nil)
            #expect(second != nil)
            UIApplication.shared.windows.removeAll { $0 === stage.window }
        }
        #expect(second == nil)
    }
}
