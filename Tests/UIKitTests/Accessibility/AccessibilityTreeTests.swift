import CGTKHost
import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("The accessibility tree", .serialized)
struct AccessibilityTreeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private var root: AccessibilityNode {
        AccessibilityTree.shared.invalidate()
        return AccessibilityTree.shared.node(of: window)
    }

    private func label(_ text: String, in view: UIView) -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        label.text = text
        view.addSubview(label)
        return label
    }

    @Test("Holds elements in reading order and nothing that only holds")
    func elements() {
        let box = UIView(frame: window.bounds)
        window.addSubview(box)
        let first = label("first", in: box)
        _ = label("second", in: box)
        box.addSubview(UIView())
        #expect(root.children.map(\.name) == ["first", "second"])
        first.isHidden = true
        #expect(root.children.map(\.name) == ["second"])
        box.accessibilityElementsHidden = true
        #expect(root.children.isEmpty)
        box.accessibilityElementsHidden = false
        box.isAccessibilityElement = true
        box.accessibilityLabel = "box"
        #expect(root.children.map(\.name) == ["box"])
        #expect(root.children.first?.children.isEmpty == true)
    }

    @Test("What is modal hides what lies beside it")
    func modal() {
        _ = label("under", in: window)
        let dialog = UIView(frame: window.bounds)
        dialog.accessibilityViewIsModal = true
        _ = label("over", in: dialog)
        window.addSubview(dialog)
        #expect(root.children.map(\.role) == [ROOST_ROLE_DIALOG])
        #expect(root.children.first?.children.map(\.name) == ["over"])
    }

    @Test("Roles, states and actions follow from what a view is")
    func meanings() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        button.setTitle("Go", for: .normal)
        button.isEnabled = false
        button.isSelected = true
        window.addSubview(button)
        let node = AccessibilityTree.shared.node(of: button)
        #expect(node.role == ROOST_ROLE_BUTTON)
        #expect(node.name == "Go")
        #expect(node.states & UInt32(ROOST_STATE_ENABLED) == 0)
        #expect(node.states & UInt32(ROOST_STATE_SELECTED) != 0)
        #expect(node.states & UInt32(ROOST_STATE_SHOWING) != 0)
        #expect(node.actionNames == ["press"])
        button.frame.origin.x = 400
        #expect(node.states & UInt32(ROOST_STATE_SHOWING) == 0)
        button.addGestureRecognizer(UILongPressGestureRecognizer())
        button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Pin") { _ in true }]
        #expect(node.actionNames == ["press", "menu", "Pin"])
        #expect(node.perform(2))
        #expect(!node.perform(3))
        let heading = label("Title", in: window)
        heading.accessibilityTraits = .header
        #expect(AccessibilityTree.shared.node(of: heading).role == ROOST_ROLE_HEADING)
    }

    @Test("A press does what a touch would")
    func pressing() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var taps = 0
        view.isAccessibilityElement = true
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        window.addSubview(view)
        window.isHidden = false
        let node = AccessibilityTree.shared.node(of: view)
        #expect(node.perform(0))
        #expect(taps == 1)
        view.frame.origin.x = 1000
        #expect(!node.perform(0))
    }

    @Test("A text is set as if typed, by code points")
    func texts() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        field.text = "👋ab"
        let node = AccessibilityTree.shared.node(of: field)
        #expect(node.kind == ROOST_ACCESSIBLE_TEXT)
        #expect(node.selection == 3..<3)
        #expect(node.replace(1..<2, with: "x"))
        #expect(field.text == "👋xb")
        #expect(node.select(0..<1))
        #expect(field.input.selection == NSRange(location: 0, length: 2))
        field.isSecureTextEntry = true
        #expect(node.string(Int32(ROOST_STRING_TEXT.rawValue)) == "•••")
        #expect(node.value == nil)
    }

    @Test("Elements without a view have a place in their container")
    func virtualElements() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "part"
        element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 5, height: 5)
        view.accessibilityElements = [element]
        window.addSubview(view)
        let node = root.children.first
        #expect(node?.name == "part")
        #expect(node?.frame == CGRect(x: 60, y: 60, width: 5, height: 5))
        #expect(node?.parent === root)
        #expect(root.hit(CGPoint(x: 62, y: 62)) === node)
    }

    @Test("A row says its texts once, and holds only what can be pressed or set", .covers("C-60"))
    func rows() throws {
        let fixture = TableFixture([["one", "two", "three"]], size: CGSize(width: 300, height: 300))
        window.addSubview(fixture.table)
        window.layoutTree()
        let cells = fixture.table.visibleCells
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 60, height: 30))
        button.setTitle("Retry", for: .normal)
        cells[1].contentView.addSubview(button)
        let link = label("link", in: cells[1].contentView)
        link.accessibilityTraits = .link
        let nodes = try #require(root.children.first).children
        #expect(nodes.map(\.name) == ["one", "two, Retry, link", "three"])
        #expect(nodes.map { $0.children.map(\.name) } == [[], ["Retry", "link"], []])
        // Turned over, as a list of messages is: the newest stands last, at the bottom, as it is seen.
        fixture.table.transform = CGAffineTransform(scaleX: 1, y: -1)
        for cell in cells { cell.contentView.transform = CGAffineTransform(scaleX: 1, y: -1) }
        #expect(try #require(root.children.first).children.map(\.name) == ["three", "two, Retry, link", "one"])
    }
}
