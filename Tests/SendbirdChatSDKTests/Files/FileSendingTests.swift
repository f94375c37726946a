import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Sending files")
@MainActor
struct FileSendingTests {
    private let rig = Rig()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func ready(caches: Bool = true, _ known: Device? = nil) throws -> (Device, GroupChannel, MessageListEar) {
        if rig.server.channels["chan_a"] == nil { rig.server.makeChannel("chan_a", members: ["ana", "bo"]) }
        let device = known ?? rig.makeDevice(folder: caches ? folder.url : nil)
        device.connect("ana")
        let channel = try #require(device.channel("chan_a"))
        return (device, channel, device.makeMessages(channel).start())
    }

    private func params(_ text: String = "bytes", name: String = "a.txt") -> FileMessageCreateParams {
        let params = FileMessageCreateParams(file: Data(text.utf8))
        (params.fileName, params.mimeType) = (name, "text/plain")
        return params
    }

    /// Everything that is kept of unsent files.
    private var kept: [String] {
        let all = FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)?.allObjects ?? []
        return all.compactMap { ($0 as? URL)?.path }.filter { $0.contains(".db.files/") }
    }

    private func goOffline(_ device: Device) {
        device.network.isUp = false
        device.network.cut()
        rig.run()
    }

    private func goOnline(_ device: Device) {
        device.network.isUp = true
        rig.advance(by: 60_000)
    }

    @Test("A pending row with the file on this device, its progress, then the sent one", .covers("D8"))
    func sending() throws {
        let (device, channel, list) = try ready()
        device.network.holdsUploads = true
        let params = params()
        params.thumbnailSizes = [.make(maxWidth: 100.4, maxHeight: 50)]
        params.message = "look"
        var (progress, sent): ([[Int64]], FileMessage?) = ([], nil)
        let pending = try #require(
            channel.sendFileMessage(
                params: params, progressHandler: { progress.append([$1, $2, $3]) },
                completionHandler: { message, _ in sent = message }))
        #expect(pending.sendingStatus == .pending && pending.name == "a.txt" && pending.size == 5)
        #expect(pending.type == "text/plain" && pending.plainURL == nil && pending.thumbnails == nil)
        rig.run()
        let shown = try #require(list.collection.pendingMessages.first as? FileMessage)
        #expect(try Data(contentsOf: #require(URL(string: shown.url))) == Data("bytes".utf8))
        #expect(progress == [[2, 2, 5]] && sent == nil)
        #expect(device.network.uploads.first?.url.contains("thumbnail_sizes=100x50") ?? false)
        device.network.releaseUploads()
        rig.run()
        #expect(progress == [[2, 2, 5], [3, 5, 5]])
        #expect(sent?.requestId == pending.requestId && list.pending.isEmpty && list.texts == ["look"])
        let (access, address) = (device.client.fileAccess.value, sent?.local.wire.file?.url ?? "")
        #expect(access.plain(address) == "http://model/v3/files/1/a.txt")
        #expect(access.readable(address) == "http://model/v3/files/1/a.txt?auth=file-ana")
        #expect(channel.lastMessage is FileMessage)
        #expect(
            list.heard.filter { !$0.hasPrefix("channel") } == [
                "added localMessagePendingCreated pending look", "updated eventMessageSent succeeded look",
            ])
        #expect(kept == [] && rig.server.files == [Array("bytes".utf8)])
    }

    @Test("Without caching files are sent from memory")
    func inMemory() throws {
        let (_, channel, list) = try ready(caches: false)
        channel.sendFileMessage(params: params())
        rig.run()
        #expect((list.collection.succeededMessages.first as? FileMessage)?.name == "a.txt")
        #expect(rig.server.files == [Array("bytes".utf8)])
    }

    @Test("Empty files, files past the told limit, and wrong thumbnails are refused before anything is sent")
    func refusedHere() throws {
        rig.server.limits.uploadBytes = 10
        let (device, channel, list) = try ready()
        var codes: [Int?] = []
        let wrong = [
            FileMessageCreateParams(file: Data()), FileMessageCreateParams(), params("12345678901"),
            FileMessageCreateParams(fileURL: ""),
        ]
        for params in wrong { #expect(channel.sendFileMessage(params: params) { codes.append($1?.code) } == nil) }
        for size in [
            ThumbnailSize.make(maxWidth: 0, maxHeight: 1), .make(maxWidth: 1, maxHeight: 2_049),
            .make(maxSize: CGSize(width: -1, height: 1)), .make(maxWidth: .infinity, maxHeight: 1),
        ] {
            let params = params()
            params.thumbnailSizes = [size]
            #expect(channel.sendFileMessage(params: params) { codes.append($1?.code) } == nil)
        }
        rig.run()
        #expect(codes == [800_110, 800_110, 800_260, 800_110, 800_110, 800_110, 800_110, 800_110])
        #expect(device.network.uploads == [] && list.heard.isEmpty && kept == [])
        #expect(device.client.fileAccess.value.uploadBytes == 10)
        #expect(channel.sendFileMessage(params: params("1234567890")) != nil)
    }

    @Test("Five taps on retry are one upload and one message", .covers("C-05"))
    func retries() throws {
        let (device, channel, list) = try ready()
        rig.server.uploadRefusals = [WireError(.internalServerError, "no")]
        channel.sendFileMessage(params: params())
        rig.run()
        let failed = try #require(list.collection.failedMessages.first as? FileMessage)
        #expect(failed.isResendable() && device.network.uploads.count == 1)
        device.network.holdsUploads = true
        var results: [FileMessage?] = []
        for _ in 0..<5 { channel.resendFileMessage(failed) { message, _ in results.append(message) } }
        rig.run()
        #expect(list.collection.pendingMessages.count == 1 && list.failed.isEmpty)
        device.network.releaseUploads()
        rig.run()
        #expect(device.network.uploads.count == 2 && rig.server.files.count == 1)
        #expect(results.count == 5 && Set(results.compactMap { $0?.messageId }).count == 1)
        #expect(rig.server.channels["chan_a"]?.messages.count == 1 && kept == [])
    }

    @Test("A file that was uploaded is not uploaded again when its message was refused")
    func uploadedOnce() throws {
        let (device, channel, list) = try ready()
        rig.server.refusals = [WireError(.internalServerError, "no")]
        channel.sendFileMessage(params: params())
        rig.run()
        let failed = try #require(list.collection.failedMessages.first as? FileMessage)
        #expect(failed.plainURL != nil && kept == [])
        channel.resendFileMessage(failed)
        rig.run()
        #expect(device.network.uploads.count == 1 && list.collection.succeededMessages.count == 1)
    }

    @Test("A cancelled upload stops at once, its row can be resent or removed", .covers("C-44"))
    func cancelling() throws {
        let (device, channel, list) = try ready()
        device.network.holdsUploads = true
        var code: Int?
        let pending = try #require(channel.sendFileMessage(params: params()) { code = $1?.code })
        rig.run()
        var results: [Bool] = []
        device.client.post(
            .cancelUpload(requestID: pending.requestId), { (done: Bool?, _) in results.append(done ?? false) }
        ) { outcome, _ in
            outcome.error == nil ? true : nil
        }
        rig.run()
        #expect(results == [true] && code == 800_240 && device.network.cancelledUploads.count == 1)
        let cancelled = try #require(list.collection.failedMessages.first as? FileMessage)
        #expect(cancelled.sendingStatus == .canceled && cancelled.isResendable())
        #expect(list.heard.last == "updated localMessageCanceled canceled ")
        // It is cancelled after a restart as well, and its file is there.
        let (_, again, restarted) = try ready(nil)
        let kept = try #require(restarted.collection.failedMessages.first as? FileMessage)
        #expect(kept.sendingStatus == .canceled && kept.name == "a.txt")
        again.resendFileMessage(kept)
        rig.run()
        #expect(restarted.collection.succeededMessages.count == 1 && rig.server.files.count == 1)
        #expect(self.kept == [])
    }

    @Test("Removing a message that is being uploaded stops the upload and lets its file go")
    func removing() throws {
        let (device, channel, list) = try ready()
        device.network.holdsUploads = true
        let pending = try #require(channel.sendFileMessage(params: params()))
        rig.run()
        channel.deleteMessage(pending)
        rig.run()
        #expect(device.network.cancelledUploads.count == 1 && kept == [] && list.pending.isEmpty)
    }

    @Test(
        "An upload that the network broke is begun anew by itself, and given up while connected after three times",
        .covers("C-44"))
    func broken() throws {
        let (device, channel, list) = try ready()
        device.network.holdsUploads = true
        channel.sendFileMessage(params: params())
        rig.run()
        for _ in 0..<2 {
            device.network.breakUploads()
            rig.advance(by: 10_000)
        }
        #expect(device.network.uploads.count == 3 && list.collection.pendingMessages.count == 1)
        device.network.breakUploads()
        rig.advance(by: 10_000)
        #expect(list.collection.failedMessages.first?.errorCode == 800_120)
        let failed = try #require(list.collection.failedMessages.first as? FileMessage)
        device.network.releaseUploads()
        channel.resendFileMessage(failed)
        rig.run()
        #expect(list.collection.succeededMessages.count == 1)
    }

    @Test(
        "Files wait for a connection and for a restart, and go out in the order of the calls",
        .covers("C-28", "C-29", "C-45"))
    func waiting() throws {
        let (device, channel, _) = try ready()
        goOffline(device)
        channel.sendUserMessage("1")
        channel.sendFileMessage(
            params: {
                let params = params(name: "2"); params.message = "2"; return params
            }())
        channel.sendUserMessage("3")
        rig.run()
        #expect(kept.count == 1)
        // Killed: the next start knows nothing but the disk.
        let next = rig.makeDevice(folder: folder.url)
        next.network.isUp = false
        next.connect("ana")
        #expect(next.network.uploads == [])
        next.network.isUp = true
        rig.advance(by: 60_000)
        #expect(rig.server.channels["chan_a"]?.messages.map(\.message) == ["1", "2", "3"])
        #expect(rig.server.files == [Array("bytes".utf8)] && kept == [])
    }

    @Test("A file that is gone from this device fails with a reason, and succeeds with its bytes", .covers("C-45"))
    func gone() throws {
        let (device, channel, _) = try ready()
        goOffline(device)
        channel.sendFileMessage(params: params())
        rig.run()
        for path in kept { try FileManager.default.removeItem(atPath: path) }
        goOnline(device)
        let list = device.makeMessages(channel).start()
        let failed = try #require(list.collection.failedMessages.first as? FileMessage)
        #expect(failed.errorCode == 800_220 && failed.isResendable())
        channel.resendFileMessage(failed, binaryData: Data("again".utf8))
        rig.run()
        #expect(rig.server.files == [Array("again".utf8)] && list.collection.succeededMessages.count == 1)
    }

    @Test("A text that is sent during an upload does not wait for it")
    func overtaking() throws {
        let (device, channel, list) = try ready()
        device.network.holdsUploads = true
        channel.sendFileMessage(params: params())
        channel.sendUserMessage("quick")
        rig.run()
        #expect(list.texts == ["quick"] && list.collection.pendingMessages.count == 1)
        device.network.releaseUploads()
        rig.run()
        #expect(list.collection.succeededMessages.count == 2)
    }

    @Test("Logging out stops uploads and leaves nothing of the files", .covers("C-80"))
    func loggingOut() throws {
        let (device, channel, _) = try ready()
        device.network.holdsUploads = true
        channel.sendFileMessage(params: params())
        rig.run()
        #expect(kept.count == 1)
        device.client.postEnd(.disconnect) { _ in }
        rig.run()
        #expect(kept == [] && device.network.cancelledUploads.count == 1)
    }

    @Test("50 files, some failed, some cancelled, leave no file and keep no handler alive", .covers("C-17"))
    func leaks() throws {
        let (device, channel, list) = try ready()
        final class Witness {}
        var witnesses: [() -> Witness?] = []
        for number in 0..<50 {
            let witness = Witness()
            witnesses.append { [weak witness] in witness }
            if number % 5 == 0 { rig.server.uploadRefusals = [WireError(.internalServerError, "no")] }
            device.network.holdsUploads = number % 10 == 1
            let pending = channel.sendFileMessage(
                params: params(), progressHandler: { _, _, _, _ in _ = witness },
                completionHandler: { _, _ in _ = witness })
            rig.run()
            if number % 10 == 1, let pending {
                device.client.post(.cancelUpload(requestID: pending.requestId))
                rig.run()
                device.network.releaseUploads()
            }
        }
        #expect(list.collection.succeededMessages.count == 35 && list.collection.failedMessages.count == 15)
        #expect(witnesses.allSatisfy { $0() == nil })
        #expect(kept.count == 15)
        for message in list.collection.failedMessages { channel.deleteMessage(message) }
        rig.run()
        #expect(kept == [])
    }

    @Test("A picture is uploaded first, then set")
    func pictures() throws {
        let (device, _, _) = try ready()
        let update = UserUpdate(nickname: nil, profileURL: nil)
        var told: [Int64] = []
        let id = device.client.makeUploadID { _, total, _ in told.append(total) }
        var error: SBError?
        device.client.postEnd(.setPicture(Data("face".utf8), .user(update), progressID: id)) { error = $0 }
        rig.run()
        #expect(told == [2, 4] && rig.server.files == [Array("face".utf8)])
        #expect(device.network.uploads.first?.url.contains("purpose=picture") ?? false)
        // The model server has no such route: what matters is that it was asked after the upload.
        #expect(error != nil)
    }
}
