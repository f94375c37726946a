internal import Foundation

/// Where the items of a flow are: pure arithmetic, in the view's own coordinates.
///
/// Items stand beside each other until a line is full, lines below each other;
/// in a flow that scrolls sideways lines are columns. All items of a section
/// that are of one size stand in a grid; others fill each line from edge to edge.
struct FlowGeometry {
    /// What a section asks for.
    struct Section {
        var sizes: [CGSize] = []
        var insets = UIEdgeInsets.zero
        /// Between lines.
        var lineSpacing: CGFloat = 0
        /// At least so much between the items of a line.
        var itemSpacing: CGFloat = 0
        var header = CGSize.zero
        var footer = CGSize.zero
    }

    /// The items of one line, and where the line is along the direction of scrolling.
    private struct Line {
        let section: Int
        let items: Range<Int>
        let start: CGFloat
        let end: CGFloat
    }

    private let isVertical: Bool
    private var lines: [Line] = []
    private(set) var items: [[CGRect]] = []
    private(set) var headers: [CGRect] = []
    private(set) var footers: [CGRect] = []
    private(set) var contentSize = CGSize.zero

    /// Places all items. `breadth` is the room across the direction of scrolling.
    init(sections: [Section], breadth: CGFloat, isVertical: Bool) {
        self.isVertical = isVertical
        var position: CGFloat = 0
        var widest = breadth
        for (index, section) in sections.enumerated() {
            headers.append(band(length(section.header), at: position, breadth))
            position += length(section.header)
            position += isVertical ? section.insets.top : section.insets.left
            items.append(
                Array(repeating: .zero, count: section.sizes.count))
            position = place(section, index, from: position, breadth, &widest)
            position += isVertical ? section.insets.bottom : section.insets.right
            footers.append(band(length(section.footer), at: position, breadth))
            position += length(section.footer)
        }
        contentSize = isVertical ? CGSize(width: widest, height: position) : CGSize(width: position, height: widest)
    }

    private func length(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.height : size.width) }
    private func breadth(_ size: CGSize) -> CGFloat { max(0, isVertical ? size.width : size.height) }

    private func band(_ length: CGFloat, at position: CGFloat, _ breadth: CGFloat) -> CGRect {
        rect(position, 0, length, breadth)
    }

    private func rect(_ position: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: position, width: breadth, height: length)
            : CGRect(x: position, y: across, width: length, height: breadth)
    }

    /// Places a section's lines one after the other; returns where they end.
    private mutating func place(
        _ section: Section, _ index: Int, from start: CGFloat, _ breadth: CGFloat, _ widest: inout CGFloat
    ) -> CGFloat {
        let insets = section.insets
        let (low, high) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let room = max(0, breadth - low - high)
        let isUniform = section.sizes.allSatisfy { $0 == section.sizes.first }
        var position = start
        var first = 0
        while first < section.sizes.count {
            let items = Self.line(
                from: first, section.sizes.map { self.breadth($0) }, room, section.itemSpacing, isUniform)
            let spacing = spacing(of: items, section, room, isUniform)
            let thickness = items.map { length(section.sizes[$0]) }.max() ?? 0
            var across = low
            for item in items {
                let size = section.sizes[item]
                // Shorter ones stand in the middle of the line.
                let along = position + ((thickness - length(size)) / 2).rounded()
                self.items[index][item] = rect(along, across, length(size), self.breadth(size))
                widest = max(widest, across + self.breadth(size) + high)
                across += self.breadth(size) + spacing
            }
            lines.append(Line(section: index, items: items, start: position, end: position + thickness))
            position += thickness
            first = items.upperBound
            if first < section.sizes.count { position += section.lineSpacing }
        }
        return position
    }

    /// The items that fit into a line; one always does.
    private static func line(
        from first: Int, _ breadths: [CGFloat], _ room: CGFloat, _ spacing: CGFloat, _ isUniform: Bool
    ) -> Range<Int> {
        var used = breadths[first]
        var end = first + 1
        // Half a thousandth more is rounding, not lack of room.
        while end < breadths.count, used + spacing + breadths[end] <= room + 0.0005 {
            used += spacing + breadths[end]
            end += 1
        }
        return first..<end
    }

    private func spacing(of items: Range<Int>, _ section: Section, _ room: CGFloat, _ isUniform: Bool) -> CGFloat {
        let isLast = items.upperBound == section.sizes.count
        if isUniform, let size = section.sizes.first {
            let step = breadth(size) + section.itemSpacing
            let fitting = step > 0 ? Int(((room + section.itemSpacing + 0.0005) / step).rounded(.down)) : 1
            guard fitting > 1, !isLast || items.lowerBound > 0 || items.count == fitting else {
                return section.itemSpacing
            }
            return max(section.itemSpacing, (room - CGFloat(fitting) * breadth(size)) / CGFloat(fitting - 1))
        }
        guard !isLast, items.count > 1 else { return section.itemSpacing }
        let used = items.reduce(0) { $0 + breadth(section.sizes[$1]) }
        return max(section.itemSpacing, (room - used) / CGFloat(items.count - 1))
    }

    /// The items that a rectangle meets, in order.
    func items(in rect: CGRect) -> [IndexPath] {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var first = 0
        var end = lines.count
        while first < end {
            let middle = (first + end) / 2
            if lines[middle].end <= low { first = middle + 1 } else { end = middle }
        }
        var found: [IndexPath] = []
        while first < lines.count, lines[first].start < high {
            let line = lines[first]
            found += line.items.filter { items[line.section][$0].intersects(rect) }
                .map { IndexPath(item: $0, section: line.section) }
            first += 1
        }
        return found
    }
}
