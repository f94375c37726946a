import ChatWire
import Testing

@testable import ChatServer

/// A limit of the protocol: what is taken at it, and what one past it is refused with.
struct LimitCase: Sendable, CustomTestStringConvertible {
    /// The setting, without the `limit-` before it.
    let name: String
    /// A small value to set it to.
    let value: Int
    /// The error past it.
    let code: ErrorCode
    /// What the error's sentence has in it: the field, or the things that are too many.
    let says: String
    /// One past it: more, or for a limit from below less.
    var step = 1
    /// Whether no setting changes it: the documented API has it so.
    var isFixed = false
    /// Does what the limit is about with something of a size; gives the refusal.
    let attempt: @Sendable (LimitWorld, Int) async throws -> WireError?

    /// The setting that it is set by; nil for a fixed one.
    var setting: String? { isFixed ? nil : "limit-" + name }
    var testDescription: String { name }

    /// Text of so many characters, each of two bytes.
    static func text(_ count: Int) -> String { String(repeating: "é", count: count) }

    /// Text of so many bytes.
    static func bytes(_ count: Int) -> String { String(repeating: "b", count: count) }

    /// Those that have a setting.
    static let settable = messages + parts + users + channels + beside + orders
}
