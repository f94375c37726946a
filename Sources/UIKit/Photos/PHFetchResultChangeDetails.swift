public import Foundation

/// What an answer of the library was and is. Single changes are not told: reload.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
    /// What it was.
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    /// What it is.
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// Whether single changes are told: they are not.
    open var hasIncrementalChanges: Bool { false }

    init(before: PHFetchResult<ObjectType>, after: PHFetchResult<ObjectType>) {
        fetchResultBeforeChanges = before
        fetchResultAfterChanges = after
        super.init()
    }
}
