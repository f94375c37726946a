public import Foundation

/// One of the things that are dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// Loads it.
    public let itemProvider: NSItemProvider
    /// What it is in the program that it comes from; nil for another program's.
    open var localObject: Any?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
