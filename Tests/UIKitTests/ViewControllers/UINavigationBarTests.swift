import Foundation
import Testing

@testable import UIKit

/// What a bar shows and where.
@MainActor
@Suite("UINavigationBar", .serialized)
struct UINavigationBarTests {
    private func bar(_ items: [UINavigationItem], width: CGFloat = 390) -> UINavigationBar {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 400))
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        window.addSubview(bar)
        bar.items = items
        bar.layoutIfNeeded()
        // The window is needed for the tree's sake only while the frames are read.
        bar.removeFromSuperview()
        bar.layoutIfNeeded()
        return bar
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }

    private func frame(_ view: UIView, in bar: UINavigationBar) -> CGRect {
        view.convert(view.bounds, to: bar)
    }

    @Test("A title that fits stands in the middle; one that does not is cut between the buttons")
    func title() throws {
        defer { Stage.end() }
        let item = UINavigationItem(title: "Hikers")
        let short = bar([item])
        let label = try #require(all(UILabel.self, in: short).first { $0.text == "Hikers" })
        #expect(abs(frame(label, in: short).midX - 195) <= 1)
        let long = UINavigationItem(title: String(repeating: "long ", count: 40))
        long.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
        long.rightBarButtonItem = UIBarButtonItem(title: "Done")
        let full = bar([long])
        let cut = try #require(all(UILabel.self, in: full).first { $0.text?.hasPrefix("long") == true })
        let buttons = all(BarButtonView.self, in: full).map { frame($0, in: full) }
        #expect(buttons.count == 2)
        #expect(buttons.allSatisfy { !$0.intersects(frame(cut, in: full)) })
    }

    @Test("The back button says where it leads, then less, then only shows the arrow")
    func back() throws {
        defer { Stage.end() }
        let lower = UINavigationItem(title: "Channels")
        let shown = bar([lower, UINavigationItem(title: "Hikers")])
        let button = try #require(all(BackButtonView.self, in: shown).first)
        #expect(button.accessibilityLabel == "Channels")
        lower.title = "A title that has no room in any bar of this width"
        shown.layoutIfNeeded()
        let narrow = try #require(all(BackButtonView.self, in: shown).first)
        #expect(all(UILabel.self, in: narrow).first?.text == "Back")
        lower.backButtonDisplayMode = .minimal
        shown.layoutIfNeeded()
        let minimal = try #require(all(BackButtonView.self, in: shown).first)
        #expect(all(UILabel.self, in: minimal).first?.text == "")
        #expect(minimal.accessibilityLabel == "Back")
    }

    @Test("A left button takes the back button's place, unless it is to stand beside it")
    func leftButtons() {
        defer { Stage.end() }
        let upper = UINavigationItem(title: "Hikers")
        upper.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
        let shown = bar([UINavigationItem(title: "Channels"), upper])
        #expect(all(BackButtonView.self, in: shown).isEmpty)
        upper.leftItemsSupplementBackButton = true
        shown.layoutIfNeeded()
        #expect(all(BackButtonView.self, in: shown).count == 1)
        upper.hidesBackButton = true
        shown.layoutIfNeeded()
        #expect(all(BackButtonView.self, in: shown).isEmpty)
    }

    @Test("From right to left everything is mirrored")
    func rightToLeft() throws {
        defer { Stage.end() }
        let upper = UINavigationItem(title: "Hikers")
        upper.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        UIScreen.main.layoutDirection = .rightToLeft
        defer { UIScreen.main.layoutDirection = .leftToRight }
        bar.items = [UINavigationItem(title: "Channels"), upper]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        window.addSubview(bar)
        bar.layoutIfNeeded()
        let back = try #require(all(BackButtonView.self, in: bar).first)
        let edit = try #require(all(BarButtonView.self, in: bar).first)
        #expect(frame(back, in: bar).maxX == 380)
        #expect(frame(edit, in: bar).minX == 16)
    }

    @Test("A change of an item is shown")
    func changes() throws {
        defer { Stage.end() }
        let item = UINavigationItem(title: "One")
        let button = UIBarButtonItem(title: "Edit")
        item.rightBarButtonItem = button
        let shown = bar([item])
        item.title = "Two"
        shown.layoutIfNeeded()
        #expect(all(UILabel.self, in: shown).contains { $0.text == "Two" })
        button.title = "Done"
        button.isEnabled = false
        shown.layoutIfNeeded()
        let view = try #require(all(BarButtonView.self, in: shown).first)
        #expect(view.accessibilityLabel == "Done")
        #expect(view.accessibilityTraits.contains(.notEnabled))
        #expect(!view.accessibilityActivate())
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        item.titleView = custom
        shown.layoutIfNeeded()
        #expect(custom.isDescendant(of: shown))
        #expect(custom.frame.size == CGSize(width: 30, height: 30))
    }

    @Test("Buttons do their action, give it the item as its sender, and take over its title")
    func action() throws {
        defer { Stage.end() }
        let item = UINavigationItem(title: "One")
        var senders: [Any?] = []
        let button = UIBarButtonItem(primaryAction: UIAction(title: "Add") { senders.append($0.sender) })
        item.rightBarButtonItem = button
        #expect(button.title == "Add")
        let shown = bar([item])
        let view = try #require(all(BarButtonView.self, in: shown).first)
        #expect(view.accessibilityActivate())
        #expect(senders.count == 1)
        #expect(senders.first.flatMap { $0 } as? UIBarButtonItem === button)
    }

    @Test("A bar of its own asks its delegate before it goes back")
    func delegate() throws {
        defer { Stage.end() }
        final class Delegate: UINavigationBarDelegate {
            var allows = false
            var popped = 0
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { popped += 1 }
        }
        UIView.setAnimationsEnabled(false)
        let shown = bar([UINavigationItem(title: "A"), UINavigationItem(title: "B")])
        let delegate = Delegate()
        shown.delegate = delegate
        let back = try #require(all(BackButtonView.self, in: shown).first)
        _ = back.accessibilityActivate()
        #expect(shown.items?.count == 2)
        delegate.allows = true
        _ = back.accessibilityActivate()
        #expect(shown.topItem?.title == "A")
        #expect(delegate.popped == 1)
    }

    @Test("The system's items have a text or an icon, and a name for assistive tools")
    func systemItems() {
        defer { Stage.end() }
        #expect(UIBarButtonItem(systemItem: .done).style == .done)
        #expect(UIBarButtonItem(systemItem: .cancel).shownTitle == "Cancel")
        #expect(UIBarButtonItem(systemItem: .add).shownImage != nil)
        #expect(UIBarButtonItem(systemItem: .add).spokenLabel == "Add")
        let renamed = UIBarButtonItem(systemItem: .add)
        renamed.title = "New"
        #expect(renamed.shownTitle == "New")
        #expect(renamed.shownImage == nil)
    }
}
