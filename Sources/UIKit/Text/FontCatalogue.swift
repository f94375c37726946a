internal import CGTK
internal import Foundation
internal import Synchronization

/// The heights of a font, in points.
struct FontMetrics: Sendable {
    var ascender: CGFloat
    var descender: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat
}

/// What is known of the installed fonts, asked of Pango once each.
enum FontCatalogue {
    private static let cache = Mutex<[UIFont: FontMetrics]>([:])

    /// The heights of a font.
    static func metrics(_ font: UIFont) -> FontMetrics {
        if let known = cache.withLock({ $0[font] }) { return known }
        let measured = measure(font)
        cache.withLock { $0[font] = measured }
        return measured
    }

    private static func measure(_ font: UIFont) -> FontMetrics {
        let context = PangoFonts.context()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let description = PangoFonts.description(font)
        defer { pango_font_description_free(description) }
        guard let metrics = pango_context_get_metrics(context, description, nil) else {
            return FontMetrics(
                ascender: font.pointSize * 0.97, descender: -font.pointSize * 0.24, capHeight: font.pointSize * 0.73,
                xHeight: font.pointSize * 0.55)
        }
        defer { pango_font_metrics_unref(metrics) }
        return FontMetrics(
            ascender: CGFloat(pango_font_metrics_get_ascent(metrics)) / pangoScale,
            descender: -CGFloat(pango_font_metrics_get_descent(metrics)) / pangoScale,
            // Pango does not tell these two; Inter's own are 1490 and 1118 of 2048 units.
            capHeight: font.pointSize * 0.7275, xHeight: font.pointSize * 0.546)
    }

    /// The installed families, lower case to their own spelling.
    private static let families: [String: String] = {
        let context = PangoFonts.context()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_context_list_families(context, &list, &count)
        defer { g_free(list) }
        var names: [String: String] = [:]
        for index in 0..<Int(count) {
            guard let family = list?[index], let name = pango_font_family_get_name(family) else { continue }
            let text = String(cString: name)
            names[text.lowercased()] = text
        }
        return names
    }()

    /// The family, weight and slant that a font's name says, if installed.
    static func font(named name: String) -> (family: String, weight: UIFont.Weight, isItalic: Bool)? {
        if let family = families[name.lowercased()] { return (family, .regular, false) }
        guard let dash = name.lastIndex(of: "-") else { return nil }
        guard let family = families[name[..<dash].lowercased()] else { return nil }
        var style = String(name[name.index(after: dash)...])
        let isItalic = style.hasSuffix("Italic")
        if isItalic { style.removeLast("Italic".count) }
        if style.isEmpty { return (family, .regular, isItalic) }
        guard let weight = UIFont.Weight(name: style) else { return nil }
        return (family, weight, isItalic)
    }
}
