public import Foundation

/// How a renderer makes its pictures.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point. Twice the points unless said otherwise, so that pictures stay sharp on dense screens.
    open var scale: CGFloat = 2
    /// Whether the picture covers all that is under it.
    open var opaque = false
    /// The rectangle that is drawn.
    open internal(set) var bounds = CGRect.zero

    /// Creates the usual format.
    public override init() {
        super.init()
    }

    /// Returns the usual format.
    open class func `default`() -> UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat()
    }
}
