internal import ChatWire

/// A route of the REST face: a method, a path, what it promises, and what it does.
struct RESTRoute: Sendable {
    /// As `GET /v3/users/{user_id}`: what documentation and tests call it.
    let name: String
    let method: String
    /// The path with its variable parts in braces.
    let path: String
    private let segments: [Substring]
    /// The type of the channel that the path names; nil where it names none.
    let channelType: WireChannelType?
    /// What it promises; every route of the table has one.
    let contract: RESTContract?
    /// Reads the call's parameters and says what is to be done.
    let work: @Sendable (RESTCall) throws -> RESTWork

    /// Makes a route.
    ///
    /// - Parameters:
    ///   - name: Method and path, as `GET /v3/users/{user_id}`.
    ///   - summary: What it does, in one sentence of the contract.
    ///   - access: Who may call it.
    ///   - answer: What it answers.
    ///   - required: Body fields and parameters that the work asks for though their type does not.
    ///   - files: The parts of a form that bring a file, where the route takes one.
    ///   - work: What it does. Parameters are read before it returns: the contract is made from what it reads.
    init(
        _ name: String, _ summary: String? = nil, for access: RESTAccess = .everyone,
        answers answer: RESTAnswer = .empty,
        requires required: Set<String> = [], files: [String] = [],
        _ work: @escaping @Sendable (RESTCall) throws -> RESTWork
    ) {
        self.init(
            name,
            contract: summary.map {
                RESTContract(summary: $0, access: access, answer: answer, required: required, files: files)
            }, work)
    }

    private init(
        _ name: String, contract: RESTContract?, _ work: @escaping @Sendable (RESTCall) throws -> RESTWork
    ) {
        self.name = name
        self.contract = contract
        let sides = name.split(separator: " ", maxSplits: 1)
        method = String(sides[0])
        path = String(sides[1])
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
        RESTRoute(
            name.replacing("/group_channels/", with: "/open_channels/", maxReplacements: 1), contract: contract, work)
    }

    /// The names of the path's variable parts, in order.
    var pathParameters: [String] {
        segments.filter { $0.first == "{" }.map { String($0.dropFirst().dropLast()) }
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
