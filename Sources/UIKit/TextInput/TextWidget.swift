internal import Foundation

/// What edits a text on a display. Ranges are in code points.
@MainActor
protocol TextWidget: AnyObject {
    /// Replaces the text without telling.
    func set(text: String)
    /// Selects a range without telling.
    func set(selection: Range<Int>)
    /// Shows the text from so many points below its top.
    func set(scroll offset: CGFloat)
    /// Takes the look over.
    func apply(_ look: TextLook)
    /// Shows parts of the text with looks of their own, in place of those before.
    func show(_ runs: [TextRun])
    /// Pastes the clipboard's text in place of the selection.
    func paste()
    /// Shows the chooser of emoji at the caret.
    func chooseEmoji()
    /// Takes the keys.
    func focus()
    /// Gives the keys back.
    func blur()
    /// The picture in the view's coordinates.
    func node() -> RenderNode?
    /// Goes from the window; nothing is told afterwards.
    func remove()
}

/// How an edited text looks and whether it can be edited.
struct TextLook: Equatable {
    var font: UIFont
    var color: CGColor
    var caret: CGColor
    var alignment: NSTextAlignment
    var isEditable: Bool
    var isSecure = false
}
