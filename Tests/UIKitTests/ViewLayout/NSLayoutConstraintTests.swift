import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Layout constraints")
struct NSLayoutConstraintTests {
    private let root = UIView(frame: rect(0, 0, 320, 480))

    private func laidOut(_ constraints: NSLayoutConstraint...) {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
    }

    @Test("Edges pinned with constants give the frame")
    func pinned() {
        let view = free()
        root.addSubview(view)
        laidOut(
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40))
        #expect(view.frame == rect(20, 10, 270, 430))
    }

    @Test("A resized root is followed, a changed constant too")
    func changes() {
        let view = free()
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 4)
        laidOut(
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor), width,
            view.heightAnchor.constraint(equalToConstant: 50))
        #expect(view.frame == rect(78, 215, 164, 50))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame == rect(98, 215, 204, 50))
        width.constant = -100
        root.layoutIfNeeded()
        #expect(view.frame == rect(150, 215, 100, 50))
        width.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 0)
    }

    @Test("Right to left, leading is right and distances turn round")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = free()
        root.addSubview(view)
        laidOut(
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30),
            view.widthAnchor.constraint(equalToConstant: 1000).with(.defaultHigh),
            view.heightAnchor.constraint(equalToConstant: 10))
        #expect(view.frame == rect(30, 0, 270, 10))
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame == rect(20, 0, 270, 10))
    }

    @Test("Left and right stay where they are, right to left")
    func absoluteEdges() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = free()
        root.addSubview(view)
        laidOut(
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -15),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1))
        #expect(view.frame == rect(5, 0, 300, 1))
    }

    @Test("Intrinsic sizes hug and resist by priority")
    func intrinsic() {
        let (left, right) = (FixedView(100, 20), FixedView(80, 30))
        root.addSubview(left)
        root.addSubview(right)
        left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        laidOut(
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            left.topAnchor.constraint(equalTo: root.topAnchor), right.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(left.frame == rect(0, 0, 100, 20))
        #expect(right.frame == rect(110, 0, 210, 30))
        left.size.width = 300
        right.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(left.frame.width == 230)
        #expect(right.frame.width == 80)
    }

    @Test("A contradiction is logged by identifier and the rest is laid out")
    func conflict() {
        let view = free()
        root.addSubview(view)
        let lines = LayoutLog.collecting {
            let wide = view.widthAnchor.constraint(equalToConstant: 100)
            let narrow = view.widthAnchor.constraint(equalToConstant: 50)
            narrow.identifier = "narrow"
            laidOut(
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7), wide, narrow,
                view.heightAnchor.constraint(equalToConstant: 9))
        }
        #expect(view.frame.width == 100)
        #expect(view.frame.minY == 7)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("'narrow' UIView.width == 50") == true)
        #expect(lines.first?.contains("UIView.width == 100") == true)
    }

    @Test("Items without a common ancestor leave the constraint inactive, with a line in the log")
    func noCommonAncestor() {
        let (one, other) = (free(), free())
        let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
        let lines = LayoutLog.collecting { constraint.isActive = true }
        #expect(!constraint.isActive)
        #expect(lines.count == 1)
    }

    @Test("Removing a view drops its constraints to the outside and keeps those inside")
    func removal() {
        let (outer, inner) = (free(), free())
        root.addSubview(outer)
        outer.addSubview(inner)
        let outward = outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        let inward = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3)
        laidOut(
            outward, inward, outer.topAnchor.constraint(equalTo: root.topAnchor),
            outer.widthAnchor.constraint(equalToConstant: 50), inner.widthAnchor.constraint(equalToConstant: 20),
            inner.heightAnchor.constraint(equalToConstant: 20), inner.topAnchor.constraint(equalTo: outer.topAnchor))
        #expect(root.constraints.count == 2)
        outer.removeFromSuperview()
        #expect(!outward.isActive)
        #expect(inward.isActive)
        #expect(root.constraints.isEmpty)
        root.addSubview(outer)
        outward.isActive = true
        root.layoutIfNeeded()
        #expect(outer.frame.minX == 10)
        #expect(inner.frame == rect(3, 0, 20, 20))
    }

    @Test("Constraints reach across levels of the hierarchy")
    func acrossLevels() {
        let box = UIView(frame: rect(40, 50, 100, 100))
        let (inside, beside) = (free(), free())
        root.addSubview(box)
        box.addSubview(inside)
        root.addSubview(beside)
        laidOut(
            inside.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
            inside.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            inside.widthAnchor.constraint(equalToConstant: 10), inside.heightAnchor.constraint(equalToConstant: 10),
            beside.leadingAnchor.constraint(equalTo: inside.trailingAnchor, constant: 1),
            beside.topAnchor.constraint(equalTo: inside.bottomAnchor),
            beside.widthAnchor.constraint(equalTo: inside.widthAnchor),
            beside.heightAnchor.constraint(equalToConstant: 4))
        #expect(inside.frame == rect(20, 5, 10, 10))
        #expect(beside.frame == rect(71, 65, 10, 4))
        box.frame.origin = CGPoint(x: 45, y: 60)
        root.layoutIfNeeded()
        #expect(inside.frame == rect(15, 5, 10, 10))
        #expect(beside.frame == rect(71, 75, 10, 4))
    }

    @Test("Guides: margins, safe area, one of our own, system spacing")
    func guides() {
        let (view, other) = (free(), free())
        let gap = UILayoutGuide()
        root.addSubview(view)
        root.addSubview(other)
        root.addLayoutGuide(gap)
        root.additionalSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        laidOut(
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 40),
            gap.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            gap.widthAnchor.constraint(equalToConstant: 12), gap.topAnchor.constraint(equalTo: view.topAnchor),
            gap.heightAnchor.constraint(equalToConstant: 5),
            other.leadingAnchor.constraint(equalToSystemSpacingAfter: gap.trailingAnchor, multiplier: 2),
            other.topAnchor.constraint(equalToSystemSpacingBelow: gap.bottomAnchor, multiplier: 1),
            other.widthAnchor.constraint(equalToConstant: 1), other.heightAnchor.constraint(equalToConstant: 1))
        #expect(view.frame == rect(8, 44, 40, 402))
        #expect(gap.layoutFrame == rect(48, 44, 12, 5))
        #expect(other.frame == rect(76, 57, 1, 1))
        root.additionalSafeArea.top = 20
        root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        root.layoutIfNeeded()
        #expect(view.frame == rect(16, 20, 40, 426))
        #expect(root.layoutMarginsGuide.layoutFrame == rect(16, 20, 288, 426))
    }

    @Test("Labels of several lines get the height that their width asks for")
    func multilineLabel() {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 16)
        label.text = String(repeating: "words that wrap ", count: 20)
        root.addSubview(free(label))
        laidOut(
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20))
        #expect(label.frame.width == 280)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 280, height: 0)).height)
        let narrow = label.frame.height
        root.frame.size.width = 600
        root.layoutIfNeeded()
        #expect(label.frame.width == 560)
        #expect(label.frame.height < narrow)
    }

    @Test("Baselines of labels of different size lie on one line")
    func baselines() {
        let (small, large) = (UILabel(), UILabel())
        small.font = .systemFont(ofSize: 12)
        large.font = .systemFont(ofSize: 30)
        for label in [small, large] {
            label.text = "Text"
            root.addSubview(free(label))
        }
        laidOut(
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        let smallLine = small.frame.minY + (small.firstBaseline(forWidth: small.bounds.width) ?? 0)
        let largeLine = large.frame.minY + (large.firstBaseline(forWidth: large.bounds.width) ?? 0)
        #expect(abs(smallLine - largeLine) <= 0.5)
        #expect(small.frame.minY > large.frame.minY)
    }

    @Test("A view's fitting size is what its constraints need")
    func fittingSize() {
        let card = UIView()
        let content = FixedView(100, 30)
        card.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 132, height: 46))
        let stretched = card.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(stretched == CGSize(width: 300, height: 46))
        content.size = CGSize(width: 10, height: 90)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 42, height: 106))
    }

    @Test("A self-sizing row: the width is given, wrapped text gives the height")
    func selfSizingRow() {
        let row = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "long message text ", count: 12)
        row.addSubview(free(label))
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -12),
        ])
        for width in [200, 320, 700] as [CGFloat] {
            let size = row.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let text = label.sizeThatFits(CGSize(width: width - 24, height: 0))
            #expect(size == CGSize(width: width, height: text.height + 20))
        }
    }

    @Test("Sizes do not become negative when a fitting size has no room")
    func nonNegative() {
        let card = UIView()
        let inner = free()
        card.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 32)
    }

    @Test("The distance between two anchors can be constrained")
    func anchorDistance() {
        let (one, other) = (FixedView(10, 10), FixedView(20, 20))
        root.addSubview(one)
        root.addSubview(other)
        laidOut(
            one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            one.topAnchor.constraint(equalTo: root.topAnchor), other.topAnchor.constraint(equalTo: root.topAnchor),
            one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor).constraint(equalToConstant: 33))
        #expect(other.frame.minX == 48)
    }

    @Test("A multiple of a place counts from the containing view's edge, also right to left")
    func multiples() {
        let view = FixedView(10, 10)
        root.addSubview(view)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25,
            constant: 0)
        laidOut(constraint, view.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(view.center.x == 80)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.center.x == 240)
    }

    @Test("Views and constraints are released together")
    func release() {
        weak var weakView: UIView?
        weak var weakConstraint: NSLayoutConstraint?
        do {
            let container = UIView(frame: rect(0, 0, 100, 100))
            let view = free()
            container.addSubview(view)
            let constraint = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
            constraint.isActive = true
            container.layoutIfNeeded()
            weakView = view
            weakConstraint = constraint
        }
        #expect(weakView == nil)
        #expect(weakConstraint == nil)
    }

    @Test("Changing a priority decides anew")
    func priority() {
        let view = free()
        root.addSubview(view)
        let wide = view.widthAnchor.constraint(equalToConstant: 100).with(.defaultHigh)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50).with(.defaultLow)
        laidOut(wide, narrow)
        #expect(view.frame.width == 100)
        narrow.priority = .required
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }
}

extension NSLayoutConstraint {
    fileprivate func with(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }
}
