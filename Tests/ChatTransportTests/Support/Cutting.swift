/// The ways in which a network may cut the same bytes.
enum Cutting {
    /// All at once, byte by byte, in two pieces at every place, and at random.
    static func all(_ bytes: [UInt8], seed: UInt64 = 1) -> [[[UInt8]]] {
        var cuts: [[[UInt8]]] = [[bytes], bytes.map { [$0] }]
        let step = max(1, bytes.count / 200)
        for place in stride(from: 1, to: bytes.count, by: step) {
            cuts.append([Array(bytes[..<place]), Array(bytes[place...])])
        }
        var random = SeededRandom(seed: seed)
        for _ in 0..<5 { cuts.append(randomly(bytes, using: &random)) }
        return cuts
    }

    /// In pieces of random length.
    static func randomly(_ bytes: [UInt8], using random: inout SeededRandom) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + Int.random(in: 1...17, using: &random))
            pieces.append(Array(bytes[start..<end]))
            start = end
        }
        return pieces
    }
}
