import Foundation
import Testing

@testable import UIKit

/// Random lives of a view tree under constraints, against frames worked out by hand.
@MainActor
@Suite("Layout, random histories")
struct LayoutHistoryTests {
    /// One view: placed in its parent by an offset and a size, each a constraint.
    @MainActor
    private final class Node {
        let view = UIView()
        weak var parent: Node?
        let left: NSLayoutConstraint?
        let top: NSLayoutConstraint?
        let width: NSLayoutConstraint
        let height: NSLayoutConstraint

        init(parent: Node?, container: UIView, sibling: Node?, _ values: [CGFloat]) {
            self.parent = parent
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            let leading = sibling?.view.trailingAnchor ?? container.leadingAnchor
            left = view.leadingAnchor.constraint(equalTo: leading, constant: values[0])
            top = view.topAnchor.constraint(equalTo: container.topAnchor, constant: values[1])
            width = view.widthAnchor.constraint(equalToConstant: values[2])
            height = view.heightAnchor.constraint(equalToConstant: values[3])
            self.sibling = sibling
            NSLayoutConstraint.activate([left, top, width, height].compactMap(\.self))
        }

        weak var sibling: Node?

        func expectedFrame() -> CGRect {
            let start = sibling.map { $0.expectedFrame().maxX } ?? 0
            return CGRect(
                x: start + (left?.constant ?? 0), y: top?.constant ?? 0, width: width.constant, height: height.constant)
        }
    }

    @Test("Frames are right after any history of adding, removing and changing", arguments: Array(1...20) as [UInt64])
    func histories(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let root = UIView(frame: rect(0, 0, 500, 500))
        var nodes: [Node] = []
        func values() -> [CGFloat] { (0..<4).map { _ in CGFloat(Int.random(in: 0...60, using: &generator)) } }
        for step in 0..<60 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0...2:
                let parent =
                    nodes.isEmpty || Bool.random(using: &generator) ? nil : nodes.randomElement(using: &generator)
                let siblings = nodes.filter { $0.parent === parent }
                let sibling = Bool.random(using: &generator) ? siblings.randomElement(using: &generator) : nil
                nodes.append(
                    Node(parent: parent, container: parent?.view ?? root, sibling: sibling, values()))
            case 3 where !nodes.isEmpty:
                // With all that is in it or placed by it.
                let gone = nodes[Int.random(in: 0..<nodes.count, using: &generator)]
                var removed: [Node] = [gone]
                var before = 0
                while before != removed.count {
                    before = removed.count
                    for node in nodes where !removed.contains(where: { $0 === node }) {
                        let isTied = removed.contains { $0 === node.parent || $0 === node.sibling }
                        if isTied { removed.append(node) }
                    }
                }
                for node in removed.reversed() { node.view.removeFromSuperview() }
                nodes.removeAll { node in removed.contains { $0 === node } }
            default:
                guard let node = nodes.randomElement(using: &generator) else { continue }
                let fresh = values()
                node.left?.constant = fresh[0]
                node.top?.constant = fresh[1]
                if Bool.random(using: &generator) { node.width.constant = fresh[2] }
                if Bool.random(using: &generator) {
                    node.height.isActive = false
                    node.height.constant = fresh[3]
                    node.height.isActive = true
                }
            }
            if Int.random(in: 0..<3, using: &generator) == 0 { continue }
            root.layoutIfNeeded()
            for node in nodes {
                #expect(node.view.frame == node.expectedFrame(), "seed \(seed), step \(step)")
            }
        }
    }

    @Test("Constraints inside a view live on when the view around it is gone")
    func survivesItsContainer() {
        let (outer, inner) = (free(), free())
        outer.addSubview(inner)
        let width = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, constant: -20)
        do {
            let root = UIView(frame: rect(0, 0, 100, 100))
            root.addSubview(outer)
            NSLayoutConstraint.activate([
                width, inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
                outer.widthAnchor.constraint(equalTo: root.widthAnchor),
            ])
            root.layoutIfNeeded()
            #expect(inner.frame.width == 80)
        }
        let other = UIView(frame: rect(0, 0, 300, 300))
        other.addSubview(outer)
        outer.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
        other.layoutIfNeeded()
        #expect(width.isActive)
        #expect(outer.frame.width == 300)
        #expect(inner.frame.width == 280)
        #expect(inner.frame.minX == 10)
    }

    @Test("An arranged view constrained to the width of the view around the stack follows it")
    func arrangedAgainstOutside() {
        let root = UIView(frame: rect(0, 0, 320, 400))
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "some text ", count: 20)
        let stack = UIStackView(arrangedSubviews: [label, FixedView(10, 10)])
        stack.axis = .vertical
        stack.alignment = .leading
        root.addSubview(free(stack))
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5),
        ])
        for width in [320, 500] as [CGFloat] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            let height = label.sizeThatFits(CGSize(width: width / 2, height: 0)).height
            #expect(label.frame == rect(0, 0, width / 2, height))
            #expect(stack.frame.height == height + 10)
        }
    }

    @Test("A constraint changed inside an animation moves its view gradually")
    func animatedConstraint() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        let window = UIWindow(frame: rect(0, 0, 320, 480))
        window.isHidden = false
        let view = FixedView(20, 20)
        window.addSubview(view)
        let left = view.leadingAnchor.constraint(equalTo: window.leadingAnchor)
        left.isActive = true
        window.layoutIfNeeded()
        left.constant = 100
        UIView.animate(withDuration: 0.3) { window.layoutIfNeeded() }
        #expect(view.frame.minX == 100)
        #expect(!view.layer.animations.isEmpty)
        FrameClock.shared.advance(by: 0.5)
        #expect(view.layer.animations.isEmpty)
    }

    @Test("A tree laid out reads as expected")
    func dump() {
        let root = UIView(frame: rect(0, 0, 320, 100))
        let title = FixedView(120, 20)
        let button = FixedView(44, 44)
        let bar = UIStackView(arrangedSubviews: [title, UIView(), button])
        bar.alignment = .center
        root.addSubview(free(bar))
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            bar.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(
            Self.dump(root) == """
                UIView 0 0 320 100
                  UIStackView 8 28 304 44
                    FixedView 0 12 120 20
                    UIView 120 22 140 0
                    FixedView 260 0 44 44
                """)
    }

    private static func dump(_ view: UIView, indent: String = "") -> String {
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
        let line = indent + (["\(type(of: view))"] + numbers).joined(separator: " ")
        return ([line] + view.subviews.map { dump($0, indent: indent + "  ") }).joined(separator: "\n")
    }
}
