import Foundation
import Testing

@testable import UIKit

/// Paints the bars, cards and alerts in light and dark, on a phone's and a
/// desktop's size: to the folder that `ROOST_PICTURES` names, to be looked at.
@MainActor
@Suite("Pictures of view controllers", .serialized)
struct PictureTests {
    static let sizes: [(String, CGFloat, CGFloat)] = [("phone", 390, 844), ("desktop", 900, 700)]

    /// A screen with lines of text, as something to lie under bars and cards.
    private final class FillerViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for row in 0..<14 {
                let label = UILabel(frame: CGRect(x: 20, y: 64 + CGFloat(row) * 52, width: 600, height: 24))
                label.text = ["Ana Lima", "Bo Zhang", "أحمد علي", "Chloé Dubois"][row % 4] + " — see you at nine"
                view.addSubview(label)
            }
        }
    }

    private func withoutAnimation(_ actions: () throws -> Void) rethrows {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        try actions()
    }

    private func eachLook(_ name: String, _ make: (Stage) throws -> Void) throws {
        try withoutAnimation {
            for (size, width, height) in Self.sizes {
                let stage = Stage(width: width, height: height)
                try make(stage)
                for (look, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
                    let png = try #require(try stage.picture("\(name)-\(size)-\(look)", style: style))
                    let image = try #require(UIImage(data: png))
                    #expect(image.size == CGSize(width: width * 2, height: height * 2))
                }
            }
        }
    }

    private func navigation(on stage: Stage, title: String, titleView: UIView? = nil) -> UINavigationController {
        let first = FillerViewController()
        first.title = "Channels"
        let second = FillerViewController()
        second.title = title
        second.navigationItem.titleView = titleView
        second.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .search),
        ]
        let navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        navigation.pushViewController(second, animated: false)
        return navigation
    }

    @Test("A bar with a way back, a title and icons")
    func bar() throws {
        try eachLook("bar") { stage in _ = navigation(on: stage, title: "Weekend hikers") }
    }

    @Test("A bar with text buttons, one of them bold, one disabled")
    func textButtons() throws {
        try eachLook("bar-text") { stage in
            let screen = FillerViewController()
            screen.title = "New channel"
            screen.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
            let done = UIBarButtonItem(title: "Create")
            done.style = .done
            let disabled = UIBarButtonItem(title: "Edit")
            disabled.isEnabled = false
            screen.navigationItem.rightBarButtonItems = [done, disabled]
            stage.show(UINavigationController(rootViewController: screen))
        }
    }

    @Test("A bar whose title has no room")
    func longTitle() throws {
        try eachLook("bar-long") { stage in
            _ = navigation(
                on: stage, title: "A very long channel name that cannot possibly fit between the buttons here")
        }
    }

    @Test("A bar with a view in place of the title")
    func titleView() throws {
        try eachLook("bar-view") { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 190, height: 40))
            let circle = UIView(frame: CGRect(x: 0, y: 2, width: 36, height: 36))
            circle.backgroundColor = .systemIndigo
            circle.layer.cornerRadius = 18
            let name = UILabel(frame: CGRect(x: 46, y: 1, width: 144, height: 20))
            name.text = "Chloé Dubois"
            name.font = .systemFont(ofSize: 15, weight: .semibold)
            let state = UILabel(frame: CGRect(x: 46, y: 21, width: 144, height: 16))
            state.text = "online"
            state.font = .systemFont(ofSize: 12)
            state.textColor = .secondaryLabel
            for part in [circle, name, state] { view.addSubview(part) }
            _ = navigation(on: stage, title: "", titleView: view)
        }
    }

    @Test("A bar from right to left")
    func rightToLeft() throws {
        UIScreen.main.layoutDirection = .rightToLeft
        defer { UIScreen.main.layoutDirection = .leftToRight }
        try eachLook("bar-rtl") { stage in _ = navigation(on: stage, title: "محادثة العائلة") }
    }

    @Test("An alert with two buttons, one with many, one with a text field")
    func alerts() throws {
        try eachLook("alert-two") { stage in
            let root = navigation(on: stage, title: "Weekend hikers")
            let alert = UIAlertController(
                title: "Leave channel?", message: "You will not see new messages, and others see that you left.",
                preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Leave", style: .destructive))
            root.present(alert, animated: false)
        }
        try eachLook("alert-many") { stage in
            let root = navigation(on: stage, title: "Weekend hikers")
            let alert = UIAlertController(title: "Not sent", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Try again now that the network is back", style: .default))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.preferredAction = alert.actions.first
            root.present(alert, animated: false)
        }
        try eachLook("alert-field") { stage in
            let root = navigation(on: stage, title: "Weekend hikers")
            let alert = UIAlertController(
                title: "Rename channel", message: "Everyone in it sees the new name.", preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            let save = UIAlertAction(title: "Save", style: .default)
            alert.addAction(save)
            alert.preferredAction = save
            root.present(alert, animated: false)
        }
    }

    private func messageSheet() -> UIAlertController {
        let sheet = UIAlertController(title: "Message", message: "Bo Zhang, 9:41", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        sheet.addAction(UIAlertAction(title: "Edit", style: .default))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }

    @Test("An action sheet, and one that points to its source")
    func actionSheets() throws {
        try eachLook("sheet-action") { stage in
            navigation(on: stage, title: "Weekend hikers").present(messageSheet(), animated: false)
        }
        try eachLook("sheet-popover") { stage in
            let root = navigation(on: stage, title: "Weekend hikers")
            let sheet = messageSheet()
            sheet.popoverPresentationController?.sourceView = root.topViewController?.view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 168, width: 220, height: 24)
            root.present(sheet, animated: false)
        }
    }

    @Test("A page sheet and a form sheet")
    func sheets() throws {
        for (name, style) in [("page", UIModalPresentationStyle.pageSheet), ("form", .formSheet)] {
            try eachLook("sheet-\(name)") { stage in
                let root = navigation(on: stage, title: "Weekend hikers")
                let screen = FillerViewController()
                screen.title = "Invite"
                screen.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
                screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
                let inner = UINavigationController(rootViewController: screen)
                inner.modalPresentationStyle = style
                root.present(inner, animated: false)
            }
        }
    }
}
