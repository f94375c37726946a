/// The sources of a loop by token: a place in an array and the number of its use.
///
/// The number makes an old token miss after its place was given to another
/// source, which happens when one turn reports a source that it has just closed.
struct SourceTable {
    private var places: [(generation: UInt32, source: (any EventSource)?)] = []
    private var free: [UInt32] = []

    /// Names the loop's own wake-up descriptor; no source ever has it.
    static let wakeUpToken = UInt64.max

    /// The source with a token, if it is still there.
    subscript(token: UInt64) -> (any EventSource)? {
        let index = Int(token & 0xFFFF_FFFF)
        guard index < places.count, places[index].generation == UInt32(token >> 32) else { return nil }
        return places[index].source
    }

    /// Adds a source and returns its token.
    mutating func insert(_ source: any EventSource) -> UInt64 {
        let index: UInt32
        if let last = free.popLast() {
            index = last
            places[Int(index)].source = source
        } else {
            index = UInt32(places.count)
            places.append((0, source))
        }
        return UInt64(places[Int(index)].generation) << 32 | UInt64(index)
    }

    /// Takes a source out. Does nothing when it is not there.
    mutating func remove(_ token: UInt64) {
        guard self[token] != nil else { return }
        let index = Int(token & 0xFFFF_FFFF)
        places[index] = (places[index].generation &+ 1, nil)
        free.append(UInt32(index))
    }

    /// Calls `body` with each source.
    func forEach(_ body: (any EventSource) -> Void) {
        for place in places { place.source.map(body) }
    }
}
