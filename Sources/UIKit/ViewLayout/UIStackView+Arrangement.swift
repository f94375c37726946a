internal import Foundation

// Measuring and placing arranged views.

extension UIStackView {
    /// An arranged view with what it wants along and across.
    struct Item {
        let view: UIView
        var along: AxisSizing
        var across: AxisSizing
        var gapAfter: CGFloat
    }

    private var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private var arrangementInsets: UIEdgeInsets {
        isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    }

    private func items(length: (UIView) -> (along: AxisSizing, across: AxisSizing)) -> [Item] {
        let views = visibleSubviews
        return views.indices.map { index in
            let sizing = length(views[index])
            let gap = index == views.count - 1 ? 0 : gap(after: views[index])
            return Item(view: views[index], along: sizing.along, across: sizing.across, gapAfter: gap)
        }
    }

    // MARK: - The size that the stack view wants

    /// What the arranged views together say about the stack view's size.
    func stackSizing() -> ContentSizing {
        let isRow = axis == .horizontal
        let items = items { view in
            let sizing = view.arrangedSizing()
            return isRow ? (sizing.width, sizing.height) : (sizing.height, sizing.width)
        }
        let insets = arrangementInsets
        let horizontalInsets = insets.left + insets.right
        let verticalInsets = insets.top + insets.bottom
        guard !items.isEmpty else {
            guard isLayoutMarginsRelativeArrangement else { return .none }
            return ContentSizing(
                width: AxisSizing(length: horizontalInsets, hugging: 1, compression: 0),
                height: AxisSizing(length: verticalInsets, hugging: 1, compression: 0))
        }
        let along = alongSizing(items).enlarged(by: isRow ? horizontalInsets : verticalInsets)
        let across = acrossSizing(items).enlarged(by: isRow ? verticalInsets : horizontalInsets)
        return ContentSizing(
            width: isRow ? along : across, height: isRow ? across : along,
            isHeightDependentOnWidth: items.contains { $0.view.isArrangedHeightDependentOnWidth })
    }

    private func alongSizing(_ items: [Item]) -> AxisSizing {
        let gaps = items.reduce(0) { $0 + $1.gapAfter }
        var sizing = AxisSizing(
            length: gaps, minimum: gaps, hugging: items.map(\.along.hugging).min() ?? 0,
            compression: items.map(\.along.compression).min() ?? 0)
        switch distribution {
        case .fillEqually:
            sizing.length += (items.map(\.along.length).max() ?? 0) * CGFloat(items.count)
            sizing.minimum += (items.map(\.along.minimum).max() ?? 0) * CGFloat(items.count)
        case .fill, .fillProportionally, .equalSpacing, .equalCentering:
            for item in items {
                sizing.length += item.along.length
                sizing.minimum += item.along.minimum
            }
        }
        return sizing
    }

    private func acrossSizing(_ items: [Item]) -> AxisSizing {
        AxisSizing(
            length: items.map(\.across.length).max() ?? 0, minimum: items.map(\.across.minimum).max() ?? 0,
            hugging: items.map(\.across.hugging).max() ?? 0, compression: items.map(\.across.compression).max() ?? 0)
    }

    /// The height that the arranged views need when the stack view is `width` wide.
    func stackHeight(forWidth width: CGFloat) -> CGFloat {
        let insets = arrangementInsets
        let inner = max(0, width - insets.left - insets.right)
        let vertical = insets.top + insets.bottom
        if axis == .horizontal {
            let items = items { view in
                let sizing = view.arrangedSizing()
                return (sizing.width, sizing.height)
            }
            let lengths = distribute(items, over: inner)
            let heights = zip(items, lengths).map { item, length in item.view.arrangedHeight(forWidth: length) }
            return (heights.max() ?? 0) + vertical
        }
        let views = visibleSubviews
        var total = vertical
        var tallest: CGFloat = 0
        for (index, view) in views.enumerated() {
            let height = view.arrangedHeight(forWidth: columnWidth(of: view, in: inner))
            tallest = max(tallest, height)
            total += height
            if index < views.count - 1 { total += gap(after: view) }
        }
        if distribution == .fillEqually {
            total +=
                tallest * CGFloat(views.count)
                - views.reduce(0) { $0 + $1.arrangedHeight(forWidth: columnWidth(of: $1, in: inner)) }
        }
        return total
    }

    /// How wide an arranged view of a column is.
    private func columnWidth(of view: UIView, in width: CGFloat) -> CGFloat {
        guard alignment != .fill else { return width }
        let wanted = view.arrangedSizing().width
        return wanted.compression == 0 && wanted.length == 0 ? 0 : min(wanted.length, max(width, wanted.minimum))
    }

    // MARK: - Placing

    func layOutArrangedSubviews() {
        let area = bounds.inset(by: arrangementInsets)
        if axis == .horizontal { layOutRow(in: area) } else { layOutColumn(in: area) }
    }

