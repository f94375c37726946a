internal import Foundation

extension UIColor {
    // MARK: - Fixed colours

    /// The colour black, the same in light and dark.
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The colour white, the same in light and dark.
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The colour dark gray, the same in light and dark.
    public static let darkGray = UIColor(red: 0.3333, green: 0.3333, blue: 0.3333, alpha: 1)
    /// The colour light gray, the same in light and dark.
    public static let lightGray = UIColor(red: 0.6667, green: 0.6667, blue: 0.6667, alpha: 1)
    /// The colour gray, the same in light and dark.
    public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    /// The colour red, the same in light and dark.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// The colour green, the same in light and dark.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// The colour blue, the same in light and dark.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// The colour cyan, the same in light and dark.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// The colour yellow, the same in light and dark.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// The colour magenta, the same in light and dark.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The colour orange, the same in light and dark.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// The colour purple, the same in light and dark.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The colour brown, the same in light and dark.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// The colour clear, the same in light and dark.
    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// The system's colour for text on light backgrounds, the same in light and dark.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The system's colour for text on dark backgrounds, the same in light and dark.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    // MARK: - Dynamic colours

    /// The system red colour of light and of dark.
    public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    /// The system orange colour of light and of dark.
    public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    /// The system yellow colour of light and of dark.
    public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    /// The system green colour of light and of dark.
    public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
    /// The system mint colour of light and of dark.
    public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
    /// The system teal colour of light and of dark.
    public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40CBE0)
    /// The system cyan colour of light and of dark.
    public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
    /// The system blue colour of light and of dark.
    public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    /// The system indigo colour of light and of dark.
    public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
    /// The system purple colour of light and of dark.
    public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
    /// The system pink colour of light and of dark.
    public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
    /// The system brown colour of light and of dark.
    public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
    /// The system gray colour of light and of dark.
    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    /// The system gray 2 colour of light and of dark.
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    /// The system gray 3 colour of light and of dark.
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    /// The system gray 4 colour of light and of dark.
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    /// The system gray 5 colour of light and of dark.
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    /// The system gray 6 colour of light and of dark.
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// The system background colour of light and of dark.
    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
    /// The secondary system background colour of light and of dark.
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    /// The tertiary system background colour of light and of dark.
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
    /// The system grouped background colour of light and of dark.
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
    /// The secondary system grouped background colour of light and of dark.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
    /// The tertiary system grouped background colour of light and of dark.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
    /// The label colour of light and of dark.
    public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    /// The opaque separator colour of light and of dark.
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
    /// The link colour of light and of dark.
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
    /// The secondary label colour of light and of dark.
    public static let secondaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.6, darkAlpha: 0.6)
    /// The tertiary label colour of light and of dark.
    public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
    /// The quaternary label colour of light and of dark.
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.18, darkAlpha: 0.18)
    /// The placeholder text colour of light and of dark.
    public static let placeholderText = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
    /// The separator colour of light and of dark.
    public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, lightAlpha: 0.29, darkAlpha: 0.6)
    /// The system fill colour of light and of dark.
    public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, lightAlpha: 0.2, darkAlpha: 0.36)
    /// The secondary system fill colour of light and of dark.
    public static let secondarySystemFill = UIColor(light: 0x787880, dark: 0x787880, lightAlpha: 0.16, darkAlpha: 0.32)
    /// The tertiary system fill colour of light and of dark.
    public static let tertiarySystemFill = UIColor(light: 0x767680, dark: 0x767680, lightAlpha: 0.12, darkAlpha: 0.24)
    /// The quaternary system fill colour of light and of dark.
    public static let quaternarySystemFill = UIColor(light: 0x747480, dark: 0x767680, lightAlpha: 0.08, darkAlpha: 0.18)
    /// The colour of controls that nobody tinted.
    public static let tintColor = UIColor.systemBlue
}
