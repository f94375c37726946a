/// Something that can be pasted into: every responder.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
    /// What is taken; nil is nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Whether what is offered would be taken.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
    /// Takes what is pasted or dropped.
    func paste(itemProviders: [NSItemProvider])
}
