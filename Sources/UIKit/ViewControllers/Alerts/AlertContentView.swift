internal import Foundation

/// The cards of an alert: text, fields and buttons, and for sheets a card to cancel.
final class AlertContentView: UIView {
    private weak var controller: UIAlertController?
    private let card = CardView()
    private let cancelCard = CardView()
    /// Text and buttons; they scroll where the window is too low for them.
    private let scrollView = UIScrollView()
    private let header = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fieldBoxes: [AlertFieldBox] = []
    private var buttons: [AlertActionView] = []
    private var separators: [UIView] = []
    private var focusIndex: Int?

    /// How it is shown; the presentation decides by the room.
    var form = AlertMetrics.alert {
        didSet { rebuild() }
    }
    /// The measures of the form in the user's text size.
    private lazy var metrics = form.scaled(for: traitCollection)
    /// Whether the one to cancel is left out, as a click beside a popover cancels.
    var omitsCancel = false {
        didSet { if oldValue != omitsCancel { rebuild() } }
    }
    /// Whether the surroundings bring a card of their own.
    var hasOwnCard = true {
        didSet { rebuild() }
    }

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        for card in [card, cancelCard] {
            card.content.backgroundColor = AlertMetrics.cardColor
            addSubview(card)
        }
        scrollView.contentInsetAdjustmentBehavior = .never
        card.content.addSubview(scrollView)
        scrollView.addSubview(header)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            header.addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
        rebuild()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - Filling

    private var isAlert: Bool { controller?.preferredStyle == .alert }

    /// The buttons in the order of showing: the one to cancel last.
    private var shownActions: [UIAlertAction] {
        let all = controller?.actions ?? []
        let cancel = omitsCancel ? [] : all.filter { $0.style == .cancel }
        return all.filter { $0.style != .cancel } + cancel
    }

