public import Foundation
internal import Synchronization

/// What a view needs to know of its surroundings: light or dark, direction,
/// room, text size, pixel density. A value; safe on any thread.
// Immutable after init, so sharing it is safe although NSObject is not Sendable.
open class UITraitCollection: NSObject, @unchecked Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The direction of the language.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The room across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The room down.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Pixels a point; 0 when not said.
    public let displayScale: CGFloat
    /// The text size that the user asked for.
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(
        style: UIUserInterfaceStyle = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified,
        horizontal: UIUserInterfaceSizeClass = .unspecified,
        vertical: UIUserInterfaceSizeClass = .unspecified,
        idiom: UIUserInterfaceIdiom = .unspecified,
        displayScale: CGFloat = 0,
        category: UIContentSizeCategory = .unspecified
    ) {
        userInterfaceStyle = style
        layoutDirection = direction
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceIdiom = idiom
        self.displayScale = displayScale
        preferredContentSizeCategory = category
    }

    /// Creates a collection that says nothing.
    public override convenience init() {
        self.init(style: .unspecified)
    }

    /// Creates a collection that says only light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    /// Creates a collection that says only the direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }

    /// Creates a collection that says only the room across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }

    /// Creates a collection that says only the room down.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(vertical: verticalSizeClass)
    }

    /// Creates a collection that says only the pixels a point.
    public convenience init(displayScale: CGFloat) {
        self.init(displayScale: displayScale, category: .unspecified)
    }

    /// Creates a collection that says only the text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }

    /// Creates a collection of all that these say; a later one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let all = traitCollections
        self.init(
            style: all.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
            direction: all.last { $0.layoutDirection != .unspecified }?.layoutDirection ?? .unspecified,
            horizontal: all.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass ?? .unspecified,
            vertical: all.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass ?? .unspecified,
            idiom: all.last { $0.userInterfaceIdiom != .unspecified }?.userInterfaceIdiom ?? .unspecified,
            displayScale: all.last { $0.displayScale != 0 }?.displayScale ?? 0,
            category: all.last { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory
                ?? .unspecified)
    }

    /// The system's traits when no view has been asked yet.
    static let standard = UITraitCollection(
        style: .light, direction: .leftToRight, horizontal: .compact, vertical: .regular, idiom: .phone,
        displayScale: 1, category: .large)

    private static let currentTraits = Mutex(standard)

    /// The traits under which dynamic colours are resolved when nobody says
    /// others. While a view paints these are the view's.
    open class var current: UITraitCollection {
        get { currentTraits.withLock { $0 } }
        set { currentTraits.withLock { $0 = newValue } }
    }

    /// Runs `actions` with these as the current traits.
    open func performAsCurrent(_ actions: () -> Void) {
        let before = Self.current
        Self.current = self
        actions()
        Self.current = before
    }

    /// Whether dynamic colours may come out otherwise than under the other traits.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    /// Whether the other says the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other
            || userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
                && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
                && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
                && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    /// A hash that goes with `isEqual(_:)`.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(layoutDirection)
        hasher.combine(horizontalSizeClass)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    /// Replaces light or dark and the density where they are said.
    func overriding(style: UIUserInterfaceStyle, displayScale scale: CGFloat) -> UITraitCollection {
        if style == .unspecified || style == userInterfaceStyle, scale == 0 || scale == displayScale { return self }
        return UITraitCollection(traitsFrom: [self, UITraitCollection(style: style, displayScale: scale)])
    }
}
