public import Foundation

/// How the library is asked.
///
/// ## Differences on Linux
/// There are no predicates and sort descriptors by key path names: the order is
/// by `creationDate`, and `sortsNewestFirst` turns it round. On Apple's systems the
/// same property is a small extension of an app or kit that wants one source for both.
open class PHFetchOptions: NSObject {
    /// How many at most; 0 is any number.
    open var fetchLimit = 0
    /// Whether the newest come first. False unless set.
    open var sortsNewestFirst = false

    /// Creates options for everything, the oldest first.
    public override init() {
        super.init()
    }
}
