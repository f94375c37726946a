internal import ChatDomain
internal import ChatWire
internal import Foundation

/// A REST call whose path was recognised and whose caller is known.
struct RESTCall: Sendable {
    /// Who calls.
    let caller: Caller
    /// The variable parts of the path, decoded, by name.
    let path: [String: String]
    /// The fields of the query.
    let query: QueryFields
    /// The body.
    let body: [UInt8]
    /// The limits in force.
    let limits: Limits
    /// The service's clock and randomness.
    let environment: ServiceEnvironment
    /// Who has a socket now.
    let presence: Presence
    /// Notes what is read, for the contract; nil in every call that is one.
    var probe: RESTProbe?
    /// The session that calls; nil for the application.
    var session: Session?
    /// The hash of the API token that the application shows; nil for a session.
    var apiTokenHash: [UInt8]?
    /// The sessions that are open, for calls that end some.
    var sessions: SessionTable?

    /// A user as lists of users show them: with the state of the connection.
    func seen(_ user: User) -> WireUser {
        guard !user.isHidden || caller.userKey == user.key || caller == .application(user.applicationKey) else {
            var wire = user.wire
            (wire.isOnline, wire.lastSeenAt) = (false, -1)
            return wire
        }
        return presence.filled(user.wire, lastSeenAt: user.lastSeenAt, applicationKey: user.applicationKey)
    }

    /// The size and the place of a page that the call asks for.
    func page() throws(WireError) -> (limit: Int, token: String?) {
        (
            try query.pageSize(standard: 10, limits: limits),
            query.text("token").flatMap { $0.isEmpty ? nil : $0 }
        )
    }

    /// A variable part of the path that the route has.
    func part(_ name: String) -> String { path[name] ?? "" }

    /// A message's id in the path.
    /// - Throws: 400101 for what is no number.
    func messageID() throws(WireError) -> Int64 { try number("message_id") }

    /// A variable part of the path that is a whole number.
    /// - Throws: 400101 for what is no number.
    func number(_ name: String) throws(WireError) -> Int64 {
        if let probe {
            probe.noteNumber(name)
            return 1
        }
        guard let number = Int64(part(name)) else {
            throw WireError(.invalidParameterValueNumber, "'\(name)' must be a whole number.")
        }
        return number
    }

    /// The body as a value; an empty body reads as `{}`.
    /// - Throws: The error that names the field that is wrong.
    func decode<Body: Decodable>(_ type: Body.Type) throws(WireError) -> Body {
        if let probe {
            guard let body = probe.body(type) else { throw WireError(.invalidJsonBody, "No such body can be made up.") }
            return body
        }
        do {
            return try JSONDecoder().decode(type, from: body.isEmpty ? Data("{}".utf8) : Data(body))
        } catch {
            throw WireError(decoding: error)
        }
    }
}
