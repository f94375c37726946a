internal import Foundation

/// The shade over what lies behind a card. A click on it is told to its owner.
final class DimmingView: UIView {
    var onPress: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.5 : 0.25)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        onPress()
    }
}
