internal import CGTK
internal import CGTKHost
internal import Foundation

/// A text that is set in lines: how large it is, what stands where, and its picture.
///
/// Width and line count are fixed at creation. Sizes are in points.
final class TextLayout {
    /// How the text is set.
    struct Style: Equatable {
        var font = UIFont.systemFont(ofSize: 17)
        var color = UIColor.label
        /// Physical: natural alignment is resolved by who asks.
        var alignment = NSTextAlignment.left
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines; 0 is no limit.
        var numberOfLines = 0
        var lineSpacing: CGFloat = 0
        var isRightToLeft = false
    }

    let layout: OpaquePointer
    private let color: CGColor
    /// The text as Pango has it, for indices in UTF-8.
    private let text: String
    /// The room that the lines take.
    let size: CGSize
    /// The width that the lines were given; nil where they are as long as they come.
    private let width: CGFloat?
    /// Whether all lines begin at the left, so that no place in them depends on the width.
    private let isFlushLeft: Bool

    /// Sets a text in lines no wider than `width`, or as long as they come.
    init(_ string: StyledText, style: Style, width: CGFloat?, traits: UITraitCollection) {
        let context = PangoFonts.context()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        pango_context_set_base_dir(context, style.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        guard let layout = pango_layout_new(context) else {
            preconditionFailure("Pango aborts rather than run out of memory")
        }
        self.layout = layout
        color = style.color.fixed(traits)
        var content = string
        Self.apply(content, style: style, to: layout, traits: traits)
        let alignment = Self.alignment(of: content, style)
        Self.constrain(layout, content, style: style, alignment: alignment, width: width)
        if style.numberOfLines > 0 {
            content = Self.limit(layout, content, style: style, traits: traits)
        }
        text = content.string
        let room = Self.measure(layout)
        size = room.size
        self.width = width
        isFlushLeft = alignment == .left && room.minX == 0
    }

    /// Whether the same lines would stand at the same places in another width: one that they fit into, and that is no
    /// wider than theirs, where what did not fit into a line still does not.
    func serves(width other: CGFloat?) -> Bool {
        guard width != other else { return true }
        guard let other, isFlushLeft, !isTruncated else { return false }
        // A width may have been rounded off by a hair to whole pixels.
        return size.width <= other + 0.002 && width.map { other <= $0 } ?? true
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    // MARK: - Setting

    private static func paragraph(of string: StyledText) -> NSParagraphStyle? {
        string.runs.first?.attributes[.paragraphStyle] as? NSParagraphStyle
    }

    private static func apply(
        _ string: StyledText, style: Style, to layout: OpaquePointer, traits: UITraitCollection
    ) {
        let text = string.string
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        let description = PangoFonts.description(style.font)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        let attributes = TextAttributes(string, style: style, traits: traits).list()
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
    }

    private static func alignment(of string: StyledText, _ style: Style) -> NSTextAlignment {
        if let own = paragraph(of: string)?.alignment, own != .natural { return own }
        return style.alignment
    }

    private static func constrain(
        _ layout: OpaquePointer, _ string: StyledText, style: Style, alignment: NSTextAlignment, width: CGFloat?
    ) {
        let paragraph = paragraph(of: string)
        setAlignment(alignment, of: layout, string.string, isRightToLeft: style.isRightToLeft)
        let spacing = paragraph.map(\.lineSpacing).flatMap { $0 > 0 ? $0 : nil } ?? style.lineSpacing
        if spacing > 0 { pango_layout_set_spacing(layout, Int32(spacing * pangoScale)) }
        if let multiple = paragraph?.lineHeightMultiple, multiple > 0 {
            pango_layout_set_line_spacing(layout, Float(multiple))
        }
        if let paragraph, paragraph.firstLineHeadIndent != paragraph.headIndent {
            pango_layout_set_indent(layout, Int32((paragraph.firstLineHeadIndent - paragraph.headIndent) * pangoScale))
        }
        guard let width else { return }
        // A little more than asked, or a text measured by us would not fit into its own size.
        pango_layout_set_width(layout, Int32(max(0, width) * pangoScale) + 1)
        pango_layout_set_wrap(layout, style.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    }

    private static func setAlignment(
        _ alignment: NSTextAlignment, of layout: OpaquePointer, _ text: String, isRightToLeft: Bool
    ) {
        if alignment == .center {
            pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
            return
        }
        let isRight = alignment == .right || alignment == .natural && isRightToLeft
        // Pango turns the sides of a paragraph that runs against its context; undo that, for our sides are physical.
        // By the text: the layout itself would be set in lines for the answer, and again in its width.
        let end = text.utf8.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? text.endIndex
        let direction = roost_text_direction(text, Int32(text.utf8.distance(from: text.startIndex, to: end)))
        let runsRightToLeft = direction == PANGO_DIRECTION_RTL
        let isTurned = direction != PANGO_DIRECTION_NEUTRAL && runsRightToLeft != isRightToLeft
        pango_layout_set_alignment(layout, isRight != isTurned ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
        if alignment == .justified { pango_layout_set_justify(layout, 1) }
    }

    /// Cuts the text down to the most lines, with dots where something is missing.
    private static func limit(
        _ layout: OpaquePointer, _ string: StyledText, style: Style, traits: UITraitCollection
    ) -> StyledText {
        if let mode = style.ellipsis, style.numberOfLines == 1 {
            // One line shows the first paragraph only.
            let first = string.string.prefix { !$0.isNewline }
            let isWhole = first.endIndex == string.string.endIndex
            var kept = string
            if !isWhole {
                kept = string.prefix(first.utf16.count)
                kept.append("…")
                apply(kept, style: style, to: layout, traits: traits)
            }
            pango_layout_set_ellipsize(layout, mode)
            pango_layout_set_height(layout, -1)
            return kept
        }
        let count = Int(pango_layout_get_line_count(layout))
        guard count > style.numberOfLines else { return string }
        let height = height(ofFirst: style.numberOfLines, of: layout)
        guard let line = pango_layout_get_line_readonly(layout, Int32(style.numberOfLines - 1)) else { return string }
        // Where the paragraph ends in the last line that fits, the dots are ours to add.
        let end = Int(line.pointee.start_index + line.pointee.length)
        let utf8 = Array(string.string.utf8)
        if end < utf8.count, utf8[end] == UInt8(ascii: "\n") || utf8[end] == UInt8(ascii: "\r") {
            var kept = string.prefix(String(decoding: utf8[..<end], as: UTF8.self).utf16.count)
            if style.ellipsis != nil { kept.append("…") }
            apply(kept, style: style, to: layout, traits: traits)
            return kept
        }
        pango_layout_set_ellipsize(layout, style.ellipsis ?? PANGO_ELLIPSIZE_END)
        pango_layout_set_height(layout, Int32(height * pangoScale) + 1)
        return string
    }

    private static func measure(_ layout: OpaquePointer) -> CGRect {
        var lines = PangoRectangle()
        pango_layout_get_extents(layout, nil, &lines)
        return CGRect(
            x: CGFloat(lines.x) / pangoScale, y: CGFloat(lines.y) / pangoScale,
            width: CGFloat(lines.width) / pangoScale,
            height: CGFloat(lines.height) / pangoScale)
    }

    // MARK: - Asking

    /// The rectangle that the glyphs paint, which marks and slanted letters may take beyond the lines.
    var inkRect: CGRect {
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        return CGRect(
            x: CGFloat(ink.x) / pangoScale, y: CGFloat(ink.y) / pangoScale, width: CGFloat(ink.width) / pangoScale,
            height: CGFloat(ink.height) / pangoScale)
    }

    /// The number of lines.
    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// Whether something was cut off.
    var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }

    /// The first base line, measured from the top.
    var baseline: CGFloat { CGFloat(pango_layout_get_baseline(layout)) / pangoScale }

    /// The last base line, measured from the top.
    var lastBaseline: CGFloat {
        guard let iterator = pango_layout_get_iter(layout) else { return baseline }
        defer { pango_layout_iter_free(iterator) }
        while pango_layout_iter_next_line(iterator) != 0 {}
        return CGFloat(pango_layout_iter_get_baseline(iterator)) / pangoScale
    }

    /// The text's picture, the corner of the first line at the origin.
    func node() -> RenderNode? {
        RenderNode.text(layout, color: color)
    }

    /// The UTF-16 index of the character at a point, or nil beside the text.
    func characterIndex(at point: CGPoint) -> Int? {
        var index: Int32 = 0
        var trailing: Int32 = 0
        let isInside = pango_layout_xy_to_index(
            layout, Int32(point.x * pangoScale), Int32(point.y * pangoScale), &index, &trailing)
        return isInside != 0 ? utf16(Int(index)) : nil
    }

    /// The UTF-16 offset nearest to a point, for a caret.
    func caretOffset(at point: CGPoint) -> Int {
        var index: Int32 = 0
        var trailing: Int32 = 0
        _ = pango_layout_xy_to_index(
            layout, Int32(point.x * pangoScale), Int32(point.y * pangoScale), &index, &trailing)
        let start = text.utf8.index(text.startIndex, offsetBy: min(Int(index), text.utf8.count))
        let end = text.unicodeScalars.index(start, offsetBy: Int(trailing), limitedBy: text.endIndex) ?? text.endIndex
        return text.utf16.distance(from: text.startIndex, to: end)
    }

    /// Where the caret stands before the character at a UTF-16 index.
    func caretRect(at offset: Int) -> CGRect {
        var position = PangoRectangle()
        pango_layout_get_cursor_pos(layout, Int32(utf8(offset)), &position, nil)
        return CGRect(
            x: CGFloat(position.x) / pangoScale, y: CGFloat(position.y) / pangoScale, width: 0,
            height: CGFloat(position.height) / pangoScale)
    }

    /// The rectangles, one a line or more, of a range in UTF-16.
    func rects(for range: NSRange) -> [CGRect] {
        guard let iterator = pango_layout_get_iter(layout) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        let (start, end) = (Int32(utf8(range.location)), Int32(utf8(NSMaxRange(range))))
        var rects: [CGRect] = []
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            let (first, last) = (line.pointee.start_index, line.pointee.start_index + line.pointee.length)
            guard start < last, end > first else { continue }
            var extents = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &extents)
            var ranges: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(line, max(start, first), min(end, last), &ranges, &count)
            defer { g_free(ranges) }
            for index in 0..<Int(count) {
                guard let ranges else { break }
                let (left, right) = (ranges[index * 2], ranges[index * 2 + 1])
                rects.append(
                    CGRect(
                        x: CGFloat(left) / pangoScale, y: CGFloat(extents.y) / pangoScale,
                        width: CGFloat(right - left) / pangoScale, height: CGFloat(extents.height) / pangoScale))
            }
        } while pango_layout_iter_next_line(iterator) != 0
        return rects
    }

    private func utf16(_ offset: Int) -> Int {
        let index = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
        return text.utf16.distance(from: text.startIndex, to: index)
    }

    private func utf8(_ offset: Int) -> Int {
        let index = text.utf16.index(text.startIndex, offsetBy: max(0, min(offset, text.utf16.count)))
        return text.utf8.distance(from: text.startIndex, to: index)
    }
}

extension TextLayout.Style {
    /// Where dots stand when the text is too long, or nil when it is just cut.
    var ellipsis: PangoEllipsizeMode? {
        switch lineBreakMode {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail, .byWordWrapping, .byCharWrapping: PANGO_ELLIPSIZE_END
        case .byClipping: nil
        }
    }
}

/// The lower edge of the first `count` lines, in points.
private func height(ofFirst count: Int, of layout: OpaquePointer) -> CGFloat {
    guard let iterator = pango_layout_get_iter(layout) else { return 0 }
    defer { pango_layout_iter_free(iterator) }
    var extents = PangoRectangle()
    var index = 0
    repeat {
        pango_layout_iter_get_line_extents(iterator, nil, &extents)
        index += 1
    } while index < count && pango_layout_iter_next_line(iterator) != 0
    return CGFloat(extents.y + extents.height) / pangoScale
}
