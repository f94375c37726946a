public import Foundation

/// A row of which one part is chosen.
///
///     let kinds = UISegmentedControl(items: ["Group", "Open"])
///     kinds.selectedSegmentIndex = 0
///     kinds.addAction(UIAction { _ in show(kinds.selectedSegmentIndex) }, for: .valueChanged)
open class UISegmentedControl: UIControl {
    /// As the chosen part: none.
    public nonisolated static let noSegment = -1

    private var segments: [SegmentView] = []
    private let thumb = UIView()
    private var selection = UISegmentedControl.noSegment

    /// The colour behind the chosen part; white, or a lighter grey in the dark, unless set.
    open var selectedSegmentTintColor: UIColor? { didSet { restyle() } }
    /// Whether a press does something and leaves nothing chosen. False unless set.
    open var isMomentary = false
    /// Whether each part is as wide as its content. False unless set: all are of one width.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

    /// Creates a control of titles (`String`) and images (`UIImage`); other things are left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            if let title = item as? String { insertSegment(withTitle: title, at: numberOfSegments, animated: false) }
            if let image = item as? UIImage { insertSegment(with: image, at: numberOfSegments, animated: false) }
        }
        frame.size = intrinsicContentSize
    }

    /// Creates a control without parts.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.cornerRadius = 8
        thumb.layer.cornerRadius = 6
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumb.isUserInteractionEnabled = false
        addSubview(thumb)
        isAccessibilityElement = false
        restyle()
    }

    // MARK: - Parts

    /// The number of parts.
    open var numberOfSegments: Int { segments.count }

    /// Puts a part with a title before another one, or at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: title, image: nil), at: segment)
    }

    /// Puts a part with an image before another one, or at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentView(title: nil, image: image), at: segment)
    }

    private func insert(_ view: SegmentView, at index: Int) {
        let place = max(0, min(index, segments.count))
        segments.insert(view, at: place)
        if selection >= place { selection += 1 }
        view.onPress = { [weak self, weak view] in
            guard let self, let view, let index = segments.firstIndex(where: { $0 === view }) else { return }
            userDidSelect(index)
        }
        addSubview(view)
        contentDidChange()
    }

    /// Takes a part away. No such part: nothing happens.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selection == segment { selection = Self.noSegment } else if selection > segment { selection -= 1 }
        contentDidChange()
    }

    /// Takes all parts away.
    open func removeAllSegments() {
        for view in segments { view.removeFromSuperview() }
        segments = []
        selection = Self.noSegment
        contentDidChange()
    }

    /// Sets a part's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].title = title
        contentDidChange()
    }

    /// Returns a part's title.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets a part's image, which is shown in place of the title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].image = image
        contentDidChange()
    }

    /// Returns a part's image.
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Sets whether a part can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].isEnabled = enabled
        restyle()
    }

    /// Returns whether a part can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    private var attributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets font and colour of the titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        attributesByState[state.rawValue] = attributes
        contentDidChange()
    }

    /// Returns font and colour of the titles in a state, where they were set.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        attributesByState[state.rawValue]
    }

    /// Which part is chosen; `noSegment` is none, as is a number without a part. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
            restyle()
            setNeedsLayout()
        }
    }

    private func userDidSelect(_ index: Int) {
        guard isEnabled, segments[index].isEnabled, isMomentary || index != selection else { return }
        selection = index
        restyle()
        if window != nil, !isMomentary {
            setNeedsLayout()
            UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary {
            selection = Self.noSegment
            restyle()
        }
    }

    // MARK: - Look

    private func contentDidChange() {
        restyle()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        restyle()
    }

    private func restyle() {
        if backgroundColor == nil { backgroundColor = .tertiarySystemFill }
        thumb.backgroundColor = selectedSegmentTintColor ?? UIColor(light: 0xFFFFFF, dark: 0x636366)
        thumb.isHidden = selection == Self.noSegment
        alpha = isEnabled ? 1 : 0.5
        for (index, segment) in segments.enumerated() {
            let isSelected = index == selection
            let base = attributesByState[State.normal.rawValue] ?? [:]
            let own = attributesByState[State.selected.rawValue] ?? [:]
            segment.show(isSelected ? base.merging(own) { _, own in own } : base, isSelected: isSelected)
        }
    }

    // MARK: - Layout

    private var lineHeight: CGFloat { segments.map(\.contentSize.height).max() ?? 16 }

    /// The widest part as often as there are parts; 32 points high, or what larger text asks for.
    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { $0.contentSize.width + 24 }
        let width =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(segments.count)
        return CGSize(width: width.rounded(.up), height: max(32, lineHeight.rounded(.up) + 14))
    }

    /// Returns the size that the parts ask for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Larger text wants more room.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    /// Places the parts, the first where lines begin.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !segments.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let wanted = segments.map { apportionsSegmentWidthsByContent ? $0.contentSize.width + 24 : 1 }
        let factor = bounds.width / max(1, wanted.reduce(0, +))
        var start: CGFloat = 0
        for (segment, share) in zip(segments, wanted) {
            let width = share * factor
            segment.frame = CGRect(
                x: isRightToLeft ? bounds.width - start - width : start, y: 0, width: width, height: bounds.height)
            start += width
        }
        if segments.indices.contains(selection) { thumb.frame = segments[selection].frame.insetBy(dx: 2, dy: 2) }
    }
}
