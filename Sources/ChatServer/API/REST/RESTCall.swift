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

    /// A user as lists of users show them: with the state of the connection.
    func seen(_ user: User) -> WireUser {
        presence.filled(user.wire, lastSeenAt: user.lastSeenAt, applicationKey: user.applicationKey)
    }

    /// A variable part of the path that the route has.
    func part(_ name: String) -> String { path[name] ?? "" }

    /// A message's id in the path.
    /// - Throws: 400101 for what is no number.
    func messageID() throws(WireError) -> Int64 {
        guard let id = Int64(part("message_id")) else {
            throw WireError(.invalidParameterValueNumber, "'message_id' must be a whole number.")
        }
        return id
    }

    /// The body as a value; an empty body reads as `{}`.
    /// - Throws: The error that names the field that is wrong.
    func decode<Body: Decodable>(_ type: Body.Type) throws(WireError) -> Body {
        do {
            return try JSONDecoder().decode(type, from: body.isEmpty ? Data("{}".utf8) : Data(body))
        } catch {
            throw WireError(decoding: error)
        }
    }
}
