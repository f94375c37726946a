internal import Foundation

// What is read stays where it is.
//
// What is to stay (`place`) is noted before the first change after a frame, by the lines and the size of the last pass,
// and counts until the next frame. A pass measures and moves until the noted row stands where it stood. The offset may
// pass the content's end meanwhile: a row whose height is a guess says nothing about where the content ends. Where the
// offset is past the end, though, the end itself is in sight, so that every row from there to the noted one has been
// measured, and what is then found is final.

extension UITableView {
    /// Whether the table is drawn upside down, as lists are that begin at the bottom: reading begins at its end.
    var isTurnedOver: Bool { transform.d < 0 }

    /// Notes what is read, by the lines of the last pass, unless that was done before in this frame.
    ///
    /// Several passes may go by before anything is shown: rows are made anew once they have been laid out in another
    /// width or with other fonts, and each pass may leave a row that was read with no room to be whole. What was seen
    /// before the first of them counts.
    func notePlace() {
        if place == nil { place = presentPlace() }
    }

    private func presentPlace() -> TablePlace? {
        guard tiledSize.height > 0 else { return nil }
        if bounds.minY <= -adjustedContentInset.top + 0.5 { return .start }
        let (low, high) = (bounds.minY, bounds.minY + tiledSize.height)
        guard var position = geometry.position(at: low) else { return nil }
        var anchors: [TableAnchor] = []
        var top = geometry.top(of: position)
        while position < geometry.shape.lineCount, top < high {
            let bottom = top + geometry.height(of: position)
            if bottom > max(top, low), let row = geometry.shape.indexPath(at: position) {
                anchors.append(
                    TableAnchor(
                        indexPath: row, distance: isTurnedOver ? bottom - high : top - low,
                        isWhole: top >= low - 0.5 && bottom <= high + 0.5,
                        isSteady: geometry.isMeasured(position) || liveCells[row] != nil))
            }
            top = bottom
            position += 1
        }
        return anchors.isEmpty ? nil : .rows(isTurnedOver ? anchors.reversed() : anchors)
    }

    /// Has what was noted count until the next frame is laid out, or the table is in a window again.
    func keepPlaceForFrame() {
        guard let window else {
            if !wasInWindow {
                place = nil
                goal = nil
            }
            return
        }
        guard !awaitsFrame, place != nil else { return }
        awaitsFrame = true
        window.afterFrame { [weak self] in self?.frameDidEnd() }
    }

    private func frameDidEnd() {
        awaitsFrame = false
        // A pass that is still due goes on with it.
        guard window != nil, !layoutFlags.needsLayout else { return }
        place = nil
        goal = nil
    }

    /// Out of sight nothing is laid out: what happens meanwhile is seen at once, from where the reader left.
    func windowDidChange() {
        if window != nil {
            wasInWindow = true
            setNeedsLayout()
        } else if wasInWindow {
            notePlace()
        }
    }

    /// Follows what is to be kept through an update. Where all of it is gone, what was read next takes its place.
    func remapped(_ place: TablePlace, _ mapping: TableMapping) -> TablePlace? {
        guard case .rows(let anchors) = place else { return place }
        let kept = anchors.compactMap { anchor -> TableAnchor? in
            // A row that goes to another place is no mark.
            guard mapping.moves[anchor.indexPath] == nil, let now = mapping.newIndexPath(of: anchor.indexPath) else {
                return nil
            }
            var kept = anchor
            kept.indexPath = now
            if mapping.reloaded.contains(anchor.indexPath) { kept.isSteady = false }
            return kept
        }
        if !kept.isEmpty { return .rows(kept) }
        let next = place.anchor().flatMap { survivor(nextTo: $0.indexPath, mapping) }
        return next.map { .rows([TableAnchor(indexPath: $0, distance: 0, isWhole: true, isSteady: true)]) }
    }

    /// The first row after a row in the order of reading, or else before it, that an update leaves, by its new place.
    private func survivor(nextTo row: IndexPath, _ mapping: TableMapping) -> IndexPath? {
        guard let position = mapping.old.position(of: row) else { return nil }
        let sides = [
            Array((0..<position).reversed()), Array((position + 1)..<max(position + 1, mapping.old.lineCount)),
        ]
        for other in (isTurnedOver ? sides : sides.reversed()).joined() {
            guard let path = mapping.old.indexPath(at: other), mapping.moves[path] == nil else { continue }
            if let now = mapping.newIndexPath(of: path) { return now }
        }
        return nil
    }

    /// The row that stays. In a table that has become lower, one that began further down would be out of sight.
    private var goalAnchor: TableAnchor? {
        goal?.anchor { (isTurnedOver ? -$0.distance : $0.distance) < bounds.height }
    }

    /// What decides where the content ends.
    var terms: TableTerms {
        TableTerms(revision: geometry.revision, size: bounds.size, insets: adjustedContentInset)
    }

    /// Moves the content so that what is to be kept is where it was. True if it was not.
    func holdPlace() -> Bool {
        switch goal {
        case nil, .start: return false
        case .end:
            updateContentSize()
            return follow(to: offsetRange.y.upperBound)
        case .rows:
            guard let anchor = goalAnchor, let position = geometry.shape.position(of: anchor.indexPath) else {
                return false
            }
            let (top, height) = (geometry.top(of: position), geometry.height(of: position))
            // A row that began out of sight and has become too short to reach into it begins at the edge. One whose
            // height is a guess is brought there too: out of sight it would never be measured.
            let isGone = (isTurnedOver ? anchor.distance : -anchor.distance) >= height
            let distance = isGone ? 0 : anchor.distance
            return follow(to: isTurnedOver ? top + height - distance - bounds.height : top - distance)
        }
    }

    /// Brings content that ends before the visible part does back to where it covers it. True if it moved.
    ///
    /// To be called when all in sight is measured.
    func clampIfDue() -> Bool {
        guard isClampDue, !isDragging, motion == nil else { return false }
        isClampDue = false
        let (target, range) = (clamped(bounds.origin), offsetRange.y)
        guard target != bounds.origin else { return false }
        if target.y != bounds.minY { goal = target.y <= range.lowerBound ? .start : .end }
        bounds.origin.x = target.x
        return follow(to: target.y) || target.x != bounds.minX
    }

    /// Keeps cells that have faded for further use.
    func didDepart(_ cells: [UITableViewCell]) {
        for cell in cells {
            departing.removeAll { $0 === cell }
            cell.alpha = 1
            retire(cell)
        }
    }

    /// Moves the offset along with content that has moved, unseen by the user. True if there was a way to go.
    private func follow(to y: CGFloat) -> Bool {
        let shift = y - bounds.minY
        guard abs(shift) > 0.001, y.isFinite else { return false }
        shiftMotion(by: shift)
        dragStart.y += shift
        bounds.origin.y = y
        followed += shift
        let way = CGPoint(x: 0, y: shift)
        for cell in departing where !cell.layer.carry(by: way, unseen: way) { cell.center.y += shift }
        isClampDue = true
        swiping.contentDidScroll()
        return true
    }
}
