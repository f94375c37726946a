/// The table of routes. What is not in it does not exist.
enum RESTRoutes {
    static let all = users + channels + members + messages + metadata + moderation + ownRows
}
