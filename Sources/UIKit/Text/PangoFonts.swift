internal import CGTK
internal import Foundation

/// Pango units in a point.
let pangoScale = CGFloat(PANGO_SCALE)

/// Makes Pango's objects from ours.
enum PangoFonts {
    /// A new context on the calling thread's font map. One unit is one point:
    /// sizes are given absolutely, so that no display's density plays a part.
    static func context() -> OpaquePointer {
        let map = pango_cairo_font_map_get_default()
        guard let context = pango_font_map_create_context(map) else {
            preconditionFailure("Pango makes a context of every font map")
        }
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        return context
    }

    /// Pango's description of a font; the caller frees it.
    static func description(_ font: UIFont) -> OpaquePointer {
        guard let description = pango_font_description_new() else {
            preconditionFailure("Pango aborts rather than run out of memory")
        }
        // The second family is the fallback for scripts that ours lacks. The emoji's is left to
        // Pango: named here, it would also take digits and spaces.
        pango_font_description_set_family(description, "\(font.familyName), Noto Sans")
        pango_font_description_set_absolute_size(description, Double(font.pointSize * pangoScale))
        pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.number)))
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        return description
    }
}
