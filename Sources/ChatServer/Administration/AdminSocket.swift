internal import ChatTransport
internal import Foundation

/// How `roost admin` reaches a running server: over a socket in the data folder, for the folder's owner and root.
///
/// ```
/// DIR/admin.sock    the command's words as JSON in; what it prints, and its exit status, out
/// ```
package enum AdminSocket {
    /// What became of a command.
    package struct Outcome: Codable, Sendable {
        /// The exit status, as the command line has it.
        package let status: Int32
        /// What it prints.
        package let out: String
        /// Why it was refused; empty when it was not.
        package let error: String

        /// Carries out a command.
        package init(of arguments: [String], by command: AdminCommand) {
            do {
                (status, out, error) = (0, try command.run(arguments), "")
            } catch let refusal as UsageError {
                (status, out, error) = (64, "", refusal.sentence)
            } catch let refusal {
                (status, out, error) = (1, "", "\(refusal)")
            }
        }

        init(refusal: String) { (status, out, error) = (1, "", refusal) }
    }

    private static let name = "admin.sock"

    /// Asks the server that works in a folder.
    ///
    /// - Throws: ``ServerError`` when none answers.
    package static func ask(_ arguments: [String], folder: String) throws -> Outcome {
        let question = Array(try JSONEncoder().encode(arguments))
        let answer: [UInt8]
        do {
            answer = try LocalSocket.ask(question, folder: folder, name: name)
        } catch {
            throw ServerError(
                "Another process works in the data folder '\(folder)', and takes no commands: it is no running server, "
                    + "or another user's.")
        }
        return try JSONDecoder().decode(Outcome.self, from: Data(answer))
    }

    /// Answers in a folder until it is stopped.
    static func serve(folder: String, command: AdminCommand, log: ServerLog) throws -> LocalSocketServer {
        try LocalSocketServer(folder: folder, name: name) { question in
            guard let arguments = try? JSONDecoder().decode([String].self, from: Data(question)) else {
                return encoded(Outcome(refusal: "The command is not understood."))
            }
            let outcome = Outcome(of: arguments, by: command)
            // The first two words only: the others name people.
            log(
                .info, "admin.command",
                [
                    "command": .text(arguments.prefix(2).joined(separator: " ")),
                    "status": .number(Int64(outcome.status)),
                ])
            return encoded(outcome)
        }
    }

    private static func encoded(_ outcome: Outcome) -> [UInt8] {
        // Three plain fields: there is nothing in them that cannot be written.
        (try? JSONEncoder().encode(outcome)).map { Array($0) } ?? []
    }
}
