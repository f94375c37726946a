import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Stack views")
struct UIStackViewTests {
    private func stack(
        _ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal, size: CGSize = CGSize(width: 200, height: 60),
        spacing: CGFloat = 0
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        stack.frame = CGRect(origin: .zero, size: size)
        return stack
    }

    private func frames(_ stack: UIStackView) -> [CGRect] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test("Fill stretches the least reluctant view and cuts the least resistant")
    func fill() {
        let (a, b) = (FixedView(50, 20), FixedView(60, 30))
        a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let stack = stack([a, b], spacing: 10)
        #expect(frames(stack) == [rect(0, 0, 50, 60), rect(60, 0, 140, 60)])
        stack.frame.size.width = 90
        #expect(frames(stack) == [rect(0, 0, 50, 60), rect(60, 0, 30, 60)])
    }

    @Test("Right to left, a row begins at the right")
    func rightToLeft() {
        let stack = stack([FixedView(50, 20), FixedView(60, 30)], spacing: 10)
        stack.distribution = .equalSpacing
        stack.semanticContentAttribute = .forceRightToLeft
        #expect(frames(stack) == [rect(150, 0, 50, 60), rect(0, 0, 60, 60)])
    }

    @Test("A view without a size of its own takes the surplus first")
    func spacer() {
        let stack = stack([FixedView(50, 20), UIView(), FixedView(60, 30)])
        #expect(frames(stack).map(\.width) == [50, 90, 60])
    }

    @Test("The other distributions")
    func distributions() {
        let stack = stack([FixedView(20, 20), FixedView(40, 20), FixedView(60, 20)], spacing: 10)
        stack.distribution = .fillEqually
        #expect(frames(stack).map(\.minX) == [0, 70, 140])
        stack.distribution = .fillProportionally
        #expect(frames(stack).map(\.width) == [30, 60, 90])
        stack.distribution = .equalSpacing
        #expect(frames(stack).map(\.minX) == [0, 60, 140])
        stack.distribution = .equalCentering
        #expect(frames(stack).map(\.midX) == [10, 90, 170])
    }

