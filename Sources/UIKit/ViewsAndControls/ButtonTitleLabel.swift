/// The title of a button, which hears of it when it needs another size.
final class ButtonTitleLabel: UILabel {
    var sizeDidChange: (() -> Void)?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeDidChange?()
    }
}
