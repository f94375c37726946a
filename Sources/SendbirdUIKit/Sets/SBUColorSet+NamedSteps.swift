public import UIKit

// The newer names of the steps; each is the same colour as its number.
extension SBUColorSet {
    /// A tint of the accent.
    public static var primaryExtraLight: UIColor {
        get { primary100 }
        set { primary100 = newValue }
    }
    /// The lighter step of the accent.
    public static var primaryLight: UIColor {
        get { primary200 }
        set { primary200 = newValue }
    }
    /// The main step of the accent.
    public static var primaryMain: UIColor {
        get { primary300 }
        set { primary300 = newValue }
    }
    /// A deeper step of the accent.
    public static var primaryDark: UIColor {
        get { primary400 }
        set { primary400 = newValue }
    }
    /// The deepest step of the accent.
    public static var primaryExtraDark: UIColor {
        get { primary500 }
        set { primary500 = newValue }
    }
    /// A tint of the second accent.
    public static var secondaryExtraLight: UIColor {
        get { secondary100 }
        set { secondary100 = newValue }
    }
    /// The lighter step of the second accent.
    public static var secondaryLight: UIColor {
        get { secondary200 }
        set { secondary200 = newValue }
    }
    /// The main step of the second accent.
    public static var secondaryMain: UIColor {
        get { secondary300 }
        set { secondary300 = newValue }
    }
    /// A deeper step of the second accent.
    public static var secondaryDark: UIColor {
        get { secondary400 }
        set { secondary400 = newValue }
    }
    /// The deepest step of the second accent.
    public static var secondaryExtraDark: UIColor {
        get { secondary500 }
        set { secondary500 = newValue }
    }
    /// A tint of the error colour.
    public static var errorExtraLight: UIColor {
        get { error100 }
        set { error100 = newValue }
    }
    /// The lighter step of the error colour.
    public static var errorLight: UIColor {
        get { error200 }
        set { error200 = newValue }
    }
    /// The main step of the error colour.
    public static var errorMain: UIColor {
        get { error300 }
        set { error300 = newValue }
    }
    /// A deeper step of the error colour.
    public static var errorDark: UIColor {
        get { error400 }
        set { error400 = newValue }
    }
    /// The deepest step of the error colour.
    public static var errorExtraDark: UIColor {
        get { error500 }
        set { error500 = newValue }
    }
    /// The strongest text on light.
    public static var onLightTextHighEmphasis: UIColor {
        get { onlight01 }
        set { onlight01 = newValue }
    }
    /// Secondary text on light.
    public static var onLightTextMidEmphasis: UIColor {
        get { onlight02 }
        set { onlight02 = newValue }
    }
    /// Quiet text on light.
    public static var onLightTextLowEmphasis: UIColor {
        get { onlight03 }
        set { onlight03 = newValue }
    }
    /// What cannot be used on light.
    public static var onLightTextDisabled: UIColor {
        get { onlight04 }
        set { onlight04 = newValue }
    }
    /// The strongest text on dark.
    public static var onDarkTextHighEmphasis: UIColor {
        get { ondark01 }
        set { ondark01 = newValue }
    }
    /// Secondary text on dark.
    public static var onDarkTextMidEmphasis: UIColor {
        get { ondark02 }
        set { ondark02 = newValue }
    }
    /// Quiet text on dark.
    public static var onDarkTextLowEmphasis: UIColor {
        get { ondark03 }
        set { ondark03 = newValue }
    }
    /// What cannot be used on dark.
    public static var onDarkTextDisabled: UIColor {
        get { ondark04 }
        set { ondark04 = newValue }
    }
    /// A deep shade over what lies behind.
    public static var overlayDark: UIColor {
        get { overlay01 }
        set { overlay01 = newValue }
    }
    /// A light shade over what lies behind.
    public static var overlayLight: UIColor {
        get { overlay02 }
        set { overlay02 = newValue }
    }
}
