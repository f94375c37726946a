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