    func textDidChange() {
        titleLabel.text = controller?.title
        messageLabel.text = controller?.message
        titleLabel.isHidden = controller?.title?.isEmpty ?? true
        messageLabel.isHidden = controller?.message?.isEmpty ?? true
        accessibilityLabel = controller?.title ?? controller?.message
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Text of another size wants other rows.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            rebuild()
        }
    }

    func rebuild() {
        metrics = form.scaled(for: traitCollection)
        for view in buttons + separators + fieldBoxes { view.removeFromSuperview() }
        titleLabel.font = metrics.titleFont
        messageLabel.font = metrics.messageFont
        titleLabel.textColor = metrics.titleColor
        messageLabel.textColor = metrics.messageColor
        fieldBoxes = (controller?.textFields ?? []).map(AlertFieldBox.init)
        for box in fieldBoxes { header.addSubview(box) }
        let preferred = controller?.preferredAction
        buttons = shownActions.map { action in
            let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
            return AlertActionView(action: action, isBold: isBold, metrics: metrics) { [weak self] action in
                self?.controller?.answer(action)
            }
        }
        separators = buttons.map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for (button, line) in zip(buttons, separators) {
            let place = isInCancelCard(button) ? cancelCard.content : scrollView
            place.addSubview(button)
            place.addSubview(line)
        }
        for card in [card, cancelCard] {
            card.cornerRadius = metrics.cornerRadius
            // The lower card's shadow would fall on the upper card.
            card.layer.shadowOpacity = hasOwnCard && card === self.card ? 0.22 : 0
        }
        focusIndex = nil
        textDidChange()
    }

    private func isInCancelCard(_ button: AlertActionView) -> Bool {
        metrics.cancelGap != nil && button.action.style == .cancel
    }

    // MARK: - Keys

    var focusedAction: UIAlertAction? {
        focusIndex.flatMap { buttons.indices.contains($0) ? buttons[$0].action : nil }
    }

    /// Moves to the next button that may be pressed, around the end.
    func moveFocus(by step: Int) {
        guard buttons.contains(where: \.isEnabled) else { return }
        // Two beside each other are reached in the order of the eye.
        var index = focusIndex ?? (step > 0 ? -1 : buttons.count)
        repeat { index = (index + step + buttons.count) % buttons.count } while !buttons[index].isEnabled
        focusIndex = index
        if !isInCancelCard(buttons[index]) { scrollView.scrollRectToVisible(buttons[index].frame, animated: false) }
        for (place, button) in buttons.enumerated() { button.isFocusedByKeys = place == index }
    }

    // MARK: - Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(width: size.width, places: false))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: bounds.width, places: true)
    }

    private var isSideBySide: Bool {
        guard isAlert, metrics.cancelGap == nil, buttons.count == 2 else { return false }
        return buttons.allSatisfy { $0.textWidth <= bounds.width / 2 - 20 }
    }

    /// Places everything from the top down, or only measures; returns the height.
    private func arrange(width: CGFloat, places: Bool) -> CGFloat {
        let headerHeight = arrangeHeader(width: width, places: places)
        var y = headerHeight
        let main = buttons.filter { !isInCancelCard($0) }
        let line = 1 / max(1, min(traitCollection.displayScale, 2))
        if isSideBySide {
            if places { placeSideBySide(main, y: y, width: width, line: line) }
            y += metrics.rowHeight
        } else {
            for button in main {
                if places { place(button, y: y, width: width, line: y > 0 ? line : 0) }
                y += metrics.rowHeight
            }
        }
        let cancel = buttons.first(where: isInCancelCard)
        let cancelHeight = cancel == nil ? 0 : (metrics.cancelGap ?? 0) + metrics.rowHeight
        if places { placeCards(contentHeight: y, cancel: cancel, cancelHeight: cancelHeight) }
        return y + cancelHeight
    }

    /// The upper card takes what height there is; the lower one stays in sight.
    private func placeCards(contentHeight: CGFloat, cancel: AlertActionView?, cancelHeight: CGFloat) {
        let width = bounds.width
        let height = max(0, min(contentHeight, bounds.height - cancelHeight))
        card.frame = CGRect(x: 0, y: 0, width: width, height: height)
        scrollView.frame = card.content.bounds
        scrollView.contentSize = CGSize(width: width, height: contentHeight)
        scrollView.isScrollEnabled = contentHeight > height
        cancelCard.isHidden = cancel == nil
        guard let cancel else { return }
        let rowHeight = metrics.rowHeight
        cancelCard.frame = CGRect(x: 0, y: height + cancelHeight - rowHeight, width: width, height: rowHeight)
        place(cancel, y: 0, width: width, line: 0)
    }

    private func separator(of button: AlertActionView) -> UIView? {
        buttons.firstIndex { $0 === button }.map { separators[$0] }
    }

    private func place(_ button: AlertActionView, y: CGFloat, width: CGFloat, line: CGFloat) {
        button.frame = CGRect(x: 0, y: y, width: width, height: metrics.rowHeight)
        separator(of: button)?.frame = CGRect(x: 0, y: y, width: width, height: line)
    }

    /// The one to cancel comes first, where lines begin.
    private func placeSideBySide(_ pair: [AlertActionView], y: CGFloat, width: CGFloat, line: CGFloat) {
        let ordered = pair.last?.action.style == .cancel ? [pair[1], pair[0]] : pair
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let half = width / 2
        for (index, button) in ordered.enumerated() {
            let isLeft = (index == 0) != isRightToLeft
            button.frame = CGRect(x: isLeft ? 0 : half, y: y, width: half, height: metrics.rowHeight)
        }
        separator(of: ordered[0])?.frame = CGRect(x: 0, y: y, width: width, height: line)
        separator(of: ordered[1])?.frame = CGRect(x: half, y: y, width: line, height: metrics.rowHeight)
    }

    private func arrangeHeader(width: CGFloat, places: Bool) -> CGFloat {
        let insets = metrics.headerInsets
        let room = width - insets.left - insets.right
        var y = insets.top
        var hasAny = false
        for label in [titleLabel, messageLabel] where !label.isHidden {
            if hasAny { y += isAlert ? 3 : 6 }
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
            if places { label.frame = CGRect(x: insets.left, y: y, width: room, height: height) }
            y += height
            hasAny = true
        }
        for (index, box) in fieldBoxes.enumerated() {
            y += index == 0 ? (hasAny ? 14 : 0) : 8
            if places { box.frame = CGRect(x: insets.left, y: y, width: room, height: box.height) }
            y += box.height
            hasAny = true
        }
        let height = hasAny ? y + insets.bottom : 0
        if places {
            header.frame = CGRect(x: 0, y: 0, width: width, height: height)
            header.isHidden = !hasAny
        }
        return height
    }
}
