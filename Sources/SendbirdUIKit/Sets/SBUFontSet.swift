public import UIKit

/// The fonts that the themes are made of: one scale for all screens.
///
/// The defaults grow with the text size that the user asked for: they are made
/// anew each time they are read. Set fonts before `SBUTheme.set(theme:)`:
/// themes read them when made.
@preconcurrency @MainActor
public class SBUFontSet {
    /// What an app set, by the name of the font.
    private static var own: [Style: UIFont] = [:]

    /// A large heading. 22 pt, bold.
    public static var h1: UIFont {
        get { font(.h1) }
        set { own[.h1] = newValue }
    }
    /// The title of an alert or a profile. 18 pt, semibold.
    public static var h2: UIFont {
        get { font(.h2) }
        set { own[.h2] = newValue }
    }
    /// A title in the navigation bar. 17 pt, semibold.
    public static var h3: UIFont {
        get { font(.h3) }
        set { own[.h3] = newValue }
    }
    /// The name in a row. 16 pt, semibold.
    public static var subtitle1: UIFont {
        get { font(.subtitle1) }
        set { own[.subtitle1] = newValue }
    }
    /// An item of a menu, a person's name. 16 pt, medium.
    public static var subtitle2: UIFont {
        get { font(.subtitle2) }
        set { own[.subtitle2] = newValue }
    }
    /// A small heading inside content. 15 pt, semibold.
    public static var subtitle3: UIFont {
        get { font(.subtitle3) }
        set { own[.subtitle3] = newValue }
    }
    /// Running text. 16 pt, regular.
    public static var body1: UIFont {
        get { font(.body1) }
        set { own[.body1] = newValue }
    }
    /// The second line of a row, details. 14 pt, regular.
    public static var body2: UIFont {
        get { font(.body2) }
        set { own[.body2] = newValue }
    }
    /// A message, a field. 16 pt, regular.
    public static var body3: UIFont {
        get { font(.body3) }
        set { own[.body3] = newValue }
    }
    /// A mention inside a message. 16 pt, semibold.
    public static var body4: UIFont {
        get { font(.body4) }
        set { own[.body4] = newValue }
    }
    /// A large button. 17 pt, semibold.
    public static var button1: UIFont {
        get { font(.button1) }
        set { own[.button1] = newValue }
    }
    /// A button. 16 pt, semibold.
    public static var button2: UIFont {
        get { font(.button2) }
        set { own[.button2] = newValue }
    }
    /// A small button. 14 pt, semibold.
    public static var button3: UIFont {
        get { font(.button3) }
        set { own[.button3] = newValue }
    }
    /// A badge, a name above a message. 12 pt, semibold.
    public static var caption1: UIFont {
        get { font(.caption1) }
        set { own[.caption1] = newValue }
    }
    /// A time, a note. 12 pt, regular.
    public static var caption2: UIFont {
        get { font(.caption2) }
        set { own[.caption2] = newValue }
    }
    /// A note in running form. 12 pt, regular.
    public static var caption3: UIFont {
        get { font(.caption3) }
        set { own[.caption3] = newValue }
    }
    /// The time beside a message. 11 pt, regular.
    public static var caption4: UIFont {
        get { font(.caption4) }
        set { own[.caption4] = newValue }
    }

    /// Sets every font back to what it is by default.
    public static func restoreDefaultFonts() {
        own = [:]
    }

    private static func font(_ style: Style) -> UIFont {
        if let font = own[style] { return font }
        let font = UIFont.systemFont(ofSize: style.size, weight: style.weight)
        return UIFontMetrics(forTextStyle: style.textStyle).scaledFont(for: font)
    }
}
