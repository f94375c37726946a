internal import ChatWire

/// A route of the REST face: a method, a path, and what it does.
struct RESTRoute: Sendable {
    /// As `GET /v3/users/{user_id}`: what documentation and tests call it.
    let name: String
    let method: String
    private let segments: [Substring]
    /// The type of the channel that the path names; nil where it names none.
    let channelType: WireChannelType?
    /// Reads the call's parameters and says what is to be done.
    let work: @Sendable (RESTCall) throws -> RESTWork

    init(_ name: String, _ work: @escaping @Sendable (RESTCall) throws -> RESTWork) {
        self.name = name
        let sides = name.split(separator: " ", maxSplits: 1)
        method = String(sides[0])
        segments = sides[1].split(separator: "/")
        channelType =
            switch segments.dropFirst().prefix(2) {
            case ["group_channels", "{channel_url}"]: .group
            case ["open_channels", "{channel_url}"]: .open
            default: nil
            }
        self.work = work
    }

    /// The same route for open channels.
    var inOpenChannels: RESTRoute {
        RESTRoute(name.replacing("/group_channels/", with: "/open_channels/", maxReplacements: 1), work)
    }

    /// The variable parts of a path that fits the route; nil when it does not fit.
    func match(_ path: [String]) -> [String: String]? {
        guard path.count == segments.count else { return nil }
        var parts: [String: String] = [:]
        for (segment, text) in zip(segments, path) {
            if segment.first == "{" {
                parts[String(segment.dropFirst().dropLast())] = text
            } else if segment != text {
                return nil
            }
        }
        return parts
    }
}
