internal import Foundation

/// A question for a fitting size: the size aimed at, and how strongly along each axis.
struct MeasurementRequest: Hashable {
    var width: CGFloat
    var height: CGFloat
    var horizontal: Float
    var vertical: Float
}
