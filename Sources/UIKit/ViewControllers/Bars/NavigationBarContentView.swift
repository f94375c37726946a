internal import Foundation

/// What a bar shows for one item: buttons of both sides and the title between.
final class NavigationBarContentView: UIView {
    let item: UINavigationItem
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var backButton: BackButtonView?
    /// The title: a label, or the item's own view.
    let titleView: UIView
    private let adjustment: UIOffset

    private static let spacing: CGFloat = 16
    private static let titleGap: CGFloat = 8

    /// `back` is the item beneath, where there is one to go back to.
    init(
        item: UINavigationItem, back: UINavigationItem?, appearance: UINavigationBarAppearance,
        titleAttributes: [NSAttributedString.Key: Any], onBack: @escaping () -> Void
    ) {
        self.item = item
        titleView = item.titleView ?? Self.makeLabel(item.title, attributes: titleAttributes)
        adjustment = appearance.titlePositionAdjustment
        super.init(frame: .zero)
        let leftItems = item.leftBarButtonItems ?? []
        if let back, !item.hidesBackButton, leftItems.isEmpty || item.leftItemsSupplementBackButton {
            let button = BackButtonView(to: back, appearance: appearance, onPress: onBack)
            backButton = button
            addSubview(button)
        }
        leading = leftItems.map { Self.makeView($0, appearance) }
        trailing = (item.rightBarButtonItems ?? []).map { Self.makeView($0, appearance) }
        for view in [titleView] + leading + trailing { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        item = UINavigationItem()
        titleView = UIView()
        adjustment = .zero
        super.init(coder: coder)
    }

    private static func makeView(_ item: UIBarButtonItem, _ appearance: UINavigationBarAppearance) -> UIView {
        let view = item.makeView()
        if let button = view as? BarButtonView {
            button.appearance = item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
        }
        return view
    }

    private static func makeLabel(_ title: String?, attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let label = UILabel()
        label.text = title
        label.font = BarFonts.font(attributes, weight: .semibold)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        label.accessibilityTraits = .header
        return label
    }

    /// Texts of another size want other places.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin: CGFloat = bounds.width < 400 ? 16 : 20
        let widest = bounds.width / 2 - margin
        var start = margin
        if let backButton {
            let width = min(backButton.fit(to: bounds.width / 3), widest)
            start = 10
            backButton.frame = place(from: start, width: width, height: bounds.height, mirrored: isRightToLeft)
            start += width + Self.titleGap
        }
        start = put(leading, from: start, widest: widest, mirrored: isRightToLeft)
        let end = put(trailing, from: margin, widest: widest, mirrored: !isRightToLeft)
        // Both ends are distances from their own side, so the free room lies between.
        let freeStart = isRightToLeft ? end : start
        let freeEnd = isRightToLeft ? start : end
        layOutTitle(from: freeStart, to: bounds.width - freeEnd)
    }

    /// Puts views one after the other from a side inwards; returns where they end.
    private func put(_ views: [UIView], from start: CGFloat, widest: CGFloat, mirrored: Bool) -> CGFloat {
        // The room around an icon inside its button counts as margin and as space between.
        let slack: CGFloat = 8
        var offset = start - ((views.first as? BarButtonView)?.isIcon == true ? slack : 0)
        for view in views {
            let isIcon = (view as? BarButtonView)?.isIcon == true
            let size = Self.fitting(view, in: CGSize(width: widest, height: bounds.height))
            let width = min(size.width, max(0, widest - (offset - start)))
            view.frame = place(from: offset, width: width, height: size.height, mirrored: mirrored)
            offset += width + (isIcon ? Self.spacing - slack : Self.spacing)
        }
        return views.isEmpty ? offset : offset - Self.spacing + Self.titleGap
    }

    private func place(from offset: CGFloat, width: CGFloat, height: CGFloat, mirrored: Bool) -> CGRect {
        CGRect(
            x: mirrored ? bounds.width - offset - width : offset,
            y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    }

    /// The title stands in the middle of the bar, or of the free room where the middle is taken.
    private func layOutTitle(from start: CGFloat, to end: CGFloat) {
        let room = max(0, end - start)
        let size = Self.fitting(titleView, in: CGSize(width: room, height: bounds.height))
        let width = min(size.width, room)
        let middle = max(start, min((bounds.width - width) / 2, end - width))
        titleView.frame = CGRect(
            x: middle.rounded() + adjustment.horizontal,
            y: ((bounds.height - size.height) / 2).rounded() + adjustment.vertical, width: width.rounded(.up),
            height: size.height)
    }

    /// The size that a view wants in a room: its own idea, its constraints', or the one it has.
    private static func fitting(_ view: UIView, in room: CGSize) -> CGSize {
        if view is BarButtonView || view is UILabel {
            let size = view.sizeThatFits(room)
            return CGSize(width: size.width.rounded(.up), height: min(size.height.rounded(.up), room.height))
        }
        let intrinsic = view.intrinsicContentSize
        var size = view.bounds.size
        let needsFitting = size.width == 0 || size.height == 0 || !view.translatesAutoresizingMaskIntoConstraints
        if needsFitting {
            size = view.systemLayoutSizeFitting(CGSize(width: 0, height: 0))
        }
        if intrinsic.width > 0 { size.width = intrinsic.width }
        if intrinsic.height > 0 { size.height = intrinsic.height }
        return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
}
