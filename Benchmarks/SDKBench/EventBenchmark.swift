import ChatTransport
import ChatWire
import Foundation
import SendbirdChatSDK

/// A server that says what it is told floods one client with events; the collection's delegate counts.
@MainActor
final class EventBenchmark: MessageCollectionDelegate {
    private let events: Int
    private let server = CannedServer()
    private var added = 0
    private var updated = 0
    private var asked = 0
    private var continuation: CheckedContinuation<Void, Never>?
    private var collection: MessageCollection?

    /// Events that are on their way at the most.
    private static let window = 2_000

    nonisolated init(events: Int) { self.events = events }

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sdk-bench-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let port = try server.start()
        for isCaching in [false, true] {
            let params = InitParams(
                applicationId: "bench\(isCaching)", isLocalCachingEnabled: isCaching,
                apiHost: "http://127.0.0.1:\(port)")
            params.cacheDirectory = folder
            try await SendbirdChat.initialize(params: params)
            try await SendbirdChat.connect(userId: "ana")
            let channel = try await GroupChannel.getChannel(url: CannedServer.channelURL)
            let list = SendbirdChat.createMessageCollection(channel: channel, params: MessageListParams())
            list.delegate = self
            collection = list
            _ = try await list.startCollection(initPolicy: .cacheAndReplaceByApi)
            let cache = isCaching ? "cache in a file" : "cache in memory"
            try await measure("new messages, \(cache)") { self.server.tellNew($0) }
            let before = residentKilobytes()
            try await measure("edits of one message, \(cache)") { self.server.tellEdits($0) }
            let growth = residentKilobytes() - before
            print("    memory grew by \(growth) KB over \(events) edits")
            list.dispose()
            await SendbirdChat.disconnect()
            server.forget()
        }
    }

    private func measure(_ name: String, _ tell: @escaping (Int) -> Void) async throws {
        (added, updated, asked) = (0, 0, 0)
        more = tell
        let clock = ContinuousClock()
        let begin = clock.now
        await withCheckedContinuation { continuation in
            self.continuation = continuation
            askForMore()
        }
        let seconds = (clock.now - begin) / .seconds(1)
        print("\(name): \(Int(Double(events) / seconds)) events/s (\(events) in \(String(format: "%.2f", seconds)) s)")
    }

    private var more: (Int) -> Void = { _ in }

    private func askForMore() {
        let done = added + updated
        if done >= events {
            continuation?.resume()
            continuation = nil
        } else if asked - done <= Self.window / 2, asked < events {
            let count = min(Self.window, events - asked)
            asked += count
            more(count)
        }
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        addedMessages messages: [BaseMessage]
    ) {
        added += messages.count
        askForMore()
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        updatedMessages messages: [BaseMessage]
    ) {
        updated += messages.count
        askForMore()
    }

    private func residentKilobytes() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
        return line.flatMap { $0.split(separator: " ").compactMap { Int($0) }.first } ?? 0
    }
}
