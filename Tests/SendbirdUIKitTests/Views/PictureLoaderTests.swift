import Foundation
import Requirements
import Testing
@testable import UIKit

@testable import SendbirdUIKit

@Suite("Picture loader")
@MainActor
struct PictureLoaderTests {
    /// Counts what is fetched, and holds it back until told.
    private actor Gate {
        private(set) var fetched: [String] = []
        private var isOpen = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func pass(_ url: URL) async {
            fetched.append(url.absoluteString)
            if !isOpen { await withCheckedContinuation { waiting.append($0) } }
        }

        func open() {
            isOpen = true
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    private func picture(_ size: Int) -> Data {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: size, height: size))
        return renderer.pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    private func loader(_ gate: Gate, countMax: Int = 10, data: Data) -> PictureLoader {
        PictureLoader(countMax: countMax) { url in
            await gate.pass(url)
            return data
        }
    }

    private func loaded(_ loader: PictureLoader, _ address: String) async -> UIImage {
        await withCheckedContinuation { done in
            var request: PictureRequest?
            request = loader.load(address) { image in
                done.resume(returning: image)
                _ = request
            }
        }
    }

    @Test("One address is fetched once for everybody who waits")
    func once() async {
        let gate = Gate()
        let loader = loader(gate, data: picture(4))
        async let first = loaded(loader, "http://x/a.png")
        async let second = loaded(loader, "http://x/a.png")
        await gate.open()
        _ = await (first, second)
        #expect(await gate.fetched == ["http://x/a.png"])
    }

    @Test("A picture in memory comes at once, and a renewed signature is no other picture", .covers("C-48"))
    func signature() async {
        let gate = Gate()
        let loader = loader(gate, data: picture(4))
        await gate.open()
        _ = await loaded(loader, "http://x/a.png?sig=1")
        var isThere = false
        _ = loader.load("http://x/a.png?sig=2") { _ in isThere = true }
        #expect(isThere)
        #expect(await gate.fetched.count == 1)
    }

    @Test(
        "Addresses of other files are other pictures, whatever the file is called", .covers("C-48"),
        arguments: [
            ("http://x/1/image.jpg", "http://x/2/image.jpg"), ("http://x/avatar?user=1", "http://x/avatar?user=2"),
            ("http://x/a.png", "http://y/a.png"), ("http://x/a.png?size=1&sig=s", "http://x/a.png?size=2&sig=s"),
        ])
    func identity(first: String, second: String) throws {
        let (one, other) = (try #require(URL(string: first)), try #require(URL(string: second)))
        #expect(PictureKey(one) != PictureKey(other))
    }

    @Test(
        "An address signed anew is the same picture", .covers("C-48"),
        arguments: [
            ("http://x/a.png?sig=1", "http://x/a.png?sig=2"), ("http://x/a.png", "http://x/a.png?auth=k"),
            ("http://x/a?v=3&X-Amz-Signature=1&X-Amz-Date=2", "http://x/a?v=3&X-Amz-Signature=9&X-Amz-Date=8"),
            ("http://x/a?se=1&sig=2&sp=r", "http://x/a?se=3&sig=4&sp=r"),
        ])
    func signedAnew(first: String, second: String) throws {
        let (one, other) = (try #require(URL(string: first)), try #require(URL(string: second)))
        #expect(PictureKey(one) == PictureKey(other))
    }

    /// A folder of the test's own.
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("roost-pictures-\(ProcessInfo.processInfo.globallyUniqueString)")
        try await body(folder)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test("After a restart a picture is not fetched again, also under a renewed signature", .covers("C-48"))
    func restart() async throws {
        try await withFolder { folder in
            let gate = Gate()
            await gate.open()
            let data = picture(4)
            for start in 1...2 {
                let loader = PictureLoader(files: PictureFiles(folder: folder)) { url in
                    await gate.pass(url)
                    return data
                }
                let image = await loaded(loader, "http://x/image.jpg?sig=\(start)")
                #expect(image.size.width > 0)
            }
            #expect(await gate.fetched == ["http://x/image.jpg?sig=1"])
        }
    }

    @Test("On the disk the least recently used go first, and a logout leaves nothing")
    func disk() async throws {
        try await withFolder { folder in
            let files = PictureFiles(folder: folder, bytesMax: 100)
            let keys = (0..<6).compactMap { URL(string: "http://x/\($0)") }.map(PictureKey.init)
            for key in keys.prefix(5) { await files.keep(Data(repeating: 1, count: 20), key) }
            _ = await files.data(keys[0])
            await files.keep(Data(repeating: 2, count: 20), keys[5])
            #expect(await files.data(keys[0]) != nil)
            #expect(await files.data(keys[1]) == nil)
            #expect(await files.data(keys[5]) == Data(repeating: 2, count: 20))
            #expect(await PictureFiles(folder: folder).data(keys[5]) != nil)
            await files.removeAll()
            #expect(await PictureFiles(folder: folder).data(keys[5]) == nil)
        }
    }

    @Test("Pictures are counted by their pixels too: large ones do not fill the memory")
    func pixels() async {
        let gate = Gate()
        await gate.open()
        let data = picture(10)
        let loader = PictureLoader(pixelsMax: 250) { url in
            await gate.pass(url)
            return data
        }
        for name in ["a", "b", "c", "a"] { _ = await loaded(loader, "http://x/\(name)") }
        #expect(await gate.fetched.map { String($0.suffix(1)) } == ["a", "b", "c", "a"])
        _ = await loaded(loader, "http://x/a")
        #expect(await gate.fetched.count == 4)
    }

    @Test("A request that was dropped hears nothing")
    func dropped() async {
        let gate = Gate()
        let loader = loader(gate, data: picture(4))
        var heard = false
        let request = loader.load("http://x/a.png") { _ in heard = true }
        request?.cancel()
        await gate.open()
        _ = await loaded(loader, "http://x/a.png")
        #expect(!heard)
    }

    @Test("The least recently used picture goes first")
    func bounded() async {
        let gate = Gate()
        let loader = loader(gate, countMax: 2, data: picture(4))
        await gate.open()
        for name in ["a", "b"] { _ = await loaded(loader, "http://x/\(name)") }
        _ = loader.load("http://x/a") { _ in }
        _ = await loaded(loader, "http://x/c")
        _ = await loaded(loader, "http://x/a")
        #expect(await gate.fetched == ["http://x/a", "http://x/b", "http://x/c"])
        _ = await loaded(loader, "http://x/b")
        #expect(await gate.fetched.last == "http://x/b")
    }

    @Test("No address is no request", arguments: [nil, "", "no address", "relative/a.png"])
    func nothing(address: String?) {
        let loader = PictureLoader { _ in
            Issue.record("Nothing may be fetched.")
            return Data()
        }
        #expect(loader.load(address) { _ in } == nil)
    }
}
