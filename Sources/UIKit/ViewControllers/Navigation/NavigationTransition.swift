internal import Foundation

/// The movement between two screens of a navigation stack: the upper one slides
/// over the lower one, which goes a third of the way and darkens.
@MainActor
struct NavigationTransition {
    let isPush: Bool
    let from: UIView
    let to: UIView
    let isRightToLeft: Bool

    private let shade = UIView()
    private static let lowerShare: CGFloat = 0.3

    init(isPush: Bool, from: UIView, to: UIView, isRightToLeft: Bool) {
        self.isPush = isPush
        self.from = from
        self.to = to
        self.isRightToLeft = isRightToLeft
    }

    private var upper: UIView { isPush ? to : from }
    private var lower: UIView { isPush ? from : to }
    private var width: CGFloat { (isRightToLeft ? -1 : 1) * from.bounds.width }
    private var away: CGAffineTransform { CGAffineTransform(translationX: width, y: 0) }
    private var aside: CGAffineTransform { CGAffineTransform(translationX: -width * Self.lowerShare, y: 0) }

    var movingViews: [UIView] { [from, to, shade] }

    func prepare(in content: UIView) {
        shade.backgroundColor = UIColor(white: 0, alpha: 0.12)
        shade.isUserInteractionEnabled = false
        shade.frame = content.bounds
        content.insertSubview(shade, aboveSubview: lower)
        shade.alpha = isPush ? 0 : 1
        upper.transform = isPush ? away : .identity
        lower.transform = isPush ? .identity : aside
    }

    func apply() {
        shade.alpha = isPush ? 1 : 0
        upper.transform = isPush ? .identity : away
        lower.transform = isPush ? aside : .identity
    }

    func clean() {
        shade.removeFromSuperview()
        upper.transform = .identity
        lower.transform = .identity
    }
}
