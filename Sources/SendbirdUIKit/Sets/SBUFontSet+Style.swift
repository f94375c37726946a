internal import UIKit

extension SBUFontSet {
    /// A place in the type scale.
    enum Style {
        case h1, h2, h3
        case subtitle1, subtitle2, subtitle3
        case body1, body2, body3, body4
        case button1, button2, button3
        case caption1, caption2, caption3, caption4

        /// Points at the user's usual text size.
        var size: CGFloat {
            switch self {
            case .h1: 22
            case .h2: 18
            case .h3, .button1: 17
            case .subtitle1, .subtitle2, .body1, .body3, .body4, .button2: 16
            case .subtitle3: 15
            case .body2, .button3: 14
            case .caption1, .caption2, .caption3: 12
            case .caption4: 11
            }
        }

        var weight: UIFont.Weight {
            switch self {
            case .h1: .bold
            case .h2, .h3, .subtitle1, .subtitle3, .body4, .button1, .button2, .button3, .caption1: .semibold
            case .subtitle2: .medium
            case .body1, .body2, .body3, .caption2, .caption3, .caption4: .regular
            }
        }

        /// The style whose growth this one shares.
        var textStyle: UIFont.TextStyle {
            switch self {
            case .h1: .title1
            case .h2, .h3, .subtitle1, .button1: .headline
            case .subtitle2, .body1, .body3, .body4, .button2: .body
            case .subtitle3, .body2, .button3: .subheadline
            case .caption1, .caption2, .caption3: .caption1
            case .caption4: .caption2
            }
        }
    }
}
