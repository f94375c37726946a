import Foundation

/// What a peer is started with.
struct PeerOptions {
    /// The server, such as `http://127.0.0.1:8642`.
    private(set) var host = ""
    /// The application on the server.
    private(set) var application = ""
    /// Who the peer is.
    private(set) var user = ""
    /// Whom it answers; nobody else, so that two peers do not talk for ever.
    private(set) var answers = ""
    /// The file with what it does.
    private(set) var script = ""

    static let usage = "DemoPeer --host URL --app APPLICATION --user USER --answers USER --script FILE"

    /// Why the peer cannot start.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads the arguments.
    ///
    /// - Throws: `Refusal` for an option that is unknown, without its value, or missing.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let place = Self.places[option] else { throw Refusal(description: "There is no option \(option).") }
            guard let value = rest.popFirst() else { throw Refusal(description: "\(option) wants a value.") }
            self[keyPath: place] = value
        }
        for (option, place) in Self.places.sorted(by: { $0.key < $1.key }) where self[keyPath: place].isEmpty {
            throw Refusal(description: "\(option) is missing.")
        }
    }

    private static var places: [String: WritableKeyPath<PeerOptions, String>] {
        ["--host": \.host, "--app": \.application, "--user": \.user, "--answers": \.answers, "--script": \.script]
    }
}
