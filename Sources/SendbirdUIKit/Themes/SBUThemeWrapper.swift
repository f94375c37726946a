/// A theme that follows the set in use until a view is given one of its own.
///
///     @SBUThemeWrapper(theme: SBUTheme.userListTheme)
///     public var theme: SBUUserListTheme
@preconcurrency @MainActor
@propertyWrapper
public struct SBUThemeWrapper<T> {
    private let inUse: () -> T
    private var own: T?

    /// Creates a wrapper that reads `theme` each time it is asked.
    public init(theme: @autoclosure @escaping () -> T) {
        inUse = theme
    }

    /// The theme given to the view, or the one in use.
    public var wrappedValue: T {
        get { own ?? inUse() }
        set { own = newValue }
    }
}
