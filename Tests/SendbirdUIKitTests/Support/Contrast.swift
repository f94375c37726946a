import Foundation
@testable import UIKit

/// The contrast of two colours (WCAG 2.1, “contrast ratio”): 1 to 21.
@MainActor
func contrast(_ one: UIColor, _ other: UIColor) -> CGFloat {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

@MainActor
private func luminance(_ color: UIColor) -> CGFloat {
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    func linear(_ part: CGFloat) -> CGFloat {
        part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
