internal import CGTK
internal import Foundation

/// A rectangle with round corners, some of them or all.
struct RoundedRect: Equatable {
    var rect: CGRect
    var radius: CGFloat
    var corners: CACornerMask = .all

    var isRectangle: Bool { radius <= 0 || corners.isEmpty }

    /// The radius, no larger than half a side.
    private var limit: CGFloat { max(0, min(radius, min(rect.width, rect.height) / 2)) }

    /// Whether a rectangle lies inside the shape.
    func contains(_ other: CGRect) -> Bool {
        guard rect.contains(other) else { return false }
        if isRectangle { return true }
        let limit = limit
        // A point is out of a round corner if it is beyond the arc's centre both ways, and further from it than the arc.
        func isIn(_ corner: CACornerMask, _ x: CGFloat, _ y: CGFloat) -> Bool {
            let (beyondX, beyondY) = (limit - x, limit - y)
            guard corners.contains(corner), beyondX > 0, beyondY > 0 else { return true }
            return beyondX * beyondX + beyondY * beyondY <= limit * limit
        }
        let (left, top) = (other.minX - rect.minX, other.minY - rect.minY)
        let (right, bottom) = (rect.maxX - other.maxX, rect.maxY - other.maxY)
        return isIn(.layerMinXMinYCorner, left, top) && isIn(.layerMaxXMinYCorner, right, top)
            && isIn(.layerMinXMaxYCorner, left, bottom) && isIn(.layerMaxXMaxYCorner, right, bottom)
    }

    /// The shape as GSK has it, no radius larger than half a side.
    var gsk: GskRoundedRect {
        let limit = limit
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
