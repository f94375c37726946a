internal import Foundation

/// Where a popover goes: beside its source, on the side that has room, inside the margins.
struct PopoverPlacement: Equatable {
    /// The card's frame, without the arrow.
    var card: CGRect
    /// The point of the arrow.
    var tip: CGPoint
    /// Where the arrow points.
    var direction: UIPopoverArrowDirection

    /// The arrow's height and half its width, in points.
    static let arrowHeight: CGFloat = 10
    static let arrowHalfWidth: CGFloat = 12
    private static let margin: CGFloat = 10
    private static let corner: CGFloat = 13

    init(size wish: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection) {
        let inside = room.insetBy(dx: Self.margin, dy: Self.margin)
        let size = CGSize(width: min(wish.width, inside.width), height: min(wish.height, inside.height))
        direction = Self.choose(size: size, source: source, inside: inside, permitted: permitted)
        var rect = CGRect(origin: .zero, size: size)
        switch direction {
        case .down:
            rect.origin = CGPoint(x: source.midX - size.width / 2, y: source.minY - Self.arrowHeight - size.height)
        case .left:
            rect.origin = CGPoint(x: source.maxX + Self.arrowHeight, y: source.midY - size.height / 2)
        case .right:
            rect.origin = CGPoint(x: source.minX - Self.arrowHeight - size.width, y: source.midY - size.height / 2)
        default:
            rect.origin = CGPoint(x: source.midX - size.width / 2, y: source.maxY + Self.arrowHeight)
        }
        rect.origin.x = Self.clamp(rect.minX, inside.minX, inside.maxX - size.width).rounded()
        rect.origin.y = Self.clamp(rect.minY, inside.minY, inside.maxY - size.height).rounded()
        card = rect
        let reach = Self.arrowHalfWidth + Self.corner
        let across = Self.clamp(source.midX, rect.minX + reach, rect.maxX - reach)
        let along = Self.clamp(source.midY, rect.minY + reach, rect.maxY - reach)
        switch direction {
        case .down: tip = CGPoint(x: across, y: rect.maxY + Self.arrowHeight)
        case .left: tip = CGPoint(x: rect.minX - Self.arrowHeight, y: along)
        case .right: tip = CGPoint(x: rect.maxX + Self.arrowHeight, y: along)
        default: tip = CGPoint(x: across, y: rect.minY - Self.arrowHeight)
        }
    }

    /// The first side with room for all of it; else the one with the most.
    private static func choose(
        size: CGSize, source: CGRect, inside: CGRect, permitted: UIPopoverArrowDirection
    ) -> UIPopoverArrowDirection {
        let rooms: [(UIPopoverArrowDirection, CGFloat)] = [
            (.up, inside.maxY - source.maxY - arrowHeight - size.height),
            (.down, source.minY - inside.minY - arrowHeight - size.height),
            (.left, inside.maxX - source.maxX - arrowHeight - size.width),
            (.right, source.minX - inside.minX - arrowHeight - size.width),
        ]
        let allowed = rooms.filter { permitted.contains($0.0) }
        let candidates = allowed.isEmpty ? rooms : allowed
        if let fitting = candidates.first(where: { $0.1 >= 0 }) { return fitting.0 }
        return candidates.max { $0.1 < $1.1 }?.0 ?? .up
    }

    private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(low, min(value, high))
    }
}
