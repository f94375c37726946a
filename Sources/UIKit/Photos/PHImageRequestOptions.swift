public import Foundation

/// How a picture of the library is read.
open class PHImageRequestOptions: NSObject {
    /// Whether the caller waits. False unless set.
    open var isSynchronous = false
    /// Whether it may be fetched from elsewhere. Kept; everything is here.
    open var isNetworkAccessAllowed = false

    /// Creates options for reading while the caller goes on.
    public override init() {
        super.init()
    }
}
