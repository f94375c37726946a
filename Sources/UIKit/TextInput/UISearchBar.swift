public import Foundation

/// A field to search with, and a button to leave the search.
open class UISearchBar: UIView, UITextFieldDelegate {
    /// The look of a bar.
    public enum Style: UInt, Sendable {
        /// The usual.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without a background.
        case minimal = 2
    }

    private let cancelButton = UIButton(type: .system)

    /// The field.
    public let searchTextField = UISearchTextField()
    /// Who decides.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// The look.
    open var searchBarStyle: Style = .default
    /// The colour of the background; none unless set.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
    /// Whether what is under the bar shines through. Kept.
    open var isTranslucent = true
    /// The picture behind the bar; only its absence counts.
    open var backgroundImage: UIImage?
    /// The kind of the keyboard; has no effect.
    open var keyboardType: UIKeyboardType = .default
    /// The title of Return; has no effect.
    open var returnKeyType: UIReturnKeyType = .search

    /// Whether the cancel button is shown.
    open var showsCancelButton = false {
        didSet {
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
        }
    }

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchTextField.delegate = self
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: text ?? "")
            }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.isHidden = true
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
            }, for: .touchUpInside)
        addSubview(searchTextField)
        addSubview(cancelButton)
    }

    /// Shows or hides the cancel button, moving or at once.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard animated, window != nil else {
            self.showsCancelButton = showsCancelButton
            return
        }
        UIView.animate(withDuration: 0.25) {
            self.showsCancelButton = showsCancelButton
            self.layoutIfNeeded()
        }
    }

    /// Sets the picture of the sign. The one given is shown in the field.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        guard icon == .search else { return }
        (searchTextField.leftView as? UIImageView)?.image = iconImage
    }

    /// A sign in the bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The cross that clears.
        case clear = 1
    }

    /// Escape empties the field and leaves it, as the cancel button does.
    open override var keyCommands: [UIKeyCommand]? {
        guard searchTextField.isFirstResponder else { return nil }
        return [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in self?.cancel() }
        ]
    }

    private func cancel() {
        if text?.isEmpty == false {
            text = ""
            delegate?.searchBar(self, textDidChange: "")
        }
        if showsCancelButton { delegate?.searchBarCancelButtonClicked(self) }
        resignFirstResponder()
    }

    /// The field does.
    open override var canBecomeFirstResponder: Bool { true }

    /// Whether the field is edited.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        searchTextField.becomeFirstResponder()
    }

    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        searchTextField.resignFirstResponder()
    }

    /// Asks the bar's delegate.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldBeginEditing(self) ?? true
    }

    /// Tells the bar's delegate.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        delegate?.searchBarTextDidBeginEditing(self)
    }

    /// Tells the bar's delegate.
    public func textFieldDidEndEditing(_ textField: UITextField) {
        delegate?.searchBarTextDidEndEditing(self)
    }

    /// Tells the bar's delegate of the search.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }

    /// 36 points, or what larger text asks for.
    private var fieldHeight: CGFloat {
        max(36, (searchTextField.font ?? .systemFont(ofSize: 16)).lineHeight.rounded(.up) + 16)
    }
    private var height: CGFloat { fieldHeight + 20 }

    /// Larger text wants a higher bar.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    /// 56 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }

    /// Returns the width that there is, 56 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    /// Places the field and the button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.insetBy(dx: 8, dy: max(0, (bounds.height - fieldHeight) / 2))
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        if showsCancelButton {
            let width = cancelButton.intrinsicContentSize.width + 12
            cancelButton.frame = CGRect(
                x: isLeftToRight ? area.maxX - width : area.minX, y: area.minY, width: width, height: area.height)
            area.size.width -= width
            if !isLeftToRight { area.origin.x += width }
        }
        searchTextField.frame = area
    }
}
