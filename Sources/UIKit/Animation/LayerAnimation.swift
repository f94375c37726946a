internal import Foundation

/// The movement of one property of a layer.
@MainActor
struct LayerAnimation {
    let key: String
    let from: CALayer.Appearance
    let to: CALayer.Appearance
    let group: AnimationGroup

    /// Where the property is now; the other properties are of no account.
    var current: CALayer.Appearance {
        var appearance = to
        apply(to: &appearance)
        return appearance
    }

    /// Puts the property's present value into an appearance.
    func apply(to appearance: inout CALayer.Appearance) {
        let progress = group.progress
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint { CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)) }
        func mix(_ from: CGSize, _ to: CGSize) -> CGSize {
            CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
        }
        switch key {
        case "bounds":
            appearance.bounds = CGRect(
                origin: mix(from.bounds.origin, to.bounds.origin), size: mix(from.bounds.size, to.bounds.size))
        case "position": appearance.position = mix(from.position, to.position)
        case "anchorPoint": appearance.anchorPoint = mix(from.anchorPoint, to.anchorPoint)
        case "transform":
            let (a, b) = (from.transform, to.transform)
            appearance.transform = CGAffineTransform(
                a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx),
                ty: mix(a.ty, b.ty))
        case "opacity": appearance.opacity = max(0, min(1, mix(from.opacity, to.opacity)))
        case "backgroundColor":
            let clear = (from.backgroundColor ?? to.backgroundColor)?.copy(alpha: 0)
            let start = from.backgroundColor ?? clear
            let end = to.backgroundColor ?? from.backgroundColor?.copy(alpha: 0)
            if let start, let end { appearance.backgroundColor = start.mixed(with: end, fraction: progress) }
        case "cornerRadius": appearance.cornerRadius = mix(from.cornerRadius, to.cornerRadius)
        case "borderWidth": appearance.borderWidth = mix(from.borderWidth, to.borderWidth)
        case "borderColor": appearance.borderColor = from.borderColor.mixed(with: to.borderColor, fraction: progress)
        case "shadowOpacity": appearance.shadowOpacity = mix(from.shadowOpacity, to.shadowOpacity)
        case "shadowOffset": appearance.shadowOffset = mix(from.shadowOffset, to.shadowOffset)
        case "shadowRadius": appearance.shadowRadius = mix(from.shadowRadius, to.shadowRadius)
        default: break
        }
    }
}

extension LayerAnimation {
    /// The same movement of a layer that is moved.
    ///
    /// Whoever looks at it sees the way less `unseen`, by which all that is around it moves along. That part takes the
    /// movement with it; by the rest it gets another end, and goes there from where it is.
    func carried(by distance: CGPoint, unseen: CGPoint) -> LayerAnimation {
        // Where hardly any time is left for it the rest is gone at once.
        let left = max(0, 1 - group.progress)
        let isOver = left < 0.001
        let jump = CGPoint(x: distance.x - unseen.x, y: distance.y - unseen.y)
        var (start, end) = (from, to)
        start.position.x += distance.x - (isOver ? 0 : jump.x / left)
        start.position.y += distance.y - (isOver ? 0 : jump.y / left)
        end.position.x += distance.x
        end.position.y += distance.y
        return LayerAnimation(key: key, from: start, to: end, group: group)
    }
}

extension CALayer {
    /// Moves the layer in the midst of a movement. By `unseen`, which the eye does not see as all around is moved by it
    /// too, the movement goes along; by the rest it goes on from where it is to another end.
    ///
    /// - Returns: False if the layer is at rest; nothing has changed then.
    func carry(by distance: CGPoint, unseen: CGPoint) -> Bool {
        guard let running = animations["position"], AnimationGroup.current == nil else { return false }
        animations["position"] = running.carried(by: distance, unseen: unseen)
        model.position.x += distance.x
        model.position.y += distance.y
        superlayer?.setNeedsPainting()
        return true
    }

    /// The layer as it is painted now, in the midst of its movements.
    var presented: Appearance {
        guard !animations.isEmpty else { return model }
        var appearance = model
        for animation in animations.values { animation.apply(to: &appearance) }
        return appearance
    }
}
