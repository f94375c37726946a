public import UIKit

/// A text field with a line under it.
@preconcurrency @MainActor
open class SBUUnderLineTextField: UITextField {
    private let line = UIView()
    private let lineHeight: CGFloat = 1

    /// Creates a field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(line)
    }

    /// Creates a field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(line)
    }

    /// Sets the colour of the line.
    open func updateColor(_ color: UIColor?) {
        line.backgroundColor = color
    }

    /// Puts the line at the foot.
    open override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: bounds.height - lineHeight, width: bounds.width, height: lineHeight)
    }
}
