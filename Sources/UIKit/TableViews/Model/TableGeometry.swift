internal import Foundation

/// Where the lines of a table are, as far as is known: heights are estimates until a line has been measured.
struct TableGeometry {
    private(set) var shape = TableShape()
    private var index = HeightIndex()
    private var measured: [Bool] = []
    /// Where the first line begins: below the table's header view.
    var origin: CGFloat = 0 { didSet { if origin != oldValue { revision += 1 } } }
    /// Counts what may have changed where lines are: the same number, the same places.
    private(set) var revision = 0

    /// The end of the last line.
    var end: CGFloat { origin + CGFloat(index.total) }

    mutating func replace(shape: TableShape, heights: [Double], measured: [Bool]) {
        self.shape = shape
        index.replaceAll(heights)
        self.measured = measured
        revision += 1
    }

    func isMeasured(_ position: Int) -> Bool {
        measured.indices.contains(position) && measured[position]
    }

    func top(of position: Int) -> CGFloat { origin + CGFloat(index.offset(of: position)) }

    func height(of position: Int) -> CGFloat {
        index.heights.indices.contains(position) ? CGFloat(index.heights[position]) : 0
    }

    /// The line at a height of the content, the nearest one outside of it.
    func position(at y: CGFloat) -> Int? { index.index(at: Double(y - origin)) }

    mutating func setMeasured(_ height: CGFloat, at position: Int) {
        guard measured.indices.contains(position) else { return }
        measured[position] = true
        revision += 1
        index.set(Double(height), at: position)
    }

    /// Has every line measured again when it is shown. What is known serves as the estimate.
    mutating func forgetMeasurements() {
        measured = Array(repeating: false, count: measured.count)
        revision += 1
    }

    /// Has one line measured again.
    mutating func forgetMeasurement(at position: Int) {
        guard measured.indices.contains(position) else { return }
        measured[position] = false
        revision += 1
    }
}
