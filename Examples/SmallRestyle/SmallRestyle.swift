import SendbirdUIKit
public import UIKit

// A small restyle: an app's own colours, fonts, two icons and a few words. The
// screens stay what they are.

/// The colours, fonts, icons and words of a letter-writing app.
@MainActor
public enum SmallRestyle {
    /// The accent on light backgrounds.
    public static let accent = UIColor(red: 0.55, green: 0.13, blue: 0.34, alpha: 1)
    /// Behind everything.
    public static let paper = UIColor(red: 0.99, green: 0.97, blue: 0.94, alpha: 1)
    /// Lines, fields and the letters of others.
    public static let card = UIColor(red: 0.95, green: 0.91, blue: 0.86, alpha: 1)

    /// Restyles all screens; call it before the first is shown.
    public static func apply() {
        setColors()
        setFonts()
        SBUIconSet.iconCreate = quill
        SBUIconSet.iconSend = stamp
        SBUStringSet.ChannelList_Header_Title = "Letters"
        SBUStringSet.MessageInput_Text_Placeholder = "Write a letter…"
        SBUStringSet.CreateChannel_Header_Title = "New letter"
        // Themes read colours and fonts when they are made.
        SBUTheme.set(theme: .light)
    }

    private static func setColors() {
        SBUColorSet.primary100 = card
        SBUColorSet.primary300 = accent
        SBUColorSet.primary400 = UIColor(red: 0.42, green: 0.08, blue: 0.25, alpha: 1)
        SBUColorSet.background50 = paper
        SBUColorSet.background100 = card
        SBUColorSet.background200 = UIColor(red: 0.91, green: 0.86, blue: 0.79, alpha: 1)
    }

    private static func setFonts() {
        SBUFontSet.h3 = serif(19, bold: true)
        SBUFontSet.subtitle1 = serif(17, bold: true)
        SBUFontSet.subtitle2 = serif(17)
        SBUFontSet.body2 = serif(15)
        SBUFontSet.body3 = serif(17)
    }

    /// A serif font, or the system's where there is none.
    private static func serif(_ size: CGFloat, bold: Bool = false) -> UIFont {
        let font = UIFont(name: bold ? "Noto Serif Bold" : "Noto Serif", size: size)
        return font ?? .systemFont(ofSize: size, weight: bold ? .semibold : .regular)
    }

    /// A drop of ink.
    private static var quill: UIImage {
        icon { path in
            path.move(to: CGPoint(x: 12, y: 2))
            path.addCurve(
                to: CGPoint(x: 12, y: 22), controlPoint1: CGPoint(x: 24, y: 14), controlPoint2: CGPoint(x: 19, y: 22))
            path.addCurve(
                to: CGPoint(x: 12, y: 2), controlPoint1: CGPoint(x: 5, y: 22), controlPoint2: CGPoint(x: 0, y: 14))
        }
    }

    /// An envelope, opened.
    private static var stamp: UIImage {
        icon { path in
            path.move(to: CGPoint(x: 3, y: 6))
            path.addLine(to: CGPoint(x: 21, y: 6))
            path.addLine(to: CGPoint(x: 12, y: 14))
            path.close()
            path.append(UIBezierPath(rect: CGRect(x: 3, y: 16, width: 18, height: 3)))
        }
    }

    private static func icon(_ draw: (UIBezierPath) -> Void) -> UIImage {
        let path = UIBezierPath()
        draw(path)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24))
        return renderer.image { _ in
            UIColor.black.set()
            path.fill()
        }.withRenderingMode(.alwaysTemplate)
    }
}
