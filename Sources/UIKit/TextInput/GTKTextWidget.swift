internal import CGTK
internal import CGTKHost
internal import Foundation

/// The toolkit's own text widget at the place of a view: it brings input
/// methods, selection, clipboard, undo and accessibility.
@MainActor
final class GTKTextWidget: TextWidget {
    private unowned let input: TextInput
    private let host: GTKWindowHost
    private(set) var widget: UnsafeMutablePointer<GtkWidget>?
    private var slot: NativeSlot?
    private var look: TextLook?
    private var runs: [TextRun] = []

    init(input: TextInput, view: UIView, host: GTKWindowHost, insets: @escaping () -> UIEdgeInsets) {
        self.input = input
        self.host = host
        var handlers = RoostTextHandlers()
        // The view removes the widget, and with it these handlers, before it lets go of this object.
        handlers.context = Unmanaged.passUnretained(self).toOpaque()
        handlers.changed = { context in
            GTKTextWidget.from(context) { $0.input.widgetDidChange(text: $0.text, selection: $0.selection) }
        }
        handlers.selection = { context in GTKTextWidget.from(context) { $0.input.widgetDidSelect($0.selection) } }
        handlers.activated = { context in GTKTextWidget.from(context) { $0.input.widgetDidActivate() } }
        handlers.composing = { context, text in
            let composition = text.map { String(cString: $0) } ?? ""
            GTKTextWidget.from(context) { $0.input.widgetIsComposing(composition) }
        }
        handlers.focus = { context, hasFocus in
            GTKTextWidget.from(context) { $0.input.widgetFocusDidChange(hasFocus != 0) }
        }
        handlers.scrolled = { context, offset in
            GTKTextWidget.from(context) { $0.input.widgetDidScroll(to: offset) }
        }
        handlers.inserting = { context, offset, bytes, count in
            let start = bytes.map { UnsafeRawBufferPointer(start: $0, count: Int(count)) }
            let text = start.map { String(decoding: $0, as: UTF8.self) } ?? ""
            let place = Int(offset)
            return GTKTextWidget.from(context) { $0.input.widgetShouldReplace(place..<place, with: text) ? 1 : 0 } ?? 1
        }
        handlers.deleting = { context, start, end in
            let range = Int(start)..<max(Int(start), Int(end))
            return GTKTextWidget.from(context) { $0.input.widgetShouldReplace(range, with: "") ? 1 : 0 } ?? 1
        }
        handlers.pasting = { context in GTKTextWidget.from(context) { $0.input.widgetIsPasting() } }
        guard let new = input.isMultiline ? roost_text_view_new(&handlers) : roost_text_field_new(&handlers) else {
            preconditionFailure("GTK aborts rather than return no widget")
        }
        widget = new
        slot = NativeSlot(new, for: view, in: host, insets: insets)
    }

    /// Calls come on the main thread only, inside GLib's loop, which is the main actor's.
    @discardableResult
    private nonisolated static func from<Result>(
        _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GTKTextWidget) -> Result
    ) -> Result? {
        guard let context else { return nil }
        // A pointer is not Sendable; it does not leave the main thread here.
        nonisolated(unsafe) let pointer = context
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated {
            result = body(Unmanaged<GTKTextWidget>.fromOpaque(pointer).takeUnretainedValue())
        }
        return result
    }

    private var text: String {
        guard let text = roost_text_get(widget) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    private var selection: Range<Int> {
        var start: Int32 = 0
        var end: Int32 = 0
        roost_text_get_selection(widget, &start, &end)
        return Int(start)..<max(Int(start), Int(end))
    }

    func set(text: String) {
        roost_text_set(widget, text)
    }

    func set(selection: Range<Int>) {
        roost_text_set_selection(widget, Int32(selection.lowerBound), Int32(selection.upperBound))
    }

    func set(scroll offset: CGFloat) {
        roost_text_set_scroll(widget, Double(offset))
    }

    func apply(_ look: TextLook) {
        guard self.look != look else { return }
        self.look = look
        roost_text_set_css(widget, css(look))
        roost_text_set_editable(widget, look.isEditable ? 1 : 0)
        roost_text_set_secure(widget, look.isSecure ? 1 : 0)
        roost_text_set_alignment(widget, Int32(look.alignment.rawValue))
    }

    func show(_ runs: [TextRun]) {
        guard self.runs != runs || !runs.isEmpty else { return }
        self.runs = runs
        func rgba(_ color: CGColor?) -> GdkRGBA {
            guard let color else { return GdkRGBA() }
            return GdkRGBA(
                red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
        }
        let list = runs.map { run in
            RoostTextRun(
                start: Int32(run.range.lowerBound), end: Int32(run.range.upperBound), foreground: rgba(run.color),
                has_foreground: run.color == nil ? 0 : 1, background: rgba(run.background),
                has_background: run.background == nil ? 0 : 1, weight: Int32(run.weight ?? 0),
                is_italic: run.isItalic ? 1 : 0, is_underlined: run.isUnderlined ? 1 : 0)
        }
        roost_text_set_runs(widget, list, Int32(list.count))
    }

    private func css(_ look: TextLook) -> String {
        func rgba(_ color: CGColor, _ factor: CGFloat = 1) -> String {
            func part(_ value: CGFloat) -> Int { Int((value * 255).rounded()) }
            return "rgba(\(part(color.red)),\(part(color.green)),\(part(color.blue)),\(color.alpha * factor))"
        }
        let font = look.font
        let slant = font.isItalic ? "italic" : "normal"
        return """
            textview, textview text, text {
                background: none; border: none; box-shadow: none; outline: none; padding: 0; margin: 0; min-height: 0;
                color: \(rgba(look.color)); caret-color: \(rgba(look.caret));
                font: \(slant) \(font.weight.number) \(font.pointSize)px "\(font.familyName)", "Noto Sans";
            }
            textview text selection, text selection {
                background-color: \(rgba(look.caret, 0.3)); color: \(rgba(look.color));
            }
            """
    }

    func paste() {
        roost_text_paste(widget)
    }

    func chooseEmoji() {
        roost_text_choose_emoji(widget)
    }

    func focus() {
        roost_text_focus(widget)
    }

    func blur() {
        roost_host_clear_focus(host.host)
    }

    func node() -> RenderNode? {
        slot?.node()
    }

    func remove() {
        guard let widget else { return }
        roost_text_silence(widget)
        self.widget = nil
        slot?.remove()
        slot = nil
    }
}
