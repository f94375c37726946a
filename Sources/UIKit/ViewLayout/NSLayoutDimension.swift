public import Foundation

/// A width, a height or a distance, to make constraints from.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The guide that spans the distance, for a distance between two anchors.
    private var spanningGuide: UILayoutGuide?

    /// A distance between two anchors is the size of an invisible guide that spans them.
    convenience init<Anchor>(from first: NSLayoutAnchor<Anchor>, to second: NSLayoutAnchor<Anchor>) {
        let guide = UILayoutGuide()
        let side = ConstraintSide(item: first.item, attribute: first.attribute)
        side?.node.view?.addLayoutGuide(guide)
        let isHorizontal = side?.isHorizontal ?? true
        self.init(item: guide, attribute: isHorizontal ? .width : .height)
        spanningGuide = guide
        let edges: [(NSLayoutConstraint.Attribute, NSLayoutAnchor<Anchor>)] = [
            (isHorizontal ? .left : .top, first), (isHorizontal ? .right : .bottom, second),
        ]
        for (attribute, anchor) in edges {
            NSLayoutConstraint(
                item: guide, attribute: attribute, relatedBy: .equal, toItem: anchor.item,
                attribute: anchor.attribute, multiplier: 1, constant: 0
            ).isActive = true
        }
    }

    private func makeConstraint(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item as Any, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: constant)
    }

    /// Returns an inactive constraint: this size is `c` points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, constant: c)
    }

    /// Returns an inactive constraint: this size is at least `c` points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, constant: c)
    }

    /// Returns an inactive constraint: this size is at most `c` points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, constant: c)
    }

    /// Returns an inactive constraint: this size is `m` times the other.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, multiplier: m, constant: 0)
    }

    /// Returns an inactive constraint: this size is at least `m` times the other.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
    {
        makeConstraint(.greaterThanOrEqual, anchor, multiplier: m, constant: 0)
    }

    /// Returns an inactive constraint: this size is at most `m` times the other.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, multiplier: m, constant: 0)
    }

    /// Returns an inactive constraint: this size is `m` times the other plus `c` points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, multiplier: m, constant: c)
    }

    /// Returns an inactive constraint: this size is at least `m` times the other plus `c` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    /// Returns an inactive constraint: this size is at most `m` times the other plus `c` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}
