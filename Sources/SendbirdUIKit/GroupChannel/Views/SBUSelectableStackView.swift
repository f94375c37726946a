public import UIKit

/// The bubble of a message: a stack with a background by side, that answers to
/// a tap, a long press and a secondary click.
@preconcurrency @MainActor
open class SBUSelectableStackView: SBUView {
    /// The side that the message stands on.
    open var position: MessagePosition = .center {
        didSet { updateBackground() }
    }
    /// What is in the bubble.
    public let stackView = UIStackView()

    var leftBackgroundColor: UIColor?
    var leftPressedBackgroundColor: UIColor?
    var rightBackgroundColor: UIColor?
    var rightPressedBackgroundColor: UIColor?
    var onTap: (() -> Void)?
    /// Takes a tap on a part of the bubble; returns whether it did.
    var interceptsTap: ((UITapGestureRecognizer) -> Bool)?
    var onLongPress: (() -> Void)?
    /// Whether a tap opens what is in the bubble, as it does a picture.
    var opensByTap = false
    private var isPressed = false {
        didSet { updateBackground() }
    }

    open override func setupViews() {
        super.setupViews()
        stackView.axis = .vertical
        stackView.alignment = .fill
        layer.cornerRadius = 18
        clipsToBounds = true
        addSubview(stackView)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        stackView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: topAnchor),
            stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
            stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    open override func setupActions() {
        super.setupActions()
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] recognizer in
                guard let self, let tap = recognizer as? UITapGestureRecognizer else { return }
                if interceptsTap?(tap) != true { onTap?() }
            })
        let press = UILongPressGestureRecognizer { [weak self] recognizer in
            switch recognizer.state {
            case .began:
                self?.isPressed = true
                self?.onLongPress?()
            case .ended, .cancelled, .failed: self?.isPressed = false
            default: break
            }
        }
        addGestureRecognizer(press)
        isAccessibilityElement = true
    }

    open override func setupStyles() {
        super.setupStyles()
        updateBackground()
    }

    private func updateBackground() {
        switch position {
        case .right: backgroundColor = isPressed ? rightPressedBackgroundColor : rightBackgroundColor
        case .left: backgroundColor = isPressed ? leftPressedBackgroundColor : leftBackgroundColor
        case .center: backgroundColor = .clear
        }
    }

    /// Squares the corners on the message's own side where it joins its neighbours.
    func joins(above: Bool, below: Bool) {
        let isTrailing = position == .right
        let isRight = isTrailing == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let top: CACornerMask = isRight ? .layerMaxXMinYCorner : .layerMinXMinYCorner
        let bottom: CACornerMask = isRight ? .layerMaxXMaxYCorner : .layerMinXMaxYCorner
        var corners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        if above { corners.remove(top) }
        if below { corners.remove(bottom) }
        layer.maskedCorners = corners
    }

    // MARK: - The stack's own calls

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { stackView.addArrangedSubview(view) }

    /// Puts a view in.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        stackView.insertArrangedSubview(view, at: index)
    }

    /// Takes a view out.
    open func removeArrangedSubview(_ view: UIView) { stackView.removeArrangedSubview(view) }

    /// Sets the direction of the stack.
    open func setAxis(_ axis: NSLayoutConstraint.Axis) { stackView.axis = axis }

    // MARK: - For those who do not point

    /// Does what a tap does where a tap opens something, and else what a long press does: opens the message's menu.
    open override func accessibilityActivate() -> Bool {
        guard let deed = opensByTap ? onTap : onLongPress else { return false }
        deed()
        return true
    }
}
