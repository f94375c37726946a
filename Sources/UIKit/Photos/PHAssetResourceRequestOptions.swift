public import Foundation

/// How a file of the library is read.
open class PHAssetResourceRequestOptions: NSObject {
    /// Whether it may be fetched from elsewhere. Kept; everything is here.
    open var isNetworkAccessAllowed = false

    /// Creates options.
    public override init() {
        super.init()
    }
}
