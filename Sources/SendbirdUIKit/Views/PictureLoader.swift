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
    private var waiters: [String: [Waiter]] = [:]

    /// Creates a loader that keeps at most so many pictures.
    init(countMax: Int = 300, fetch: @escaping Fetch = PictureLoader.download) {
        self.countMax = countMax
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

    private func keep(_ picture: UIImage, for key: String) {
        pictures[key] = picture
        use(key)
        while order.count > countMax {
            pictures[order.removeFirst()] = nil
        }
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
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse).map({ $0.statusCode == 200 }) ?? true else {
            throw URLError(.badServerResponse)
        }
        return data
    }
}
