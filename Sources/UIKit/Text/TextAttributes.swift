internal import CGTK
internal import Foundation

/// The attributes of a text in Pango's form.
struct TextAttributes {
    private let string: StyledText
    private let style: TextLayout.Style
    private let traits: UITraitCollection

    init(_ string: StyledText, style: TextLayout.Style, traits: UITraitCollection) {
        self.string = string
        self.style = style
        self.traits = traits
    }

    /// The list; the caller gives it back.
    func list() -> OpaquePointer? {
        let list = pango_attr_list_new()
        let text = string.string
        // Positions in UTF-8 are found going along, for the runs come in order.
        var utf16Index = text.startIndex
        var utf8Offset = 0
        if style.font.hasMonospacedDigits {
            insert(pango_attr_font_features_new("tnum"), from: 0, to: text.utf8.count, into: list)
        }
        // A word that is too long is broken as it is: a hyphen would be one more character of an address or a code.
        if !text.unicodeScalars.contains("\u{AD}") {
            insert(pango_attr_insert_hyphens_new(0), from: 0, to: text.utf8.count, into: list)
        }
        // Says what holds anyway: a piece is what has its own attributes.
        for piece in LongStretches(text).everyOtherPiece {
            insert(pango_attr_fallback_new(1), from: piece.lowerBound, to: piece.upperBound, into: list)
        }
        for run in string.runs {
            let end = text.utf16.index(utf16Index, offsetBy: run.length, limitedBy: text.endIndex) ?? text.endIndex
            let length = text.utf8.distance(from: utf16Index, to: end)
            add(run.attributes, from: utf8Offset, to: utf8Offset + length, into: list)
            utf16Index = end
            utf8Offset += length
        }
        return list
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, from start: Int, to end: Int, into list: OpaquePointer?
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = guint(start)
        attribute.pointee.end_index = guint(end)
        pango_attr_list_insert(list, attribute)
    }

    private func add(
        _ attributes: [NSAttributedString.Key: Any], from start: Int, to end: Int, into list: OpaquePointer?
    ) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            self.insert(attribute, from: start, to: end, into: list)
        }
        if let font = attributes[.font] as? UIFont, font != style.font {
            let description = PangoFonts.description(font)
            insert(pango_attr_font_desc_new(description))
            pango_font_description_free(description)
            if font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum")) }
        }
        var foreground = attributes[.foregroundColor] as? UIColor
        if attributes[.link] != nil, foreground == nil { foreground = .link }
        if let color = foreground?.fixed(traits) {
            let (red, green, blue, alpha) = Self.channels(color)
            insert(pango_attr_foreground_new(red, green, blue))
            insert(pango_attr_foreground_alpha_new(alpha))
        }
        if let color = (attributes[.backgroundColor] as? UIColor)?.fixed(traits) {
            let (red, green, blue, alpha) = Self.channels(color)
            insert(pango_attr_background_new(red, green, blue))
            insert(pango_attr_background_alpha_new(alpha))
        }
        if let kern = Self.number(attributes[.kern]), kern != 0 {
            insert(pango_attr_letter_spacing_new(Int32(kern * pangoScale)))
        }
        if let offset = Self.number(attributes[.baselineOffset]), offset != 0 {
            insert(pango_attr_rise_new(Int32(offset * pangoScale)))
        }
        addLines(attributes, insert)
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
            let height = max(paragraph.minimumLineHeight, 0)
            if height > 0 { insert(pango_attr_line_height_new_absolute(Int32(height * pangoScale))) }
        }
    }

    private func addLines(
        _ attributes: [NSAttributedString.Key: Any], _ insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void
    ) {
        let underline = NSUnderlineStyle(rawValue: Self.number(attributes[.underlineStyle]).map { Int($0) } ?? 0)
        if !underline.isEmpty {
            insert(pango_attr_underline_new(underline == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
            if let color = (attributes[.underlineColor] as? UIColor)?.fixed(traits) {
                let (red, green, blue, _) = Self.channels(color)
                insert(pango_attr_underline_color_new(red, green, blue))
            }
        }
        if let through = Self.number(attributes[.strikethroughStyle]), through != 0 {
            insert(pango_attr_strikethrough_new(1))
            if let color = (attributes[.strikethroughColor] as? UIColor)?.fixed(traits) {
                let (red, green, blue, _) = Self.channels(color)
                insert(pango_attr_strikethrough_color_new(red, green, blue))
            }
        }
    }

    private static func channels(_ color: CGColor) -> (UInt16, UInt16, UInt16, UInt16) {
        func channel(_ value: CGFloat) -> UInt16 { UInt16((max(0, min(1, value)) * 65535).rounded()) }
        return (channel(color.red), channel(color.green), channel(color.blue), channel(color.alpha))
    }

    /// A number in any of the forms in which attributes carry one.
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
