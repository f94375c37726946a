import ChatWire
import Foundation

@testable import ChatServer

/// REST calls up to the place where the store would be asked.
enum FuzzedCalls {
    /// A query, read as each of the lists does; what one of them took it writes and reads the same.
    static func query(_ input: [UInt8]) -> String? {
        let text = String(decoding: input, as: UTF8.self)
        guard let fields = QueryItems.fields(ofQuery: text) else { return nil }
        let limits = Limits.standard
        if let query = try? MyChannelsQuery(fields, limits: limits),
            let again = QueryItems.fields(ofQuery: query.items.text),
            (try? MyChannelsQuery(again, limits: limits)) != query
        {
            return "a list of channels is another one when read again: \(query.items.text)"
        }
        if let query = try? MessagesQuery(fields, limits: limits),
            let again = QueryItems.fields(ofQuery: query.items.text),
            (try? MessagesQuery(again, limits: limits)) != query
        {
            return "a list of messages is another one when read again: \(query.items.text)"
        }
        if let query = try? MembersQuery(fields, limits: limits),
            let again = QueryItems.fields(ofQuery: query.items.text),
            (try? MembersQuery(again, limits: limits)) != query
        {
            return "a list of members is another one when read again: \(query.items.text)"
        }
        _ = try? UsersQuery(fields, limits: limits)
        _ = try? OpenChannelsQuery(fields, limits: limits)
        _ = try? UploadQuery(fields)
        guard QueryItems.decoded(QueryItems.encoded(text)) == text else { return "a text is not encoded for good" }
        return nil
    }

    /// A call: `METHOD path?query` in the first line, then the body.
    static func rest(_ input: [UInt8]) -> String? {
        let lines = input.split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
        let words = String(decoding: lines[0], as: UTF8.self).split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return nil }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let segments = target[0].split(separator: "/").compactMap { QueryItems.decoded($0) }
        guard let query = QueryItems.fields(ofQuery: target.count > 1 ? target[1] : "") else { return nil }
        for route in RESTRoutes.all where route.method == words[0] {
            guard let path = route.match(segments) else { continue }
            let call = RESTCall(
                caller: .application(1), path: path, query: query, body: lines.count > 1 ? Array(lines[1]) : [],
                limits: .standard,
                environment: ServiceEnvironment(
                    now: { 0 }, randomBytes: { [UInt8](repeating: 0, count: $0) }, onFault: { _ in }),
                presence: Presence())
            do {
                _ = try route.work(call)
            } catch let error as WireError {
                let answer = ChatService.refusal(error)
                if answer.status >= 500 { return "\(route.name): \(error)" }
            } catch {
                return "\(route.name) throws \(error)"
            }
        }
        return nil
    }
}
