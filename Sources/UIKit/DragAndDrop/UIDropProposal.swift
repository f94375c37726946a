public import Foundation

/// What a view would do with what is dragged over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// What would be done.
    public let operation: UIDropOperation
    /// Whether it matters where exactly it is dropped. Kept.
    open var isPrecise = false
    /// Whether it should be shown in full while it is dragged. Kept; the desktop decides.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
