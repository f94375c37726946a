import Foundation
import UIKit

/// Reads what was picked, pasted or dropped, away from the main thread.
@MainActor
enum FileReading {
    typealias Result = Swift.Result<PickedFile, PickedFile.Refusal>

    /// Reads a file; told on the main actor.
    static func read(_ url: URL, completion: @escaping @MainActor (Result) -> Void) {
        let most = PickedFile.sizeMost
        let owned = Owned(completion)
        DispatchQueue.global(qos: .userInitiated).async {
            owned.give(Self.result(url, most: most))
        }
    }

    /// Reads what a provider offers: a picture as it is, a film, or any file.
    static func read(_ provider: NSItemProvider, completion: @escaping @MainActor (Result) -> Void) {
        let most = PickedFile.sizeMost
        let wanted = [UTType.image, .movie, .item].map(\.identifier)
        guard let type = wanted.first(where: { provider.hasItemConformingToTypeIdentifier($0) }) else {
            return completion(.failure(.unreadable))
        }
        let owned = Owned(completion)
        provider.loadFileRepresentation(forTypeIdentifier: type) { url, _ in
            // The file is gone when this returns: it is read here.
            owned.give(url.map { Self.result($0, most: most) } ?? .failure(.unreadable))
        }
    }

    private nonisolated static func result(_ url: URL, most: Int64) -> Result {
        do throws(PickedFile.Refusal) {
            return .success(try PickedFile(contentsOf: url, most: most))
        } catch {
            return .failure(error)
        }
    }

    /// Carries a closure of the main actor to where a file is read, and back.
    private struct Owned: Sendable {
        let completion: @MainActor (Result) -> Void

        init(_ completion: @escaping @MainActor (Result) -> Void) { self.completion = completion }

        nonisolated func give(_ result: Result) {
            DispatchQueue.main.async { completion(result) }
        }
    }
}
