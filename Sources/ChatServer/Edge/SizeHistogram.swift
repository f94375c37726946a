/// How many whole numbers were at most each of a fixed list of bounds.
struct SizeHistogram: Sendable {
    /// Upper bounds; the last bucket has none.
    static let bounds = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024]

    private(set) var counts = [Int](repeating: 0, count: bounds.count + 1)
    private(set) var sum = 0

    /// How many were added.
    var count: Int { counts.reduce(0, +) }

    /// Counts a number.
    mutating func add(_ value: Int) {
        counts[Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count] += 1
        sum += value
    }
}
