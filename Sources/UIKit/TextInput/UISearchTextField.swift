public import Foundation

/// The field of a search bar.
open class UISearchTextField: UITextField {
    /// Creates a field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        adorn()
    }

    /// Creates a field: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        adorn()
    }

    private func adorn() {
        let symbol = UIImage(
            systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))
        let icon = UIImageView(image: symbol)
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        icon.frame = CGRect(x: 0, y: 0, width: 32, height: 20)
        leftView = icon
        leftViewMode = .always
        clearButtonMode = .whileEditing
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16))
        adjustsFontForContentSizeCategory = true
        accessibilityTraits = .searchField
    }

    /// The text starts after the sign and keeps a little from the other end.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var area = super.textRect(forBounds: bounds)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { area.origin.x += min(8, area.width) }
        area.size.width = max(0, area.width - 8)
        return area
    }
}
