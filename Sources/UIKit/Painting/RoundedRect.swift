internal import CGTK
internal import Foundation

/// A rectangle with round corners, some of them or all.
struct RoundedRect: Equatable {
    var rect: CGRect
    var radius: CGFloat
    var corners: CACornerMask = .all

    var isRectangle: Bool { radius <= 0 || corners.isEmpty }

    /// The shape as GSK has it, no radius larger than half a side.
    var gsk: GskRoundedRect {
        let limit = max(0, min(radius, min(rect.width, rect.height) / 2))
        func corner(_ mask: CACornerMask) -> graphene_size_t {
            let value = Float(corners.contains(mask) ? limit : 0)
            return graphene_size_t(width: value, height: value)
        }
        return GskRoundedRect(
            bounds: rect.graphene,
            corner: (
                corner(.layerMinXMinYCorner), corner(.layerMaxXMinYCorner), corner(.layerMaxXMaxYCorner),
                corner(.layerMinXMaxYCorner)
            ))
    }
}
