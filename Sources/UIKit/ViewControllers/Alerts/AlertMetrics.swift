internal import Foundation

/// The measures of one form of an alert, in points.
@MainActor
struct AlertMetrics {
    var rowHeight: CGFloat
    var titleFont: UIFont
    var messageFont: UIFont
    var buttonFont: UIFont
    var boldButtonFont: UIFont
    var titleColor: UIColor
    var messageColor: UIColor
    var headerInsets: UIEdgeInsets
    var cornerRadius: CGFloat
    /// Between the buttons and the one to cancel, where that has a card of its own.
    var cancelGap: CGFloat?

    /// The measures in the size that the traits ask for; large text stops where a word would no longer fit.
    func scaled(for traits: UITraitCollection) -> AlertMetrics {
        var scaled = self
        func font(_ font: UIFont) -> UIFont {
            UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 34, compatibleWith: traits)
        }
        scaled.titleFont = font(titleFont)
        scaled.messageFont = font(messageFont)
        scaled.buttonFont = font(buttonFont)
        scaled.boldButtonFont = font(boldButtonFont)
        let growth = scaled.buttonFont.lineHeight - buttonFont.lineHeight
        scaled.rowHeight = (rowHeight + growth).rounded(.up)
        return scaled
    }

    /// What the card is wider by with the largest sizes of text.
    static func widening(for traits: UITraitCollection) -> CGFloat {
        traits.preferredContentSizeCategory.isAccessibilityCategory ? 120 : 0
    }

    static let alert = AlertMetrics(
        rowHeight: 44, titleFont: .systemFont(ofSize: 17, weight: .semibold), messageFont: .systemFont(ofSize: 13),
        buttonFont: .systemFont(ofSize: 17), boldButtonFont: .systemFont(ofSize: 17, weight: .semibold),
        titleColor: .label, messageColor: .label,
        headerInsets: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16), cornerRadius: 14, cancelGap: nil)

    static let sheet = AlertMetrics(
        rowHeight: 56, titleFont: .systemFont(ofSize: 13, weight: .semibold), messageFont: .systemFont(ofSize: 13),
        buttonFont: .systemFont(ofSize: 20), boldButtonFont: .systemFont(ofSize: 20, weight: .semibold),
        titleColor: .secondaryLabel, messageColor: .secondaryLabel,
        headerInsets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16), cornerRadius: 14, cancelGap: 8)

    static let popover = AlertMetrics(
        rowHeight: 44, titleFont: .systemFont(ofSize: 13, weight: .semibold), messageFont: .systemFont(ofSize: 13),
        buttonFont: .systemFont(ofSize: 17), boldButtonFont: .systemFont(ofSize: 17, weight: .semibold),
        titleColor: .secondaryLabel, messageColor: .secondaryLabel,
        headerInsets: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16), cornerRadius: 13, cancelGap: nil)

    /// The background of the cards.
    static let cardColor = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
}
