public import Foundation

extension UIView {
    private static var isAnimationEnabled = true

    /// Whether changes in `animate` move; where not, they are jumped to.
    public class var areAnimationsEnabled: Bool { isAnimationEnabled }

    /// Turns movements on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        isAnimationEnabled = enabled
    }

    /// Runs changes that do not move, whatever is around them.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationGroup.withoutAnimation(actionsWithoutAnimation)
    }

    /// Moves to what the changes say. `completion` is called once on the main
    /// actor, with false when another change took the movement's place.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Moves to what the changes say after a delay, in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, delay, options.curve, options, animations, completion)
    }

    /// Moves as a spring does; a damping ratio of 1 does not swing.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, delay, .spring(damping: dampingRatio, velocity: velocity), options, animations, completion)
    }

    /// Changes what is in a view; with `.transitionCrossDissolve` the new picture fades in.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard options.contains(.transitionCrossDissolve), isAnimationEnabled, duration > 0,
            let cover = PictureView(of: view)
        else {
            performWithoutAnimation { animations?() }
            completion?(true)
            return
        }
        performWithoutAnimation {
            animations?()
            view.layer.addSublayer(cover.layer)
        }
        let group = AnimationGroup(duration: duration, delay: 0, curve: options.curve) { finished in
            cover.layer.removeFromSuperlayer()
            completion?(finished)
        }
        group.describe { cover.layer.opacity = 0 }
    }

    private class func run(
        _ duration: TimeInterval, _ delay: TimeInterval, _ curve: AnimationCurve, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        guard isAnimationEnabled, duration > 0 else {
            performWithoutAnimation(animations)
            completion?(true)
            return
        }
        let group = AnimationGroup(
            duration: duration, delay: delay, curve: curve, repeats: options.contains(.repeat),
            reverses: options.contains(.autoreverse), completion: completion)
        group.describe(animations)
    }
}
