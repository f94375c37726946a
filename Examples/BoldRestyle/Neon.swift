import UIKit

/// The brand's tokens.
@MainActor
enum Neon {
    /// Behind everything.
    static let night = UIColor(red: 0.05, green: 0.04, blue: 0.11, alpha: 1)
    /// Cards.
    static let panel = UIColor(red: 0.11, green: 0.08, blue: 0.21, alpha: 1)
    /// What lies on cards.
    static let raised = UIColor(red: 0.20, green: 0.15, blue: 0.35, alpha: 1)
    /// What wants to be seen, and what is one's own.
    static let lime = UIColor(red: 0.78, green: 1.00, blue: 0.25, alpha: 1)
    /// What is others'.
    static let pink = UIColor(red: 1.00, green: 0.42, blue: 0.70, alpha: 1)
    /// Text.
    static let white = UIColor(red: 0.97, green: 0.96, blue: 1.00, alpha: 1)
    /// Quiet text.
    static let lilac = UIColor(red: 0.72, green: 0.66, blue: 0.88, alpha: 1)

    /// The brand's type.
    static func mono(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
        .monospacedSystemFont(ofSize: size, weight: weight)
    }

    /// Colours that stand for rooms and people, the same each time.
    static func color(for text: String) -> UIColor {
        let colors = [pink, lime, UIColor(red: 0.35, green: 0.80, blue: 1, alpha: 1), .systemOrange]
        return colors[text.unicodeScalars.reduce(0) { $0 &+ Int($1.value) } % colors.count]
    }
}
