import Foundation

/// What a peer of the demo does, and when: `Scripts/community/peer.txt`.
///
/// A block begins at the margin and its actions follow, indented:
///
///     when edit, typo
///         say I will corect this
///         wait 3
///         edit I will correct this
///     otherwise
///         type 2
///         say Tell me more!
///     after 20 in sunday-hike
///         say Who has the map?
///
/// The first `when` with a word that the message has decides; without one the
/// `otherwise` blocks take turns.
struct PeerScript {
    /// Something that a peer begins by itself.
    struct Beginning: Equatable {
        /// Seconds after the peer came.
        let after: Double
        /// The channel's URL.
        let channel: String
        let actions: [PeerAction]
    }

    /// A line that cannot be understood.
    struct Refusal: Error, CustomStringConvertible {
        let line: Int
        let text: String

        var description: String { "Line \(line) of the script is not understood: \(text)" }
    }

    private struct Answer {
        var words: Set<String>
        var actions: [PeerAction] = []
    }

    private enum Head {
        case answer([String])
        case otherwise
        case beginning(after: Double, channel: String)
    }

    private var answers: [Answer] = []
    private var turns: [[PeerAction]] = []
    private(set) var beginnings: [Beginning] = []

    /// Reads a script.
    ///
    /// - Throws: `Refusal` with the line that is not understood.
    init(_ text: String) throws {
        var head: Head?
        var actions: [PeerAction] = []
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.isEmpty || words.hasPrefix("#") { continue }
            if line.first?.isWhitespace == true, head != nil {
                guard let action = Self.action(words) else { throw Refusal(line: index + 1, text: words) }
                actions.append(action)
            } else {
                close(head, actions)
                actions = []
                head = Self.head(words)
                if head == nil { throw Refusal(line: index + 1, text: words) }
            }
        }
        close(head, actions)
    }

    /// What is done about a message; `turn` counts the messages for which no `when` has a word.
    func actions(for message: String, turn: inout Int) -> [PeerAction] {
        let words = Set(message.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
        if let answer = answers.first(where: { !$0.words.isDisjoint(with: words) }) { return answer.actions }
        guard !turns.isEmpty else { return [] }
        defer { turn += 1 }
        return turns[turn % turns.count]
    }

    private mutating func close(_ head: Head?, _ actions: [PeerAction]) {
        switch head {
        case .answer(let words): answers.append(Answer(words: Set(words), actions: actions))
        case .otherwise: turns.append(actions)
        case .beginning(let after, let channel):
            beginnings.append(Beginning(after: after, channel: channel, actions: actions))
        case nil: break
        }
    }

    private static func head(_ line: String) -> Head? {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        switch (parts[0], parts.count > 1 ? parts[1] : "") {
        case ("otherwise", ""): return .otherwise
        case ("when", let words) where !words.isEmpty:
            return .answer(words.lowercased().split { $0 == "," || $0 == " " }.map(String.init))
        case ("after", let rest):
            let words = rest.split(separator: " ").map(String.init)
            guard words.count == 3, words[1] == "in", let seconds = Double(words[0]), seconds >= 0 else { return nil }
            return .beginning(after: seconds, channel: words[2])
        default: return nil
        }
    }

    private static func action(_ line: String) -> PeerAction? {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "wait": return seconds(rest).map(PeerAction.wait)
        case "type": return seconds(rest).map(PeerAction.type)
        case "say": return rest.isEmpty ? nil : .say(rest)
        case "edit": return rest.isEmpty ? nil : .edit(rest)
        case "delete": return rest.isEmpty ? .delete : nil
        default: return nil
        }
    }

    /// Up to a minute: a slip of the pen does not silence a peer.
    private static func seconds(_ text: String) -> Double? {
        Double(text).flatMap { (0...60).contains($0) ? $0 : nil }
    }
}
