public import Foundation

/// The screen: its size, density, and whether the desktop is light or dark.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen that windows are on.
    public static let main = UIScreen()

    /// The size, in points. Without a display that of a phone.
    ///
    /// ## Differences on Linux
    /// A window is not as large as the screen: this is the size that a new
    /// window gets.
    open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Pixels a point.
    open internal(set) var scale: CGFloat = 1 {
        didSet { if oldValue != scale { updateTraits() } }
    }

    /// Light or dark, as the desktop says.
    var interfaceStyle: UIUserInterfaceStyle = .light {
        didSet { if oldValue != interfaceStyle { updateTraits() } }
    }

    /// The direction of the language that the interface is in.
    var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight {
        didSet { if oldValue != layoutDirection { updateTraits() } }
    }

    /// The text size that the user asked for, as the desktop says.
    var contentSizeCategory: UIContentSizeCategory = .large {
        didSet {
            guard oldValue != contentSizeCategory else { return }
            updateTraits()
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: self,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: contentSizeCategory.rawValue])
        }
    }

    private var traits = UITraitCollection.standard

    /// The traits that windows start from.
    open var traitCollection: UITraitCollection { traits }

    /// The traits have changed. For overriding.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    private func updateTraits() {
        let old = traits
        traits = UITraitCollection(traitsFrom: [
            old,
            UITraitCollection(
                style: interfaceStyle, direction: layoutDirection, displayScale: scale, category: contentSizeCategory),
        ])
        UITraitCollection.current = traits
        traitCollectionDidChange(old)
        for window in UIApplication.shared.windows { window.updateTraits() }
    }
}
