public import UIKit

/// The colours that the themes are made of.
///
/// Steps go from light (100) to dark (500); 300 is the step for a light
/// background, 200 for a dark one. `onlight` colours are for text on light
/// backgrounds and `ondark` for text on dark ones, from the strongest (01) to
/// the one for what cannot be used (04). Every pair that the themes put
/// together reaches a contrast of 4.5 for text and 3 for icons
/// (Docs/design.md), 04 excepted.
///
/// Set colours before `SBUTheme.set(theme:)`: themes read them when made.
@preconcurrency @MainActor
public class SBUColorSet {
    // MARK: Accent
    /// A tint of the accent, for backgrounds.
    public static var primary100 = Default.primary100
    /// The accent on dark backgrounds.
    public static var primary200 = Default.primary200
    /// The accent on light backgrounds.
    public static var primary300 = Default.primary300
    /// A deeper accent: pressed, and own messages in the dark.
    public static var primary400 = Default.primary400
    /// The deepest accent.
    public static var primary500 = Default.primary500
    /// A tint of the second accent.
    public static var secondary100 = Default.secondary100
    /// The second accent on dark backgrounds.
    public static var secondary200 = Default.secondary200
    /// The second accent on light backgrounds.
    public static var secondary300 = Default.secondary300
    /// A deeper second accent.
    public static var secondary400 = Default.secondary400
    /// The deepest second accent.
    public static var secondary500 = Default.secondary500

    // MARK: Backgrounds
    /// The lightest background.
    public static var background50 = Default.background50
    /// A field or bubble on the lightest background.
    public static var background100 = Default.background100
    /// Lines and pressed rows on light.
    public static var background200 = Default.background200
    /// Behind placeholders on light.
    public static var background300 = Default.background300
    /// Lines and pressed rows on dark, and behind placeholders.
    public static var background400 = Default.background400
    /// A field or bubble on the dark background.
    public static var background500 = Default.background500
    /// The dark background.
    public static var background600 = Default.background600
    /// The darkest background.
    public static var background700 = Default.background700
    /// A deep shade over what lies behind.
    public static var overlay01 = Default.overlay01
    /// A light shade over what lies behind.
    public static var overlay02 = Default.overlay02

    // MARK: Text
    /// The strongest text on light.
    public static var onlight01 = Default.onlight01
    /// Secondary text on light.
    public static var onlight02 = Default.onlight02
    /// Quiet text on light.
    public static var onlight03 = Default.onlight03
    /// What cannot be used, on light.
    public static var onlight04 = Default.onlight04
    /// The strongest text on dark.
    public static var ondark01 = Default.ondark01
    /// Secondary text on dark.
    public static var ondark02 = Default.ondark02
    /// Quiet text on dark.
    public static var ondark03 = Default.ondark03
    /// What cannot be used, on dark.
    public static var ondark04 = Default.ondark04

    // MARK: Meaning
    /// A tint of the error colour.
    public static var error100 = Default.error100
    /// The error colour on dark backgrounds.
    public static var error200 = Default.error200
    /// The error colour on light backgrounds.
    public static var error300 = Default.error300
    /// A deeper error colour.
    public static var error400 = Default.error400
    /// The deepest error colour.
    public static var error500 = Default.error500
    /// Behind a piece of information.
    public static var information = Default.information
    /// Behind a piece of information on light.
    public static var informationLight = Default.informationLight
    /// Behind what was searched for.
    public static var highlight = Default.highlight

    /// Sets every colour back to what it is by default.
    public static func restoreDefaultColors() {
        restoreAccents()
        restoreBackgrounds()
        restoreTextAndMeaning()
    }
}

// MARK: - Defaults

extension SBUColorSet {
    @MainActor private enum Default {
        static let primary100 = UIColor(hex: 0xD5F2ED)
        static let primary200 = UIColor(hex: 0x55CFBE)
        static let primary300 = UIColor(hex: 0x0B766C)
        static let primary400 = UIColor(hex: 0x0A5F58)
        static let primary500 = UIColor(hex: 0x084943)
        static let secondary100 = UIColor(hex: 0xFCE8D2)
        static let secondary200 = UIColor(hex: 0xF3B26B)
        static let secondary300 = UIColor(hex: 0xB4560C)
        static let secondary400 = UIColor(hex: 0x91430A)
        static let secondary500 = UIColor(hex: 0x6F3307)
        static let background50 = UIColor(hex: 0xFFFFFF)
        static let background100 = UIColor(hex: 0xF0F4F3)
        static let background200 = UIColor(hex: 0xE1E7E5)
        static let background300 = UIColor(hex: 0x8A9894)
        static let background400 = UIColor(hex: 0x36423F)
        static let background500 = UIColor(hex: 0x242E2C)
        static let background600 = UIColor(hex: 0x141A19)
        static let background700 = UIColor(hex: 0x0A0E0D)
        static let overlay01 = UIColor(hex: 0x000000, alpha: 0.6)
        static let overlay02 = UIColor(hex: 0x000000, alpha: 0.36)
        static let onlight01 = UIColor(hex: 0x101817)
        static let onlight02 = UIColor(hex: 0x46524F)
        static let onlight03 = UIColor(hex: 0x616D6A)
        static let onlight04 = UIColor(hex: 0xA7B1AE)
        static let ondark01 = UIColor(hex: 0xF5F9F8)
        static let ondark02 = UIColor(hex: 0xBCC7C4)
        static let ondark03 = UIColor(hex: 0x9AA6A3)
        static let ondark04 = UIColor(hex: 0x5B6764)
        static let error100 = UIColor(hex: 0xFBE3E1)
        static let error200 = UIColor(hex: 0xF58A82)
        static let error300 = UIColor(hex: 0xBF2F26)
        static let error400 = UIColor(hex: 0x9F241C)
        static let error500 = UIColor(hex: 0x7C1A14)
        static let information = UIColor(hex: 0x2563A8)
        static let informationLight = UIColor(hex: 0xDCEBFA)
        static let highlight = UIColor(hex: 0xFFEDA6)
    }

    private static func restoreAccents() {
        primary100 = Default.primary100
        primary200 = Default.primary200
        primary300 = Default.primary300
        primary400 = Default.primary400
        primary500 = Default.primary500
        secondary100 = Default.secondary100
        secondary200 = Default.secondary200
        secondary300 = Default.secondary300
        secondary400 = Default.secondary400
        secondary500 = Default.secondary500
    }

    private static func restoreBackgrounds() {
        background50 = Default.background50
        background100 = Default.background100
        background200 = Default.background200
        background300 = Default.background300
        background400 = Default.background400
        background500 = Default.background500
        background600 = Default.background600
        background700 = Default.background700
        overlay01 = Default.overlay01
        overlay02 = Default.overlay02
    }

    private static func restoreTextAndMeaning() {
        onlight01 = Default.onlight01
        onlight02 = Default.onlight02
        onlight03 = Default.onlight03
        onlight04 = Default.onlight04
        ondark01 = Default.ondark01
        ondark02 = Default.ondark02
        ondark03 = Default.ondark03
        ondark04 = Default.ondark04
        error100 = Default.error100
        error200 = Default.error200
        error300 = Default.error300
        error400 = Default.error400
        error500 = Default.error500
        information = Default.information
        informationLight = Default.informationLight
        highlight = Default.highlight
    }
}
