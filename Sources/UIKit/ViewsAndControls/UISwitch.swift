public import Foundation

/// Something to turn on and off. 51 by 31 points.
open class UISwitch: UIControl {
    private let knob = UIView(frame: CGRect(x: 2, y: 2, width: 27, height: 27))
    private let track = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    private var value = false

    /// The colour while on; the system's green unless set.
    open var onTintColor: UIColor? { didSet { update() } }
    /// The colour of the knob; white unless set.
    open var thumbTintColor: UIColor? { didSet { update() } }

    /// Whether it is on.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Creates a switch; of the frame only the origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: 51, height: 31))
        setUp()
    }

    /// Creates a switch: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        track.layer.cornerRadius = 15.5
        track.isUserInteractionEnabled = false
        knob.layer.cornerRadius = 13.5
        knob.layer.shadowOpacity = 0.2
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        knob.layer.shadowRadius = 2
        track.addSubview(knob)
        addSubview(track)
        accessibilityTraits = [.button, .toggleButton]
        update()
    }

    /// Turns it on or off, moving or at once. Nobody is told.
    open func setOn(_ on: Bool, animated: Bool) {
        guard value != on else { return }
        value = on
        if animated, window != nil {
            UIView.animate(withDuration: 0.2) { self.update() }
        } else {
            update()
        }
        accessibilityDidChange()
    }

    private func update() {
        knob.frame.origin.x = value ? 22 : 2
        knob.backgroundColor = thumbTintColor ?? .white
        track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
        alpha = isEnabled ? 1 : 0.5
    }

    override func press() {
        setOn(!value, animated: true)
        sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    /// Always 51 by 31.
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

    /// Returns 51 by 31.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Puts the track in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        track.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// "1" while on, else "0", as the original has it.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (value ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}
