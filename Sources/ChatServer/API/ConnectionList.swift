/// The connections that are in an open channel at one moment.
///
/// The same object stands in every delivery until somebody comes or goes, as with ``MemberList``.
package final class ConnectionList: Sendable {
    /// The connections' numbers, unique in the process.
    package let numbers: [UInt64]

    init(numbers: [UInt64]) { self.numbers = numbers }
}
