import Foundation
import UIKit

extension UILabel {
    /// The accessibility sizes, the largest first, and the size below them.
    private static let sizes: [UIContentSizeCategory] = [
        .accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraLarge,
        .accessibilityLarge, .accessibilityMedium, .extraExtraExtraLarge,
    ]

    /// Takes the largest text size, up to the user's, in which no word is wider than the room: one that goes on in the
    /// next line without a hyphen reads as two. Words have their room anyway in sizes for everyone.
    func keepWordsWhole(in width: CGFloat) {
        let user = superview?.traitCollection.preferredContentSizeCategory ?? .large
        guard width > 0, user.isAccessibilityCategory, let text else {
            if maximumContentSizeCategory != nil { maximumContentSizeCategory = nil }
            return
        }
        let words = text.split(whereSeparator: \.isWhitespace).filter { !Self.breaksAnywhere($0) }
            .map { String($0) as NSString }
        for size in Self.sizes where size <= user {
            maximumContentSizeCategory = size
            let attributes: [NSAttributedString.Key: Any] = [.font: font as Any]
            if words.allSatisfy({ $0.size(withAttributes: attributes).width <= width }) { return }
        }
    }

    /// Whether a text is of a script whose lines may end behind any letter: Chinese, Japanese or Korean.
    private static func breaksAnywhere(_ text: Substring) -> Bool {
        text.unicodeScalars.contains { (0x1100...0x11FF ~= $0.value) || (0x2E80...0xD7FF ~= $0.value) }
    }
}
