internal import Foundation

/// The thin bar that shows which part of the content is visible.
final class ScrollIndicator: UIView {
    private static let leastLength: CGFloat = 36
    private var frames: FrameObservation?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        alpha = 0
        layer.cornerRadius = 1.5
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Where the bar begins and how long it is. Past the edges it is pressed together.
    static func thumb(
        track: CGFloat, content: CGFloat, visible: CGFloat, position: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        guard content > 0, track > 0, visible > 0 else { return (0, max(0, track)) }
        let overshoot = max(0, -position, position + visible - content)
        let natural = max(leastLength, track * min(1, visible / content))
        let length = min(track, max(8, natural - (content > visible ? overshoot : 0)))
        let range = max(1, content - visible)
        let start = (track - length) * min(1, max(0, position / range))
        return (start, length)
    }

    func show(style: UIScrollView.IndicatorStyle) {
        switch style {
        case .default: backgroundColor = UIColor.label.withAlphaComponent(0.35)
        case .black: backgroundColor = UIColor.black.withAlphaComponent(0.35)
        case .white: backgroundColor = UIColor.white.withAlphaComponent(0.5)
        }
        frames?.cancel()
        frames = nil
        alpha = 1
        superview?.bringSubviewToFront(self)
    }

    /// Stays for a moment and goes.
    func fade() {
        frames?.cancel()
        let start = FrameClock.shared.now + 0.6
        frames = FrameClock.shared.observe { [weak self] time in
            guard let self else { return }
            self.alpha = 1 - min(1, max(0, (time - start) / 0.3))
            if self.alpha == 0 {
                self.frames?.cancel()
                self.frames = nil
            }
        }
    }
}
