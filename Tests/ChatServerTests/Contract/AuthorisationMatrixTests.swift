import ChatTransport
import ChatWire
import Foundation
import Requirements
import Synchronization
import Testing

@testable import ChatServer

/// Every route times everybody who may knock, over a real connection; `Docs/authorisation.md` is what came of it.
@Suite("The table of authorisation")
struct AuthorisationMatrixTests {
    typealias Role = RouteAuthorizationTests.Role
    typealias Line = RouteAuthorizationTests.Line
    typealias World = RouteAuthorizationTests.World

    /// The columns, in order.
    static let columns: [(role: Role, title: String)] = [
        (.anonymous, "nobody"), (.stranger, "stranger"), (.foreigner, "user of another application"),
        (.invited, "invited"), (.member, "member"), (.muted, "muted"), (.banned, "banned"), (.operator, "operator"),
        (.application, "API token"), (.foreignApplication, "API token of another application"),
    ]

    /// The rows that were walked, for writing the file.
    private static let walked = Mutex<[String: String]>([:])

    @Test(
        "Each cell is as the line and the file say, and no refused call changes anything", .covers("C-76"),
        arguments: RouteAuthorizationTests.allLines)
    func cells(line: Line) async throws {
        let contract = try #require(RESTRoutes.described.first { $0.name == line.route }?.contract)
        var world = try await MatrixWorld(line)
        var cells: [String] = []
        for (role, title) in Self.columns {
            let answer = try await world.ask(as: role)
            expect(answer, line, role, contract, "\(line.route) by \(title)")
            cells.append(answer.code.map { "\(answer.status) \($0)" } ?? "\(answer.status)")
            if answer.status == 200, !line.route.hasPrefix("GET"), role != .foreigner, role != .foreignApplication {
                world = try await MatrixWorld(line)
            } else {
                #expect(try await world.hasKept(), "\(line.route) by \(title) changed something")
            }
            #expect(world.world.fixture.reportedFaults == [])
        }
        let row = "| `\(line.route)` | \(cells.joined(separator: " | ")) |"
        try keep(row, of: line)
        #expect(try Repository.text("Docs/authorisation.md").contains(row), "`make contract` writes: \(row)")
    }

    private func expect(
        _ answer: MatrixWorld.Answer, _ line: Line, _ role: Role, _ contract: RESTContract, _ what: Comment
    ) {
        let isOfFiles = contract.access == .fileReaders || contract.access == .uploader
        switch role {
        case .foreigner, .foreignApplication:
            // Without a name in the path it is the own application that is asked, and nothing of ours is in the answer.
            if line.route.contains("{"), !line.isEverywhere {
                #expect(answer.status == 403 || answer.status == 404, what)
            } else {
                // A channel that the query names is not there either.
                let isNamed = line.query.contains("channel_url") && answer.status == 404
                #expect(answer.status == 200 || answer.status == 403 || isNamed, what)
            }
            #expect(!answer.body.contains("room") && !answer.body.contains("ana"), what)
        case _ where isOfFiles && line.refused.contains(role):
            // Whether a file is there is not told.
            #expect(answer.status == 404 && answer.code == ErrorCode.notFoundInDatabase.rawValue, what)
        case .anonymous:
            #expect(answer.status == 401 && answer.code == ErrorCode.invalidApiToken.rawValue, what)
        case .muted where line.speaks:
            #expect(answer.code == ErrorCode.socketMutedUserInChannelSendMessageNotAllowed.rawValue, what)
        case _ where line.refused.contains(role):
            #expect(answer.status == 403 && answer.code == ErrorCode.nonAuthorized.rawValue, what)
        default:
            #expect(answer.status == 200, "\(what): \(answer.body)")
        }
        if answer.status == 200, let schema = contract.answer.schema {
            #expect(schema.faults(in: Data(answer.body.utf8)) == [], what)
        }
        // Whom the contract admits alone, the line must not admit others beside.
        if contract.access == .application, answer.status == 200 {
            #expect(role == .application || role == .foreignApplication, what)
        }
    }

    /// Writes the file once every row was walked, where `ROOST_RECORD` asks for it.
    private func keep(_ row: String, of line: Line) throws {
        let rows = Self.walked.withLock { walked in
            walked[line.route] = row
            return walked
        }
        guard ProcessInfo.processInfo.environment["ROOST_RECORD"] == "1",
            rows.count == RouteAuthorizationTests.allLines.count
        else { return }
        try Self.document(rows).write(
            to: Repository.path.appending(path: "Docs/authorisation.md"), atomically: true, encoding: .utf8)
    }

    static func document(_ rows: [String: String]) -> String {
        var lines = [
            "# Who may call what", "",
            "Every route of the REST face, called by everybody: the status, and the code of a refusal. A test walks",
            "each cell against a server; `make contract` writes this file. The channel is private (of open channels:",
            "an open one) and *operator* has made it; member and muted member are in it; what a path under",
            "`/v3/users/` names is the operator. A refused call changes nothing. Who calls with the token or as a user",
            "of another application is in that one: where a row says 200, it is the own application that was asked.",
            "",
            "| route | " + columns.map(\.title).joined(separator: " | ") + " |",
            "|---" + String(repeating: "|---", count: columns.count) + "|",
        ]
        lines += RESTRoutes.described.compactMap { rows[$0.name] }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test("The file has no row of a route that is gone")
    func rows() throws {
        let text = try Repository.text("Docs/authorisation.md")
        let names = text.matches(of: #/\| `([A-Z]+ [^`]+)` \|/#).map { String($0.1) }
        #expect(names == RESTRoutes.described.map(\.name))
    }
}

extension RouteAuthorizationTests.Line: CustomTestStringConvertible {
    var testDescription: String { route }
}
