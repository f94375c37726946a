/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs whose title stands under the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { onChange?() } }
    /// The look of tabs whose title stands beside the image, in wide windows.
    open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { onChange?() } }
}
