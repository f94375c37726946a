import Foundation
import SendbirdChatSDK
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches a message's file into a folder of its own, to be saved or opened.
@MainActor
final class FileSaving {
    /// Fetches the bytes at an address into a file, or throws.
    typealias Fetch = @Sendable (URL) async throws -> URL

    private let fetch: Fetch

    init(fetch: @escaping Fetch = FileSaving.download) {
        self.fetch = fetch
    }

    /// Asks where the file is to be saved, and writes it there.
    func save(_ message: FileMessage, from screen: UIViewController) {
        fetchFile(of: message, for: screen) { [weak screen] file in
            screen?.present(UIDocumentPickerViewController(forExporting: [file], asCopy: true), animated: true)
        }
    }

    /// Opens the file in the program that the system has for it.
    func open(_ message: FileMessage, from screen: UIViewController) {
        fetchFile(of: message, for: screen) { UIApplication.shared.open($0) }
    }

    private func fetchFile(
        of message: FileMessage, for screen: UIViewController, then use: @escaping @MainActor (URL) -> Void
    ) {
        guard let url = URL(string: message.url), url.scheme != nil else { return fail(on: screen) }
        let (fetch, name) = (fetch, Self.fileName(message.name))
        Task { [weak screen] in
            do {
                let fetched = try await fetch(url)
                let place = fetched.deletingLastPathComponent().appendingPathComponent(name)
                if place != fetched { try FileManager.default.moveItem(at: fetched, to: place) }
                use(place)
            } catch {
                SBULog.error("A file could not be fetched: \(error)")
                if let screen { self.fail(on: screen) }
            }
        }
    }

    private func fail(on screen: UIViewController) {
        let alert = UIAlertController(
            title: SBUStringSet.Channel_Failure_Download_file, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SBUStringSet.OK, style: .default))
        screen.present(alert, animated: true)
    }

    /// A name that a file system takes: what a message calls its file is text, and may be anything.
    static func fileName(_ name: String) -> String {
        let plain = name.map { "/\\:\0".contains($0) ? "_" : $0 }
        let text = String(plain).trimmingCharacters(in: CharacterSet(charactersIn: ". ").union(.controlCharacters))
        guard text.utf8.count > 200 else { return text.isEmpty ? "file" : text }
        let type = (text as NSString).pathExtension.prefix(16)
        var stem = text.prefix(150)
        while stem.utf8.count > 180 { stem.removeLast() }
        return type.isEmpty ? String(stem) : "\(stem).\(type)"
    }

    private nonisolated static let download: Fetch = { url in
        let folder = try await TemporaryFolders.shared.make()
        let place = folder.appendingPathComponent("download")
        if url.isFileURL {
            try FileManager.default.copyItem(at: url, to: place)
            return place
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        try data.write(to: place)
        return place
    }
}
