internal import Foundation

/// What lies behind is seen as through frosted glass.
///
/// ## Differences on Linux
/// Nothing is blurred: the glass is a tone that lets through as much as reads well.
open class UIBlurEffect: UIVisualEffect {
    /// The tone of the glass.
    public enum Style: Int, Sendable {
        /// Lighter than white.
        case extraLight = 0
        /// White.
        case light = 1
        /// Black.
        case dark = 2
        /// As light or dark has it.
        case regular = 4
        /// As light or dark has it, stronger.
        case prominent = 5
        /// As light or dark has it, nearly clear.
        case systemUltraThinMaterial = 6
        /// As light or dark has it, thin.
        case systemThinMaterial = 7
        /// As light or dark has it.
        case systemMaterial = 8
        /// As light or dark has it, thick.
        case systemThickMaterial = 9
        /// As bars have it.
        case systemChromeMaterial = 10
    }

    let style: Style

    /// Creates an effect of a tone.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    var color: UIColor {
        switch style {
        case .extraLight: UIColor.white.withAlphaComponent(0.92)
        case .light: UIColor.white.withAlphaComponent(0.8)
        case .dark: UIColor.black.withAlphaComponent(0.75)
        case .systemUltraThinMaterial: .systemBackground.withAlphaComponent(0.55)
        case .systemThinMaterial: .systemBackground.withAlphaComponent(0.7)
        case .regular, .systemMaterial: .systemBackground.withAlphaComponent(0.82)
        case .prominent, .systemThickMaterial: .systemBackground.withAlphaComponent(0.9)
        case .systemChromeMaterial: .systemBackground.withAlphaComponent(0.94)
        }
    }
}
