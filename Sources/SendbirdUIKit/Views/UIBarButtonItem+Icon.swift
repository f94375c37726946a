import UIKit

extension UIBarButtonItem {
    /// Creates a bar button with an icon, a label for assistive tools and a name for tests.
    convenience init(icon: UIImage, label: String, identifier: String, action: @escaping @MainActor () -> Void) {
        self.init(primaryAction: UIAction(title: "", image: icon) { _ in action() })
        accessibilityLabel = label
        accessibilityIdentifier = identifier
    }

    /// Creates a bar button with a text and a name for tests.
    convenience init(title: String, identifier: String, action: @escaping @MainActor () -> Void) {
        self.init(primaryAction: UIAction(title: title) { _ in action() })
        accessibilityLabel = title
        accessibilityIdentifier = identifier
    }
}
