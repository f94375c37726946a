internal import Foundation

/// Files on their way to where they are wanted, copied beside the main thread.
struct FileTransfer: Sendable {
    private let steps: [(from: URL, to: URL)]
    private let removesOriginals: Bool

    /// Brings files to a place: into a folder, or the one file under the place's own name.
    init(_ urls: [URL], into place: URL, isFolder: Bool, removesOriginals: Bool) {
        var taken: Set<String> = []
        steps = urls.map { url in
            guard isFolder else { return (url, place) }
            return (url, Self.free(url.lastPathComponent, in: place, taken: &taken))
        }
        self.removesOriginals = removesOriginals
    }

    /// Copies files into a new folder of the application's own.
    static func importing(_ urls: [URL]) -> FileTransfer {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "picked-\(ProcessInfo.processInfo.globallyUniqueString)")
        return FileTransfer(urls, into: folder, isFolder: true, removesOriginals: false)
    }

    /// Does it; `completion` is called on the main actor.
    func run(completion: @escaping @MainActor (Result<[URL], any Error>) -> Void) {
        DispatchQueue.global(qos: .userInitiated).async {
            let result = Result { try steps.map { try bring($0.from, to: $0.to) } }
            Task { @MainActor in completion(result) }
        }
    }

    private func bring(_ source: URL, to place: URL) throws -> URL {
        let files = FileManager.default
        if source.standardizedFileURL == place.standardizedFileURL { return place }
        let folder = place.deletingLastPathComponent()
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // Written beside and then renamed: the old file is whole until the new one is.
        let part = folder.appendingPathComponent(".\(place.lastPathComponent).\(UUID().uuidString.prefix(8))")
        do {
            try files.copyItem(at: source, to: part)
            guard rename(part.path, place.path) == 0 else {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: place.path])
            }
        } catch {
            // What was begun is of no use; the first error is what counts.
            try? files.removeItem(at: part)
            throw error
        }
        if removesOriginals { try files.removeItem(at: source) }
        return place
    }

    /// A place in the folder that no other file has: "a.txt", "a 2.txt", and so on.
    private static func free(_ name: String, in folder: URL, taken: inout Set<String>) -> URL {
        let base = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        var candidate = name
        var number = 2
        while taken.contains(candidate)
            || FileManager.default.fileExists(atPath: folder.appendingPathComponent(candidate).path)
        {
            candidate = ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)"
            number += 1
        }
        taken.insert(candidate)
        return folder.appendingPathComponent(candidate)
    }
}
