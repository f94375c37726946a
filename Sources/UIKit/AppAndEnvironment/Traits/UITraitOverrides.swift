public import Foundation

/// Traits that a view, or a view controller, has whatever is around it, with all inside.
///
///     window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
///     window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
///
/// Reading one that is not set gives the unspecified value.
@preconcurrency @MainActor
public struct UITraitOverrides {
    /// Light or dark.
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The direction of the language.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The room across.
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The room down.
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Pixels a point; 0 is not set.
    public var displayScale: CGFloat = 0
    /// The user's text size.
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified

    /// Whether a trait is set.
    public func contains(_ trait: UITrait) -> Bool {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle != .unspecified
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection != .unspecified
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass != .unspecified
        case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass != .unspecified
        case ObjectIdentifier(UITraitDisplayScale.self): displayScale != 0
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): preferredContentSizeCategory != .unspecified
        default: false
        }
    }

    /// Has a trait come from around again.
    public mutating func remove(_ trait: UITrait) {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle = .unspecified
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection = .unspecified
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass = .unspecified
        case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass = .unspecified
        case ObjectIdentifier(UITraitDisplayScale.self): displayScale = 0
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): preferredContentSizeCategory = .unspecified
        default: break
        }
    }

    /// The traits with the set ones in their places.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            traits,
            UITraitCollection(
                style: userInterfaceStyle, direction: layoutDirection, horizontal: horizontalSizeClass,
                vertical: verticalSizeClass, displayScale: displayScale, category: preferredContentSizeCategory),
        ])
    }
}
