import ChatTransport
import ChatWire
import Foundation

@testable import ChatServer

/// A codec that is fed with what may come from outside. It must come back, whatever it is fed with, and keep what it
/// promises.
///
/// The bounded run of the tests and the long run by libFuzzer (`Scripts/fuzz`) use the same targets and the same
/// corpus: `Tests/Corpus`, a folder a target.
struct FuzzTarget: Sendable {
    let name: String
    /// Feeds the codec; returns the promise that was broken.
    let run: @Sendable ([UInt8]) -> String?

    static let all = codecs + texts + [FuzzTarget(name: "picture", run: FuzzedPictures.run)]

    // MARK: - Bytes that come in pieces

    private static let codecs = [
        FuzzTarget(name: "http-request") { input in
            cutting(input) { pieces in
                var parser = HTTPRequestParser()
                var outcome = Outcome<HTTPRequestParser.Event>()
                do {
                    for piece in pieces {
                        piece.withUnsafeBytes { parser.feed($0) }
                        while let event = try parser.next() {
                            if case .body(let next) = event, case .body(let last) = outcome.events.last {
                                outcome.events[outcome.events.count - 1] = .body(last + next)
                            } else {
                                outcome.events.append(event)
                            }
                        }
                    }
                } catch {
                    outcome.failure = "\(error)"
                }
                return outcome
            }
        },
        FuzzTarget(name: "http-response") { input in
            cutting(input) { pieces in
                var parser = HTTPResponseParser()
                for method in ["GET", "HEAD", "POST", "GET"] { parser.expectResponse(toMethod: method) }
                var outcome = Outcome<HTTPResponseParser.Event>()
                do {
                    for piece in pieces {
                        piece.withUnsafeBytes { parser.feed($0) }
                        while let event = try parser.next() {
                            if case .body(let next) = event, case .body(let last) = outcome.events.last {
                                outcome.events[outcome.events.count - 1] = .body(last + next)
                            } else {
                                outcome.events.append(event)
                            }
                        }
                    }
                } catch {
                    outcome.failure = "\(error)"
                }
                return outcome
            }
        },
        FuzzTarget(name: "websocket") { input in
            // The first byte says on which side the decoder stands.
            let role: WebSocketRole = input.first.map { $0 & 1 == 0 } ?? true ? .server : .client
            return cutting(Array(input.dropFirst())) { pieces in
                var decoder = WebSocketDecoder(role: role, messageBytesMax: 4_096)
                var outcome = Outcome<WebSocketDecoder.Event>()
                do {
                    for piece in pieces {
                        piece.withUnsafeBytes { decoder.feed($0) }
                        while let event = try decoder.next() { outcome.events.append(event) }
                    }
                } catch {
                    outcome.failure = "\(error)"
                }
                return outcome
            }
        },
        FuzzTarget(name: "multipart") { input in
            cutting(input) { pieces in FuzzedForms.outcome(pieces) }
        },
    ]

    /// What a codec gave, and what ended it.
    private struct Outcome<Event: Equatable>: Equatable {
        var events: [Event] = []
        var failure: String?
    }

    /// Whether a codec says the same of bytes however they are cut.
    private static func cutting<Result: Equatable>(_ input: [UInt8], _ outcome: ([[UInt8]]) -> Result) -> String? {
        let whole = outcome([input])
        var pieces: [[UInt8]] = []
        var rest = input[...]
        // Where it is cut is part of the input, so that a finding can be had again.
        var state = input.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        while !rest.isEmpty {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let count = min(rest.count, Int(state >> 33) % 7 + 1)
            pieces.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return outcome(pieces) == whole ? nil : "cut in pieces it is something else"
    }

    // MARK: - Texts

    /// An event written and read again.
    private static func again(_ event: WireEvent) -> WireEvent? {
        (try? JSONEncoder().encode(event)).flatMap { try? JSONDecoder().decode(WireEvent.self, from: $0) }
    }

    private static let texts = [
        FuzzTarget(name: "frame") { input in
            guard let request = SocketRequest.decode(input) else { return nil }
            // What is refused says why.
            if case .failure(let error) = request.command, error.message.isEmpty { return "a refusal without a word" }
            return nil
        },
        FuzzTarget(name: "event") { input in
            guard let event = try? JSONDecoder().decode(WireEvent.self, from: Data(input)) else { return nil }
            if case .unknown = event.body { return nil }
            // Fields that contradict each other are settled when they are read and written once.
            guard let settled = again(event) else { return "what was written cannot be read" }
            return again(settled) == settled ? nil : "read again it is another event"
        },
        FuzzTarget(name: "query", run: FuzzedCalls.query),
        FuzzTarget(name: "rest", run: FuzzedCalls.rest),
        FuzzTarget(name: "page-token") { input in
            let text = String(decoding: input, as: UTF8.self)
            for kind in ["t", "name", "m"] {
                guard var token = try? PageToken(text, kind: kind) else { continue }
                while (try? token.bytes()) != nil {}
                _ = try? token.number()
            }
            var token = PageToken(kind: "t")
            token.add(input)
            token.add(Int64(input.count))
            guard var again = try? PageToken(token.text, kind: "t"), let bytes = try? again.bytes(), bytes == input,
                let number = try? again.number(), number == Int64(input.count)
            else { return "a token does not read as it was written" }
            return nil
        },
        FuzzTarget(name: "file-key") { input in
            let key = FileKey(secret: [1, 2, 3])
            return key.reader(String(decoding: input, as: UTF8.self), now: 0) == nil ? nil : "a key was made up"
        },
    ]
}
