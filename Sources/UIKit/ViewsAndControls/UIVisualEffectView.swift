public import Foundation

/// A view that shows what lies behind it by an effect. Subviews go into `contentView`.
open class UIVisualEffectView: UIView {
    /// The view that holds what lies on the glass.
    public let contentView = UIView()

    /// The effect; nil is none.
    open var effect: UIVisualEffect? { didSet { effectDidChange() } }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view without an effect: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        effectDidChange()
    }

    private func effectDidChange() {
        backgroundColor = (effect as? UIBlurEffect)?.color
    }
}