    @Test("Alignments of a row and of a column", arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func alignments(axis: NSLayoutConstraint.Axis) {
        let stack = stack([FixedView(50, 20)], axis, size: CGSize(width: 200, height: 60))
        let isRow = axis == .horizontal
        let expected: [(UIStackView.Alignment, CGFloat)] = [
            (.leading, 0), (.center, isRow ? 20 : 75), (.trailing, isRow ? 40 : 150),
        ]
        for (alignment, start) in expected {
            stack.alignment = alignment
            let frame = frames(stack)[0]
            #expect((isRow ? frame.minY : frame.minX) == start)
            #expect((isRow ? frame.height : frame.width) == (isRow ? 20 : 50))
        }
    }

    @Test("Hidden views take no room, and no gap")
    func hidden() {
        let (a, b, c) = (FixedView(10, 10), FixedView(10, 20), FixedView(10, 30))
        let stack = stack([a, b, c], .vertical, size: CGSize(width: 50, height: 70), spacing: 5)
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 70))
        b.isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 45))
        stack.frame.size.height = 45
        #expect(frames(stack)[2] == rect(0, 15, 50, 30))
        b.isHidden = false
        #expect(stack.systemLayoutSizeFitting(.zero).height == 70)
    }

    @Test("Custom spacing counts after its view until it is hidden or removed")
    func customSpacing() {
        let (a, b) = (FixedView(10, 10), FixedView(10, 10))
        let stack = stack([a, b], spacing: 4)
        stack.setCustomSpacing(20, after: a)
        #expect(stack.customSpacing(after: a) == 20)
        #expect(stack.systemLayoutSizeFitting(.zero).width == 40)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        #expect(stack.systemLayoutSizeFitting(.zero).width == 24)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
        #expect(stack.systemLayoutSizeFitting(.zero).width == 28)
        b.isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero).width == 10)
    }

    @Test("Margins count when asked")
    func margins() {
        let stack = stack([FixedView(10, 10)], size: CGSize(width: 100, height: 50))
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(frames(stack) == [rect(0, 0, 100, 50)])
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(frames(stack) == [rect(2, 1, 94, 46)])
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 16, height: 14))
    }

    @Test("Constraints of an arranged view are firm")
    func constrainedContent() {
        let avatar = free()
        let name = FixedView(70, 20)
        let stack = stack([avatar, name], spacing: 8)
        avatar.widthAnchor.constraint(equalToConstant: 26).isActive = true
        avatar.heightAnchor.constraint(equalToConstant: 26).isActive = true
        stack.alignment = .center
        #expect(frames(stack) == [rect(0, 17, 26, 26), rect(34, 20, 166, 20)])
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 104, height: 26))
    }

    @Test("A stack view among constraints grows with its content")
    func amongConstraints() {
        let root = UIView(frame: rect(0, 0, 300, 300))
        let content = FixedView(40, 20)
        let stack = UIStackView(arrangedSubviews: [content, FixedView(30, 50)])
        root.addSubview(free(stack))
        let below = FixedView(10, 10)
        root.addSubview(below)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.topAnchor.constraint(equalTo: stack.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == rect(0, 0, 70, 50))
        #expect(below.frame.origin == CGPoint(x: 70, y: 50))
        content.size = CGSize(width: 60, height: 80)
        root.layoutIfNeeded()
        #expect(below.frame.origin == CGPoint(x: 90, y: 80))
        #expect(content.frame == rect(0, 0, 60, 80))
    }

    @Test("A message bubble: nested stacks, limited width, wrapped text")
    func bubble() {
        let cell = UIView(frame: rect(0, 0, 320, 10))
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "a message of some length ", count: 8)
        let bubble = UIView()
        bubble.addSubview(free(label))
        let avatar = free()
        let row = UIStackView(arrangedSubviews: [avatar, bubble])
        row.alignment = .bottom
        row.spacing = 8
        let column = UIStackView(arrangedSubviews: [FixedView(60, 16), row])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 4
        cell.addSubview(free(column))
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 7),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 244),
            avatar.widthAnchor.constraint(equalToConstant: 26), avatar.heightAnchor.constraint(equalToConstant: 26),
            column.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
            column.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
            column.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 12),
            column.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor, constant: -12),
        ])
        let text = label.sizeThatFits(CGSize(width: 220, height: 0))
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == text.height + 14 + 4 + 16 + 16)
        cell.frame.size.height = size.height
        cell.layoutIfNeeded()
        #expect(label.frame == rect(12, 7, 220, text.height))
        #expect(bubble.frame == rect(34, 0, 244, text.height + 14))
        #expect(avatar.frame == rect(0, text.height + 14 - 26, 26, 26))
        label.text = "k"
        let short = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.frame.size.height = short.height
        cell.layoutIfNeeded()
        #expect(bubble.frame.width == label.intrinsicContentSize.width + 24)
    }

    @Test("A view that is put into another stack is arranged by that one alone")
    func moving() {
        let row = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let column = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        column.axis = .vertical
        column.distribution = .fillEqually
        let views = (0..<2).map { _ in UIView() }
        for view in views { row.addArrangedSubview(view) }
        row.layoutIfNeeded()
        for view in views { column.addArrangedSubview(view) }
        #expect(row.arrangedSubviews.isEmpty && column.arrangedSubviews == views)
        row.layoutIfNeeded()
        column.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [0, 50] && views.map(\.frame.minX) == [0, 0])
    }

    @Test("Removing arranged views, from the stack or from the tree")
    func removing() {
        let (a, b) = (FixedView(10, 10), FixedView(10, 10))
        let stack = stack([a, b])
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b])
        #expect(a.superview === stack)
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        stack.insertArrangedSubview(b, at: 99)
        stack.insertArrangedSubview(a, at: -1)
        #expect(stack.arrangedSubviews == [a, b])
        stack.addArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b, a])
    }
}
