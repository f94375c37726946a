import UIKit

extension UIBarButtonItem {
    /// Creates a bar button with an icon, a label for assistive tools and a name for tests.
    convenience init(icon: UIImage, label: String, identifier: String, action: @escaping @MainActor () -> Void) {
        self.init()
        set(icon: icon, label: label, identifier: identifier, action: action)
    }

    /// Creates a bar button with a text and a name for tests.
    convenience init(title: String, identifier: String, action: @escaping @MainActor () -> Void) {
        self.init(primaryAction: UIAction(title: title) { _ in action() })
        accessibilityLabel = title
        accessibilityIdentifier = identifier
    }

    /// Gives the button its action, and a look where it has none of its own.
    func set(icon: UIImage, label: String, identifier: String, action: @escaping @MainActor () -> Void) {
        let ownImage = image
        primaryAction = UIAction(title: "", image: icon) { _ in action() }
        if let ownImage { image = ownImage } else if title != nil { image = nil }
        if accessibilityLabel == nil { accessibilityLabel = label }
        accessibilityIdentifier = identifier
    }
}
