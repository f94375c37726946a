internal import Foundation

// The labels, the accessory and the backgrounds of cells of the stock styles.

extension UITableViewCell {
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    func makeTextLabel() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .label
        contentView.addSubview(label)
        parts.textLabel = label
        setNeedsLayout()
        return label
    }

    func makeDetailTextLabel() -> UILabel? {
        guard style != .default else { return nil }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = style == .subtitle ? .label : .secondaryLabel
        contentView.addSubview(label)
        parts.detailTextLabel = label
        setNeedsLayout()
        return label
    }

    func makeImageView() -> UIImageView {
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        contentView.addSubview(view)
        parts.imageView = view
        setNeedsLayout()
        return view
    }

    func replaceBackground(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    func updateSelectionLook() {
        let isOn = (isSelected || isHighlighted) && selectionStyle != .none
        if let selectedBackgroundView {
            parts.selection?.isHidden = true
            selectedBackgroundView.isHidden = !isOn
        } else if isOn || parts.selection != nil {
            let view = parts.selection ?? makeSelection()
            view.isHidden = !isOn
        }
        highlightParts(isOn)
    }

    private func makeSelection() -> UIView {
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        insertSubview(view, belowSubview: contentView)
        parts.selection = view
        return view
    }

    private func highlightParts(_ isOn: Bool) {
        parts.textLabel?.isHighlighted = isOn
        parts.detailTextLabel?.isHighlighted = isOn
    }

    // MARK: - Accessory

    func updateAccessory() {
        parts.accessory?.removeFromSuperview()
        parts.accessory = accessoryView ?? makeAccessory()
        if let accessory = parts.accessory { addSubview(accessory) }
        contentView.constraintState.node.set?.markDirty()
        setNeedsLayout()
    }

    private func makeAccessory() -> UIView? {
        let name: String
        switch accessoryType {
        case .none: return nil
        case .disclosureIndicator: name = "chevron.right"
        case .checkmark: name = "checkmark"
        case .detailButton, .detailDisclosureButton: return makeDetailButton()
        }
        let view = UIImageView(image: UIImage(systemName: name))
        view.tintColor = accessoryType == .checkmark ? nil : .tertiaryLabel
        view.contentMode = .scaleAspectFit
        view.bounds.size = CGSize(width: 14, height: 14)
        if accessoryType == .disclosureIndicator, effectiveUserInterfaceLayoutDirection == .rightToLeft {
            view.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
        return view
    }

    private func makeDetailButton() -> UIView {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "info.circle"), for: .normal)
        button.bounds.size = CGSize(width: 28, height: 28)
        let action = UIAction { [weak self] _ in
            guard let self, let tableView = self.tableView, let indexPath = tableView.indexPath(for: self) else {
                return
            }
            tableView.delegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
        button.addAction(action, for: .touchUpInside)
        return button
    }

    /// The room that the accessory takes, its distances included.
    private var accessoryWidth: CGFloat {
        parts.accessory.map { $0.bounds.width + Self.margin + Self.gap } ?? 0
    }

    // MARK: - Layout

    func layOutParts() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let indentation = CGFloat(indentationLevel) * indentationWidth
        let width = max(0, bounds.width - accessoryWidth - indentation)
        let x = (isRightToLeft ? accessoryWidth : indentation) + swipeOffset
        contentView.setLayoutFrame(CGRect(x: x, y: 0, width: width, height: bounds.height))
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        parts.selection?.frame = bounds
        if let accessory = parts.accessory {
            let middle =
                isRightToLeft
                ? Self.margin + accessory.bounds.width / 2
                : bounds.width - Self.margin - accessory.bounds.width / 2
            accessory.center = CGPoint(x: middle + swipeOffset, y: bounds.height / 2)
        }
        let inset = separatorInset
        let (left, right) = isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
        let thickness = 1 / LayoutPixels.scale
        separator.frame = CGRect(
            x: left, y: bounds.height - thickness, width: max(0, bounds.width - left - right), height: thickness)
        if parts.hasText { layOutTexts(in: CGSize(width: width, height: bounds.height), isRightToLeft: isRightToLeft) }
    }

    private func layOutTexts(in size: CGSize, isRightToLeft: Bool) {
        var area = CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: 0)
        func place(_ view: UIView, _ frame: CGRect) {
            var frame = frame
            if isRightToLeft { frame.origin.x = size.width - frame.maxX }
            view.frame = frame
        }
        if let imageView = parts.imageView, let image = imageView.image {
            let height = min(image.size.height, max(0, size.height - 4))
            let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
            place(imageView, CGRect(x: area.minX, y: (size.height - height) / 2, width: width, height: height))
            area.origin.x += width + Self.margin
            area.size.width = max(0, area.width - width - Self.margin)
        }
        let text = parts.textLabel
        let detail = parts.detailTextLabel
        let textSize = text?.sizeThatFits(CGSize(width: area.width, height: size.height)) ?? .zero
        let detailSize = detail?.sizeThatFits(CGSize(width: area.width, height: size.height)) ?? .zero
        switch style {
        case .default, .subtitle:
            let gap: CGFloat = textSize.height > 0 && detailSize.height > 0 ? 3 : 0
            var y = (size.height - textSize.height - detailSize.height - gap) / 2
            if let text {
                place(text, CGRect(x: area.minX, y: y, width: area.width, height: textSize.height))
                y += textSize.height + gap
            }
            if let detail { place(detail, CGRect(x: area.minX, y: y, width: area.width, height: detailSize.height)) }
        case .value1, .value2:
            let detailWidth = min(detailSize.width, area.width / 2)
            let textWidth = min(textSize.width, max(0, area.width - detailWidth - Self.gap))
            if let text {
                let y = (size.height - textSize.height) / 2
                place(text, CGRect(x: area.minX, y: y, width: textWidth, height: textSize.height))
            }
            if let detail {
                let x = style == .value1 ? area.maxX - detailWidth : area.minX + textWidth + Self.gap
                let y = (size.height - detailSize.height) / 2
                place(detail, CGRect(x: x, y: y, width: detailWidth, height: detailSize.height))
            }
        }
    }

    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let indentation = CGFloat(indentationLevel) * indentationWidth
        let beside = accessoryWidth + indentation
        let inner = CGSize(width: max(0, target.width - beside), height: target.height)
        var size = contentView.systemLayoutSizeFitting(
            inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        size.width += beside
        if parts.hasText { size.height = max(size.height, textHeight(width: inner.width)) }
        // A row without any constraints is as high as the platform's standard row.
        if size.height == 0 { size.height = UITableView.standardRowHeight }
        return size
    }

    private func textHeight(width: CGFloat) -> CGFloat {
        var room = max(0, width - 2 * Self.margin)
        if let image = parts.imageView?.image { room = max(0, room - image.size.width - Self.margin) }
        let fitting = CGSize(width: room, height: .greatestFiniteMagnitude)
        let text = parts.textLabel?.sizeThatFits(fitting).height ?? 0
        let detail = parts.detailTextLabel?.sizeThatFits(fitting).height ?? 0
        let content = style == .subtitle ? text + detail + (detail > 0 ? 3 : 0) : max(text, detail)
        return max(UITableView.standardRowHeight, content + 22)
    }

    /// Fills the stock parts from the content configuration.
    func applyContentConfiguration() {
        guard let content = contentConfiguration as? UIListContentConfiguration else { return }
        let label = textLabel
        label?.text = content.text
        if let attributed = content.attributedText { label?.attributedText = attributed }
        label?.font = content.textProperties.font
        label?.textColor = content.textProperties.color
        label?.numberOfLines = content.textProperties.numberOfLines
        if style == .default, let secondary = content.secondaryText, !secondary.isEmpty {
            // The default style has one label: the second text follows on a line of its own.
            label?.numberOfLines = 0
            label?.text = [content.text, secondary].compactMap(\.self).joined(separator: "\n")
        } else if let detail = detailTextLabel {
            detail.text = content.secondaryText
            detail.font = content.secondaryTextProperties.font
            detail.textColor = content.secondaryTextProperties.color
            detail.numberOfLines = content.secondaryTextProperties.numberOfLines
        }
        if content.image != nil || parts.imageView != nil { imageView?.image = content.image }
        setNeedsLayout()
    }
}
