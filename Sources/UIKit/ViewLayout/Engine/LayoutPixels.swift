internal import Foundation

/// Rounding to the pixels of the screen, so that edges are sharp.
enum LayoutPixels {
    /// Pixels a point.
    ///
    /// Two, as on most screens that the original runs on: frames then fall on
    /// the same half points here as there, whatever the screen at hand.
    static let scale: CGFloat = 2

    static func round(_ value: CGFloat) -> CGFloat {
        (value * scale).rounded() / scale
    }

    /// Rounds up, forgiving what arithmetic adds to a whole number.
    static func ceil(_ value: CGFloat) -> CGFloat {
        (value * scale - 1e-6).rounded(.up) / scale
    }
}

extension CGSize {
    /// The size rounded up to whole pixels.
    var ceiledToPixels: CGSize {
        CGSize(width: LayoutPixels.ceil(width), height: LayoutPixels.ceil(height))
    }
}
