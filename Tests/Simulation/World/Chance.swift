/// All that is drawn in a run, from one seed (SplitMix64; Steele, Lea, Flood 2014).
@MainActor
final class Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 ^ 0xD1B5_4A32_D192_ED03 }

    func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    func time(_ range: ClosedRange<Int>) -> Int64 { Int64(number(range)) }

    /// Whether something happens that happens once in so many times.
    func oneIn(_ count: Int) -> Bool { next() % UInt64(count) == 0 }

    /// One of them; nil of none.
    func pick<Value>(_ values: [Value]) -> Value? {
        values.isEmpty ? nil : values[Int(next() % UInt64(values.count))]
    }

    func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }
}