    private func layOutRow(in area: CGRect) {
        let items = items { view in
            let sizing = view.arrangedSizing()
            return (sizing.width, sizing.height)
        }
        guard !items.isEmpty else { return }
        let lengths = distribute(items, over: area.width)
        let starts = starts(items, lengths, over: area.width)
        let heights = zip(items, lengths).map { item, length in
            alignment == .fill ? area.height : min(item.view.arrangedHeight(forWidth: length), area.height)
        }
        let baseline = commonBaseline(items, heights)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, item) in items.enumerated() {
            let x = isRightToLeft ? area.width - starts[index] - lengths[index] : starts[index]
            let y = rowOffset(of: item.view, height: heights[index], in: area.height, baseline: baseline)
            place(item.view, CGRect(x: area.minX + x, y: area.minY + y, width: lengths[index], height: heights[index]))
        }
    }

    private func layOutColumn(in area: CGRect) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for view in visibleSubviews { widths[ObjectIdentifier(view)] = columnWidth(of: view, in: area.width) }
        let items = items { view in
            let width = widths[ObjectIdentifier(view)] ?? area.width
            let sizing = view.arrangedSizing()
            var along = sizing.height
            if view.isArrangedHeightDependentOnWidth {
                along.length = view.arrangedHeight(forWidth: width)
                along.minimum = min(along.minimum, along.length)
            }
            return (along, sizing.width)
        }
        guard !items.isEmpty else { return }
        let lengths = distribute(items, over: area.height)
        let starts = starts(items, lengths, over: area.height)
        for (index, item) in items.enumerated() {
            let width = widths[ObjectIdentifier(item.view)] ?? area.width
            let spare = area.width - width
            let x: CGFloat
            switch alignment {
            case .fill: x = 0
            case .center: x = spare / 2
            case .leading, .firstBaseline: x = isRightToLeft ? spare : 0
            case .trailing, .lastBaseline: x = isRightToLeft ? 0 : spare
            }
            place(
                item.view, CGRect(x: area.minX + x, y: area.minY + starts[index], width: width, height: lengths[index]))
        }
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        let left = LayoutPixels.round(frame.minX)
        let top = LayoutPixels.round(frame.minY)
        view.setLayoutFrame(
            CGRect(
                x: left, y: top, width: max(0, LayoutPixels.round(frame.maxX) - left),
                height: max(0, LayoutPixels.round(frame.maxY) - top)))
    }

    private func commonBaseline(_ items: [Item], _ heights: [CGFloat]) -> CGFloat {
        zip(items, heights).map { item, height in
            alignment == .firstBaseline ? item.view.firstBaseline(height) : item.view.lastBaseline(height)
        }.max() ?? 0
    }

    private func rowOffset(of view: UIView, height: CGFloat, in available: CGFloat, baseline: CGFloat) -> CGFloat {
        switch alignment {
        case .fill, .leading: 0
        case .center: (available - height) / 2
        case .trailing: available - height
        case .firstBaseline: baseline - view.firstBaseline(height)
        case .lastBaseline: baseline - view.lastBaseline(height)
        }
    }

    // MARK: - Sharing the length

    /// The arranged views' lengths.
    private func distribute(_ items: [Item], over available: CGFloat) -> [CGFloat] {
        guard !items.isEmpty else { return [] }
        let room = available - items.reduce(0) { $0 + $1.gapAfter }
        switch distribution {
        case .fillEqually:
            return Array(repeating: max(0, room / CGFloat(items.count)), count: items.count)
        case .fillProportionally:
            let total = items.reduce(0) { $0 + $1.along.length }
            guard total > 0 else { return Array(repeating: max(0, room / CGFloat(items.count)), count: items.count) }
            return items.map { max(0, room * $0.along.length / total) }
        case .fill:
            return fill(items, room)
        case .equalSpacing, .equalCentering:
            let wanted = items.reduce(0) { $0 + $1.along.length }
            return wanted <= room ? items.map(\.along.length) : fill(items, room)
        }
    }

    private func fill(_ items: [Item], _ room: CGFloat) -> [CGFloat] {
        var lengths = items.map(\.along.length)
        var surplus = room - lengths.reduce(0, +)
        if surplus > 0 {
            // The least reluctant first; the index decides between equals.
            for index in items.indices.sorted(by: { isBefore($0, $1, items.map(\.along.hugging), first: <) }) {
                let most = items[index].view.arrangedMaximum(axis) - lengths[index]
                let step = min(surplus, max(0, most))
                lengths[index] += step
                surplus -= step
                if surplus <= 0 { break }
            }
        } else if surplus < 0 {
            for index in items.indices.sorted(by: { isBefore($0, $1, items.map(\.along.compression), first: >) }) {
                let step = min(-surplus, max(0, lengths[index] - items[index].along.minimum))
                lengths[index] -= step
                surplus += step
                if surplus >= 0 { break }
            }
        }
        return lengths
    }

    private func isBefore(_ a: Int, _ b: Int, _ priorities: [Float], first: (Int, Int) -> Bool) -> Bool {
        priorities[a] != priorities[b] ? priorities[a] < priorities[b] : first(a, b)
    }

    /// Where the arranged views begin.
    private func starts(_ items: [Item], _ lengths: [CGFloat], over available: CGFloat) -> [CGFloat] {
        var gaps = items.map(\.gapAfter)
        let surplus = available - lengths.reduce(0, +) - gaps.reduce(0, +)
        if surplus > 0, items.count > 1 {
            if distribution == .equalSpacing {
                for index in gaps.indices.dropLast() { gaps[index] += surplus / CGFloat(items.count - 1) }
            } else if distribution == .equalCentering {
                gaps = centeringGaps(lengths, gaps, available)
            }
        }
        var starts: [CGFloat] = []
        var position: CGFloat = 0
        for index in items.indices {
            starts.append(position)
            position += lengths[index] + gaps[index]
        }
        return starts
    }

    private func centeringGaps(_ lengths: [CGFloat], _ least: [CGFloat], _ available: CGFloat) -> [CGFloat] {
        let halves = (lengths[0] + lengths[lengths.count - 1]) / 2
        let step = (available - halves) / CGFloat(lengths.count - 1)
        var gaps = least
        for index in gaps.indices.dropLast() {
            gaps[index] = max(least[index], step - (lengths[index] + lengths[index + 1]) / 2)
        }
        return gaps
    }
}

extension AxisSizing {
    fileprivate func enlarged(by insets: CGFloat) -> AxisSizing {
        var sizing = self
        sizing.length += insets
        if sizing.minimum > 0 { sizing.minimum += insets }
        return sizing
    }
}
