import Foundation
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches pictures by address, each once, and keeps the newest in memory.
///
/// The key is the address without its query: a signature that is renewed does
/// not fetch the same picture again. The system's cache keeps files between
/// launches.
@MainActor
final class PictureLoader {
    /// The loader of all screens.
    static let shared = PictureLoader()

    /// Fetches the bytes at an address, or throws.
    typealias Fetch = @Sendable (URL) async throws -> Data

    private struct Waiter {
        weak var request: PictureRequest?
        let handler: (UIImage) -> Void
    }

    private let fetch: Fetch
    private let countMax: Int
    private var pictures: [String: UIImage] = [:]
    /// Keys of `pictures`, the least recently used first.
    private var order: [String] = []
    /// How many bytes the pictures in memory take.
    private var cost = 0
    private let costMax: Int
    private var waiters: [String: [Waiter]] = [:]

    /// Creates a loader that keeps at most so many pictures, and so many bytes of them.
    init(countMax: Int = 300, costMax: Int = 128 << 20, fetch: @escaping Fetch = PictureLoader.download) {
        self.countMax = countMax
        self.costMax = costMax
        self.fetch = fetch
    }

    /// Loads a picture; the handler is called at once if it is in memory, never
    /// if it cannot be had or the request is dropped.
    func load(_ address: String?, handler: @escaping (UIImage) -> Void) -> PictureRequest? {
        guard let address, !address.isEmpty, let url = URL(string: address), url.scheme != nil else { return nil }
        let key = Self.key(of: url)
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

    private func start(_ url: URL, key: String) {
        let fetch = fetch
        Task {
            let data = try? await fetch(url)  // A picture that fails leaves the initials.
            finish(key, with: data.flatMap { UIImage(data: $0) })
        }
    }

    private func finish(_ key: String, with picture: UIImage?) {
        let waiting = waiters.removeValue(forKey: key) ?? []
        guard let picture else { return }
        keep(picture, for: key)
        for waiter in waiting where waiter.request?.isWanted == true {
            waiter.handler(picture)
        }
    }

    /// Keeps a picture that is at hand under a name of its own, such as a request id.
    func keep(_ data: Data, for name: String) {
        guard let picture = UIImage(data: data) else { return }
        keep(picture.preparingThumbnail(of: Self.keptSize(picture.size)) ?? picture, for: name)
    }

    /// A picture in memory, by its name.
    func kept(for name: String) -> UIImage? {
        guard !name.isEmpty, let picture = pictures[name] else { return nil }
        use(name)
        return picture
    }

    /// Loads a picture that is not kept: it may be large. The handler gets nil where there is none.
    func loadWhole(_ address: String, handler: @escaping (UIImage?) -> Void) {
        guard let url = URL(string: address), url.scheme != nil else { return handler(nil) }
        let fetch = fetch
        Task {
            let data = try? await fetch(url)  // What cannot be had is told as no picture.
            handler(data.flatMap { UIImage(data: $0) })
        }
    }

    /// What a row shows of a picture at the most.
    private static func keptSize(_ size: CGSize) -> CGSize {
        let scale = min(1, 720 / max(size.width, size.height, 1))
        return CGSize(width: max(1, size.width * scale), height: max(1, size.height * scale))
    }

    private func keep(_ picture: UIImage, for key: String) {
        if let old = pictures[key] { cost -= Self.cost(of: old) }
        pictures[key] = picture
        cost += Self.cost(of: picture)
        use(key)
        while order.count > countMax || (cost > costMax && order.count > 1) {
            let oldest = order.removeFirst()
            if let dropped = pictures.removeValue(forKey: oldest) { cost -= Self.cost(of: dropped) }
        }
    }

    private static func cost(of picture: UIImage) -> Int {
        Int(picture.size.width * picture.scale * picture.size.height * picture.scale) * 4
    }

    private func use(_ key: String) {
        order.removeAll { $0 == key }
        order.append(key)
    }

    /// What a picture is known by: its address without the query.
    static func key(of url: URL) -> String {
        var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        parts?.query = nil
        return parts?.string ?? url.absoluteString
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
