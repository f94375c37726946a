public import Foundation

/// Lets things be dropped on a view: files, pictures, texts, from any program.
///
///     view.addInteraction(UIDropInteraction(delegate: self))
///
/// ## Differences on Linux
/// A responder with a `pasteConfiguration` takes drops too, and is marked with
/// a frame while something that it takes is over it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Who decides and takes.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// Whether several drags may be over the view at once. Kept; a desktop has one pointer.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// It is about to be added to a view, or taken from one. Call super.
    open func willMove(to view: UIView?) {}

    /// It was added to a view, or taken from one. Call super.
    open func didMove(to view: UIView?) {
        self.view = view
    }
}
