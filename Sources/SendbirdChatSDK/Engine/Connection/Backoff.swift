/// How long to wait before the next attempt to connect: doubled with each one,
/// up to a limit, and shortened by chance by up to half, so that many clients
/// of a server that comes back do not all come at once.
struct Backoff: Hashable, Sendable {
    /// The first wait, in milliseconds.
    var first: Int64
    /// The longest wait, in milliseconds.
    var longest: Int64

    /// The wait before the attempt with this number, which counts from 1.
    func wait(attempt: Int, random: UInt64) -> Int64 {
        let doublings = min(max(attempt - 1, 0), 20)
        let full = min(first << Int64(doublings), longest)
        return full - Int64(random % UInt64(max(full / 2, 1)))
    }
}
