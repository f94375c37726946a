import UIKit

/// How large the user wants texts to be.
@MainActor
enum TextSize {
    /// Whether texts are so large that parts of a row stand one above the other.
    ///
    /// Asked of the application, as fonts are: a row knows the traits of its
    /// window only once it is in one.
    static var isVeryLarge: Bool {
        UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
    }
}
