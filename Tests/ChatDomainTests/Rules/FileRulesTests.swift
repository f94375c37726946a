import ChatWire
import Requirements
import Testing

@testable import ChatDomain

@Suite("Files")
struct FileRulesTests {
    @Test(
        "A name stays the text that it is, but for what breaks lines or turns the reading",
        .covers("C-75"),
        arguments: [
            ("../../x", "../../x"), ("..\\..\\x", "..\\..\\x"), ("/etc/x", "/etc/x"), ("C:\\x", "C:\\x"),
            ("%2e%2e%2fx", "%2e%2e%2fx"), ("x\0.png", "x.png"), ("a\r\nb", "ab"), ("CON", "CON"),
            ("photo\u{202E}gpj.exe", "photogpj.exe"), ("e\u{301}.txt", "e\u{301}.txt"), (".", "."), ("", "file.png"),
            (" \u{0} ", "file.png"), ("👩‍👩‍👧.jpg", "👩‍👩‍👧.jpg"),
        ])
    func names(given: String, shown: String) throws {
        let name = try FileRules.name(given, type: "image/png", limits: .standard)
        #expect(Array(name.unicodeScalars) == Array(shown.unicodeScalars))
    }

    @Test("A name at the limit is taken, one past it refused")
    func nameLength() throws {
        let longest = String(repeating: "n", count: Limits.standard.fileNameCharacters)
        #expect(try FileRules.name(longest, type: "", limits: .standard) == longest)
        #expect(refusal { try FileRules.name(longest + "n", type: "", limits: .standard) } == .invalidParameterValue)
    }

    @Test("Sizes of thumbnails are rounded; nothing, negative, huge and too many are refused", .covers("C-49"))
    func sizes() throws {
        let sizes = try FileRules.thumbnailSizes(["100.5x99.9", "1,2048", "7X8"], limits: .standard)
        #expect(sizes.map { [$0.width, $0.height] } == [[101, 100], [1, 2_048], [7, 8]])
        for wrong in ["0x1", "1x0", "-1x5", "100000x1", "1", "1x2x3", "ax1", "", "infx1", "nanx1", "1e300x1"] {
            #expect(
                refusal { try FileRules.thumbnailSizes([wrong], limits: .standard) } == .invalidParameterValue,
                "\(wrong)")
        }
        #expect(
            refusal { try FileRules.thumbnailSizes(["1x1", "1x1", "1x1", "1x1"], limits: .standard) }
                == .invalidParameterValue)
    }

    @Test("The bytes decide the type; a sender's word counts only for documents", .covers("C-73"))
    func types() {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        #expect(FileRules.type(bytes: png, said: "text/html") == "image/png")
        let text = Array("<html>".utf8)
        #expect(FileRules.type(bytes: text, said: "image/png") == MediaType.unknown)
        #expect(FileRules.type(bytes: text, said: "text/html") == MediaType.unknown)
        #expect(FileRules.type(bytes: text, said: "image/svg+xml") == MediaType.unknown)
        #expect(FileRules.type(bytes: text, said: "text/plain; charset=utf-8") == "text/plain")
        #expect(FileRules.type(bytes: [], said: nil) == MediaType.unknown)
    }

    @Test("Only our own addresses name a file of ours; others must be of the web")
    func addresses() {
        #expect(FileRules.fileID(inAddress: "/v3/files/abc/file.jpg?auth=1") == "abc")
        #expect(FileRules.fileID(inAddress: "/v3/files/abc") == "abc")
        #expect(FileRules.fileID(inAddress: "/v3/files/") == nil)
        #expect(FileRules.fileID(inAddress: "http://x/v3/files/abc") == nil)
        for wrong in ["file:///etc/passwd", "javascript:alert(1)", "data:,x", "", "/v3/users", "ftp://x"] {
            #expect(refusal { try FileRules.checkForeign(wrong, limits: .standard) } == .invalidParameterValue)
        }
        #expect(refusal { try FileRules.checkForeign("HTTPS://x/y", limits: .standard) } == nil)
    }

    @Test("Who may read a file, by its use and the reader", .covers("C-77", "C-57"))
    func readers() {
        var file = StoredFile(
            fileID: "a", content: "b", applicationKey: 1, uploaderKey: 1, name: "n", type: "t", size: 1, createdAt: 1)
        func reads(_ actor: Actor, _ membership: Membership? = nil, sentAt: Int64? = 10) -> Bool {
            refusal { try FileRules.checkReadable(file, by: actor, membership: membership, sentAt: sentAt) } == nil
        }
        let (ana, bo) = (Actor.user(.fixture()), Actor.user(.fixture(key: 2, "bo")))
        #expect(reads(ana) && !reads(bo) && !reads(.application))
        file.uploaderKey = 0
        #expect(!reads(ana) && reads(.application))
        file.use = .message
        var row = Membership.fixture(userKey: 2)
        #expect(reads(bo, row) && !reads(bo) && reads(.application))
        #expect(!reads(bo, row, sentAt: nil))
        row.historyOffset = 10
        #expect(!reads(bo, row) && reads(bo, row, sentAt: 11))
        row.state = .invited
        #expect(!reads(bo, row, sentAt: 11))
        file.use = .picture
        #expect(reads(bo))
        file.use = .removed
        #expect(!reads(bo) && !reads(.application))
    }

    @Test("A file may be said nothing to; a text must say something")
    func empty() throws {
        var turn = Turn.fixture()
        let draft = MessageRules.Draft(message: "", file: WireFile(url: "/v3/files/a/file"))
        let message = try MessageRules.send(
            draft, by: .fixture(), in: .fixture(), membership: .fixture(), earlier: nil, turn: &turn
        ).result
        #expect(message.wire.type == .file && message.wire.file == draft.file)
        let deleted = try MessageRules.delete(
            message, newestOther: nil, by: .user(.fixture()), in: .fixture(), membership: .fixture(), turn: &turn)
        guard case .updateMessage(let rest) = deleted.writes.first else { throw WireError(.unknownError, "no write") }
        #expect(rest.wire.file == nil)
        var other = Turn.fixture()
        #expect(
            refusal {
                try MessageRules.send(
                    .init(message: ""), by: .fixture(), in: .fixture(), membership: .fixture(), earlier: nil,
                    turn: &other)
            } == .invalidParameterValueRequired)
    }
}
