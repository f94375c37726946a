import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("Menus", .serialized)
struct ContextMenuTests {
    final class Screen: UIViewController, UIContextMenuInteractionDelegate, UITableViewDataSource, UITableViewDelegate {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        var log: [String] = []
        var isEmpty = false

        override func viewDidLoad() {
            super.viewDidLoad()
            box.addInteraction(UIContextMenuInteraction(delegate: self))
            view.addSubview(box)
            table.dataSource = self
            table.delegate = self
            table.rowHeight = 50
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            view.addSubview(table)
        }

        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { [weak self] in self?.log.append($0.title) }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("asked \(Int(location.x)),\(Int(location.y))")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] _ in
                isEmpty
                    ? UIMenu()
                    : UIMenu(children: [
                        action("Copy"), action("Edit", .disabled), action("Secret", .hidden),
                        UIMenu(title: "More", children: [action("Pin"), action("Quote")]),
                        UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
                    ])
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("row \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row == 1 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [self] _ in
                UIMenu(children: [action("Leave")])
            }
        }
    }

    private func show(_ body: (TestWindow, Screen) throws -> Void) rethrows {
        let stage = TestWindow()
        let screen = Screen()
        UIView.setAnimationsEnabled(false)
        stage.window.rootViewController = screen
        stage.window.layoutIfNeeded()
        defer {
            UIView.setAnimationsEnabled(true)
            stage.window.rootViewController = nil
            FrameClock.shared.giveBack()
        }
        try body(stage, screen)
    }

    private func secondary(_ stage: TestWindow, _ x: CGFloat, _ y: CGFloat) {
        stage.input.down(at: CGPoint(x: x, y: y), isSecondary: true)
        stage.input.up()
        stage.window.layoutIfNeeded()
    }

    private func rows(_ screen: Screen) -> [MenuRowView] {
        func find(_ view: UIView) -> [MenuRowView] {
            (view as? MenuRowView).map { [$0] } ?? view.subviews.flatMap(find)
        }
        return (screen.presentedViewController?.view).map(find) ?? []
    }

    @Test("The second button shows the menu at the pointer; what is chosen is done when it has gone", .covers("D12"))
    func choosing() throws {
        try show { stage, screen in
            secondary(stage, 40, 30)
            #expect(screen.log == ["asked 40,30"])
            #expect(rows(screen).map(\.accessibilityLabel) == ["Copy", "Edit", "More", "Delete"])
            let frame = try #require(screen.presentedViewController?.view.map { $0.convert($0.bounds, to: nil) })
            #expect(frame.origin == CGPoint(x: 40, y: 32))
            let copy = try #require(rows(screen).first).convert(CGPoint(x: 10, y: 10), to: nil)
            stage.tap(copy.x, copy.y)
            #expect(screen.log == ["asked 40,30", "end", "Copy"])
            #expect(screen.presentedViewController == nil)
        }
    }

    @Test("A finger that stays shows it too, and a short one does not")
    func longPress() {
        show { stage, screen in
            stage.tap(40, 30)
            #expect(screen.log.isEmpty)
            stage.input.down(.finger(1), at: CGPoint(x: 40, y: 30))
            stage.wait(0.6)
            stage.input.up(.finger(1))
            #expect(screen.presentedViewController is MenuViewController)
        }
    }

    @Test("Arrows skip what cannot be chosen, open and leave inner menus; Escape closes")
    func keys() {
        show { stage, screen in
            secondary(stage, 40, 30)
            stage.press(UIKeyCommand.inputDownArrow)
            stage.press(UIKeyCommand.inputDownArrow)
            #expect(rows(screen).first(where: \.isHighlighted)?.accessibilityLabel == "More")
            stage.press(UIKeyCommand.inputRightArrow)
            #expect(rows(screen).map(\.accessibilityLabel) == ["More", "Pin", "Quote"])
            stage.press(UIKeyCommand.inputLeftArrow)
            #expect(rows(screen).count == 4)
            stage.press(UIKeyCommand.inputUpArrow)
            stage.press("\r")
            #expect(screen.log.last == "Delete")
            secondary(stage, 40, 30)
            stage.press(UIKeyCommand.inputEscape)
            #expect(screen.presentedViewController == nil && screen.log.last == "end")
        }
    }

    @Test("A click beside it closes it and does nothing else")
    func beside() {
        show { stage, screen in
            secondary(stage, 40, 30)
            stage.tap(280, 290)
            #expect(screen.presentedViewController == nil)
            #expect(!screen.log.contains("row 3"))
        }
    }

    @Test("A menu with nothing in it is not shown")
    func empty() {
        show { stage, screen in
            screen.isEmpty = true
            secondary(stage, 40, 30)
            #expect(screen.presentedViewController == nil)
        }
    }

    @Test("A row's menu is its delegate's; a row without one can be pressed for as long as one likes")
    func rowsOfTable() {
        show { stage, screen in
            secondary(stage, 40, 175)
            #expect(rows(screen).map(\.accessibilityLabel) == ["Leave"])
            stage.press(UIKeyCommand.inputEscape)
            screen.log = []
            stage.input.down(.finger(1), at: CGPoint(x: 40, y: 125))
            stage.wait(1)
            stage.input.up(.finger(1))
            #expect(screen.log == ["row 0"] && screen.presentedViewController == nil)
        }
    }

    @Test(
        "It stays in the window, above its place where below is no room",
        arguments: [
            (CGPoint(x: 10, y: 10), false, CGPoint(x: 10, y: 12)),
            (CGPoint(x: 290, y: 10), false, CGPoint(x: 92, y: 12)),
            (CGPoint(x: 10, y: 280), false, CGPoint(x: 10, y: 178)),
            (CGPoint(x: 290, y: 10), true, CGPoint(x: 90, y: 12)),
        ])
    func placing(point: CGPoint, isRightToLeft: Bool, origin: CGPoint) {
        let frame = MenuPresentationController.frame(
            size: CGSize(width: 200, height: 100), anchor: CGRect(origin: point, size: .zero),
            room: CGRect(x: 8, y: 8, width: 284, height: 284), isRightToLeft: isRightToLeft)
        #expect(frame.origin == origin)
    }

    @Test("Pictures of a menu: light, dark, from right to left")
    func pictures() throws {
        let folder = ProcessInfo.processInfo.environment["ROOST_PICTURES"].map { URL(fileURLWithPath: $0) }
        for style in [UIUserInterfaceStyle.light, .dark] {
            for isMirrored in [false, true] {
                UIScreen.main.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
                defer { UIScreen.main.layoutDirection = .leftToRight }
                try show { stage, screen in
                    stage.window.overrideUserInterfaceStyle = style
                    screen.view.backgroundColor = .systemBackground
                    let menu = UIMenu(
                        title: isMirrored ? "رسالة" : "Message",
                        children: [
                            UIAction(title: isMirrored ? "نسخ" : "Copy", image: UIImage(systemName: "doc.on.doc")) {
                                _ in
                            },
                            UIAction(title: "A title that is much too long for a menu 😀", state: .on) { _ in },
                            UIAction(title: "Edit", attributes: .disabled) { _ in },
                            UIMenu(title: "More", children: [screen.action("Pin")]),
                            UIMenu(
                                options: .displayInline,
                                children: [
                                    UIAction(
                                        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
                                    ) { _ in }
                                ]),
                        ])
                    menu.show(at: CGRect(x: isMirrored ? 280 : 20, y: 20, width: 0, height: 0), in: stage.window)
                    stage.window.layoutIfNeeded()
                    stage.press(UIKeyCommand.inputDownArrow)
                    let png = try #require(stage.window.pngSnapshot(scale: 2, style: style))
                    let name = "menu-\(style == .dark ? "dark" : "light")-\(isMirrored ? "rtl" : "ltr").png"
                    try folder.map { try png.write(to: $0.appendingPathComponent(name)) }
                }
            }
        }
    }
}
