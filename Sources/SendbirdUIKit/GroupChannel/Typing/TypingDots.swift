import UIKit

/// Three dots that swell one after the other; still where movements are not wanted.
@MainActor
final class TypingDots: UIView {
    private enum Metric {
        static let dot: CGFloat = 8
        static let gap: CGFloat = 5
        static let inset = UIEdgeInsets(top: 14, left: 14, bottom: 14, right: 14)
        static let period: TimeInterval = 0.5
        static let faint: CGFloat = 0.35
    }

    private let dots = (0..<3).map { _ in UIView() }
    private var isMoving = false

    /// The colour of the dots.
    var color: UIColor? {
        didSet { for dot in dots { dot.backgroundColor = color } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for dot in dots {
            dot.layer.cornerRadius = Metric.dot / 2
            addSubview(dot)
        }
        rest()
    }

    @available(*, unavailable, message: "Made in code")
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: Metric.dot * 3 + Metric.gap * 2 + Metric.inset.left + Metric.inset.right,
            height: Metric.dot + Metric.inset.top + Metric.inset.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, dot) in dots.enumerated() {
            let place = CGFloat(isRightToLeft ? dots.count - 1 - index : index)
            dot.frame = CGRect(
                x: Metric.inset.left + place * (Metric.dot + Metric.gap), y: (bounds.height - Metric.dot) / 2,
                width: Metric.dot, height: Metric.dot)
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { rest() } else { move() }
    }

    /// What is seen of the dots at rest: each a little fainter than the one before.
    private func rest() {
        isMoving = false
        for (index, dot) in dots.enumerated() { dot.alpha = 1 - CGFloat(index) * 0.25 }
    }

    private func move() {
        guard !isMoving, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled else { return }
        isMoving = true
        for (index, dot) in dots.enumerated() {
            dot.alpha = 1
            UIView.animate(
                withDuration: Metric.period, delay: Metric.period / 3 * TimeInterval(index),
                options: [.repeat, .autoreverse]
            ) { dot.alpha = Metric.faint }
        }
    }
}
