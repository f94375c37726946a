internal import Foundation

// What is read stays where it is.
//
// A pass first notes what is to stay (`place`), by the lines and the size of the last pass, and then measures and
// moves until the noted row stands where it stood. The offset may pass the content's end meanwhile: a row whose height
// is a guess says nothing about where the content ends. Where the offset is past the end, though, the end itself is in
// sight, so that every row from there to the noted one has been measured, and what is then found is final.

extension UITableView {
    /// Whether the table is drawn upside down, as lists are that begin at the bottom: reading begins at its end.
    var isTurnedOver: Bool { transform.d < 0 }

    /// What is read at present, to be kept: by the lines of the last pass, and, for an update, without what it moves.
    func presentPlace(_ mapping: TableMapping? = nil) -> TablePlace? {
        guard tiledSize.height > 0 else { return nil }
        if bounds.minY <= -adjustedContentInset.top + 0.5 { return .start }
        let (low, high) = (bounds.minY, bounds.minY + tiledSize.height)
        guard var position = geometry.position(at: low) else { return nil }
        var ranks: [[TableAnchor]] = [[], [], [], []]
        var top = geometry.top(of: position)
        while position < geometry.shape.lineCount, top < high {
            let bottom = top + geometry.height(of: position)
            if bottom > max(top, low), let row = geometry.shape.indexPath(at: position), mapping?.moves[row] == nil {
                let isKnown = geometry.isMeasured(position) || liveCells[row] != nil
                let isSteady = isKnown && mapping?.reloaded.contains(row) != true
                let isWhole = top >= low - 0.5 && bottom <= high + 0.5
                let distance = isTurnedOver ? bottom - high : top - low
                ranks[(isWhole ? 0 : 2) + (isSteady ? 0 : 1)].append(TableAnchor(indexPath: row, distance: distance))
            }
            top = bottom
            position += 1
        }
        let anchors = ranks.flatMap { isTurnedOver ? $0.reversed() : $0 }
        return anchors.isEmpty ? nil : .rows(anchors)
    }

    /// Follows what is to be kept through an update. Where all of it is gone, what was read next takes its place.
    func remapPlace(_ mapping: TableMapping) {
        guard case .rows(let anchors) = place else { return }
        let kept = anchors.compactMap { anchor in
            mapping.newIndexPath(of: anchor.indexPath).map { TableAnchor(indexPath: $0, distance: anchor.distance) }
        }
        if !kept.isEmpty {
            place = .rows(kept)
        } else {
            let next = anchors.first.flatMap { survivor(nextTo: $0.indexPath, mapping) }
            place = next.map { .rows([TableAnchor(indexPath: $0, distance: 0)]) }
        }
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

    /// Moves the content so that what is to be kept is where it was. True if it was not.
    func holdPlace() -> Bool {
        switch place {
        case nil, .start: return false
        case .end:
            updateContentSize()
            return follow(to: offsetRange.y.upperBound)
        case .rows(let anchors):
            guard let anchor = anchors.first, let position = geometry.shape.position(of: anchor.indexPath) else {
                return false
            }
            let (top, height) = (geometry.top(of: position), geometry.height(of: position))
            // A row that began out of sight and has become too short to reach into it begins at the edge.
            let isGone = geometry.isMeasured(position) && (isTurnedOver ? anchor.distance : -anchor.distance) >= height
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
        if target.y != bounds.minY { place = target.y <= range.lowerBound ? .start : .end }
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
        for cell in departing where !cell.layer.carry(by: CGPoint(x: 0, y: shift)) { cell.center.y += shift }
        isClampDue = true
        swiping.contentDidScroll()
        return true
    }
}
