@testable import ChatTransport

/// What a codec gave for some input: its events, and the error that ended them.
struct CodecRun<Event: Equatable, Failure: Equatable>: Equatable {
    var events: [Event] = []
    var failure: Failure?
}

/// Runs a codec over input in pieces, and joins what cutting alone may split.
enum CodecRuns {
    static func requests(
        _ pieces: [[UInt8]], limits: HTTPLimits = HTTPLimits()
    ) -> CodecRun<HTTPRequestParser.Event, HTTPError> {
        var parser = HTTPRequestParser(limits: limits)
        var run = CodecRun<HTTPRequestParser.Event, HTTPError>()
        for piece in pieces {
            piece.withUnsafeBytes { parser.feed($0) }
            do {
                while let event = try parser.next() {
                    if case .body(let next) = event, case .body(let last) = run.events.last {
                        run.events[run.events.count - 1] = .body(last + next)
                    } else {
                        run.events.append(event)
                    }
                }
            } catch {
                run.failure = error
                return run
            }
        }
        return run
    }

    /// A response to each method, in order.
    static func responses(
        _ pieces: [[UInt8]], methods: [String] = ["GET"], closes: Bool = false, limits: HTTPLimits = HTTPLimits()
    ) -> CodecRun<HTTPResponseParser.Event, HTTPError> {
        var parser = HTTPResponseParser(limits: limits)
        for method in methods { parser.expectResponse(toMethod: method) }
        var run = CodecRun<HTTPResponseParser.Event, HTTPError>()
        do {
            for piece in pieces {
                piece.withUnsafeBytes { parser.feed($0) }
                while let event = try parser.next() {
                    if case .body(let next) = event, case .body(let last) = run.events.last {
                        run.events[run.events.count - 1] = .body(last + next)
                    } else {
                        run.events.append(event)
                    }
                }
            }
            if closes, let event = try parser.finish() { run.events.append(event) }
        } catch {
            run.failure = error
        }
        return run
    }

    static func frames(
        _ pieces: [[UInt8]], role: WebSocketRole = .server, messageBytesMax: Int = 1 << 16
    ) -> CodecRun<WebSocketDecoder.Event, WebSocketError> {
        var decoder = WebSocketDecoder(role: role, messageBytesMax: messageBytesMax)
        var run = CodecRun<WebSocketDecoder.Event, WebSocketError>()
        for piece in pieces {
            piece.withUnsafeBytes { decoder.feed($0) }
            do {
                while let event = try decoder.next() { run.events.append(event) }
            } catch {
                run.failure = error
                return run
            }
        }
        return run
    }
}
