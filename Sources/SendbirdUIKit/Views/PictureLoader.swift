import Foundation
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches pictures by address, each once, keeps the newest in memory and more
/// of them on the disk.
///
/// A picture is known by its `PictureKey`: a signature that is renewed does not
/// fetch it again. Decoding happens away from the main actor, within the limits
/// of `PictureDecoding`.
@MainActor
final class PictureLoader {
    /// The loader of all screens.
    static let shared = PictureLoader(files: .shared)

    /// Fetches the bytes at an address, or throws.
    typealias Fetch = @Sendable (URL) async throws -> Data

    private struct Waiter {
        weak var request: PictureRequest?
        let handler: (UIImage) -> Void
    }

    private let fetch: Fetch
    private let files: PictureFiles?
    private let countMax: Int
    private let pixelsMax: Int
    private var pictures: [PictureKey: UIImage] = [:]
    private var pixelCount = 0
    /// Keys of `pictures`, the least recently used first.
    private var order: [PictureKey] = []
    private var waiters: [PictureKey: [Waiter]] = [:]
    /// Pictures of messages that are on their way from here, by request id, the oldest first.
    private var sending: [(name: String, picture: UIImage)] = []

    /// How many of those are kept.
    private static let sendingMax = 40

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - countMax: The most pictures kept in memory.
    ///   - pixelsMax: The most pixels of them together; the newest stays in any case.
    ///   - files: Keeps pictures between launches; nil for nowhere.
    ///   - fetch: Fetches what is not there.
    init(
        countMax: Int = 300, pixelsMax: Int = 48_000_000, files: PictureFiles? = nil,
        fetch: @escaping Fetch = PictureLoader.download
    ) {
        self.countMax = countMax
        self.pixelsMax = pixelsMax
        self.files = files
        self.fetch = fetch
    }

    /// Loads a picture; the handler is called at once if it is in memory, never
    /// if it cannot be had or the request is dropped.
    func load(_ address: String?, handler: @escaping (UIImage) -> Void) -> PictureRequest? {
        guard let address, !address.isEmpty, let url = URL(string: address), url.scheme != nil else { return nil }
        let key = PictureKey(url)
        if let picture = pictures[key] {
            use(key)
            handler(picture)
            return nil
        }
        let request = PictureRequest()
        let isUnderWay = waiters[key] != nil
        waiters[key, default: []].append(Waiter(request: request, handler: handler))
        if !isUnderWay { start(url, key: key) }
        return request
    }

    /// Forgets all pictures, on the disk too: after a logout nobody sees whom another one knew.
    func removeAll() {
        (pictures, order, pixelCount) = ([:], [], 0)
        sending = []
        guard let files else { return }
        Task { await files.removeAll() }
    }

    private func start(_ url: URL, key: PictureKey) {
        // What lies on this device already is not kept a second time.
        let (fetch, files) = (fetch, url.isFileURL ? nil : files)
        Task { finish(key, with: await Self.picture(url, key: key, files: files, fetch: fetch)) }
    }

    /// The picture from the disk or the network; nil leaves the initials.
    private nonisolated static func picture(
        _ url: URL, key: PictureKey, files: PictureFiles?, fetch: @escaping Fetch
    ) async -> UIImage? {
        if let data = await files?.data(key), let picture = PictureDecoding.picture(data) { return picture }
        guard let data = try? await fetch(url), let picture = PictureDecoding.picture(data) else { return nil }
        await files?.keep(data, key)
        return picture
    }

    /// Keeps a picture that is about to be sent, under its request id: nothing is fetched to show it.
    func keep(_ data: Data, for requestID: String) {
        guard let picture = PictureDecoding.picture(data) else { return }
        sending.removeAll { $0.name == requestID }
        sending.append((requestID, picture))
        if sending.count > Self.sendingMax { sending.removeFirst() }
    }

    /// A picture that was sent from here lately.
    func kept(for requestID: String) -> UIImage? {
        sending.last { $0.name == requestID }?.picture
    }

    /// Loads a picture that is not kept: it may be large. The handler gets nil where there is none.
    func loadWhole(_ address: String, handler: @escaping (UIImage?) -> Void) {
        guard let url = URL(string: address), url.scheme != nil else { return handler(nil) }
        let fetch = fetch
        Task { handler(await Self.picture(url, key: PictureKey(url), files: nil, fetch: fetch)) }
    }

    private func finish(_ key: PictureKey, with picture: UIImage?) {
        let waiting = waiters.removeValue(forKey: key) ?? []
        guard let picture else { return }
        keep(picture, for: key)
        for waiter in waiting where waiter.request?.isWanted == true {
            waiter.handler(picture)
        }
    }

    private func keep(_ picture: UIImage, for key: PictureKey) {
        pixelCount += Self.pixels(picture) - (pictures[key].map(Self.pixels) ?? 0)
        pictures[key] = picture
        use(key)
        while order.count > 1, order.count > countMax || pixelCount > pixelsMax {
            guard let gone = pictures.removeValue(forKey: order.removeFirst()) else { continue }
            pixelCount -= Self.pixels(gone)
        }
    }

    private static func pixels(_ picture: UIImage) -> Int {
        Int(picture.size.width * picture.scale) * Int(picture.size.height * picture.scale)
    }

    private func use(_ key: PictureKey) {
        order.removeAll { $0 == key }
        order.append(key)
    }

    private nonisolated static let download: Fetch = { url in
        if url.isFileURL { return try Data(contentsOf: url) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse).map({ $0.statusCode == 200 }) ?? true else {
            throw URLError(.badServerResponse)
        }
        return data
    }
}
