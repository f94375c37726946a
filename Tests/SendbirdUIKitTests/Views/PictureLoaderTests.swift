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

    @Test("Two pictures of one name are two; a renewed key fetches nothing again", .covers("C-48"))
    func identity() async {
        let gate = Gate()
        let loader = loader(gate, data: picture(4))
        await gate.open()
        for address in ["http://x/v3/files/1/image.jpg?auth=a", "http://x/v3/files/2/image.jpg?auth=a"] {
            _ = await loaded(loader, address)
        }
        for address in ["http://x/v3/files/1/image.jpg?auth=b", "http://x/v3/files/2/image.jpg?auth=c"] {
            _ = await loaded(loader, address)
        }
        #expect(await gate.fetched.map { $0.prefix(22) } == ["http://x/v3/files/1/im", "http://x/v3/files/2/im"])
    }

    @Test("Large pictures push out others before there are many", .covers("C-66"))
    func cost() async {
        let gate = Gate()
        let loader = PictureLoader(costMax: 3 * 100 * 100 * 4) { [data = picture(100)] url in
            await gate.pass(url)
            return data
        }
        await gate.open()
        for name in ["a", "b", "c", "d"] { _ = await loaded(loader, "http://x/\(name)") }
        _ = await loaded(loader, "http://x/d")
        #expect(await gate.fetched.count == 4)
        _ = await loaded(loader, "http://x/a")
        #expect(await gate.fetched.last == "http://x/a")
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

    @Test("A picture in memory comes at once, and a renewed signature is no other picture")
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

    @Test("Two files of one name in different places are two pictures")
    func identity() throws {
        let first = try #require(URL(string: "http://x/1/image.jpg"))
        let second = try #require(URL(string: "http://x/2/image.jpg"))
        #expect(PictureLoader.key(of: first) != PictureLoader.key(of: second))
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
