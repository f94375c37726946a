import Foundation
import UIKit

/// Folders for files that others read once we have written them: a program of the system's, or an app that sends them.
///
/// Nobody says when they are done, so the newest few are kept, and none when the app ends.
@MainActor
final class TemporaryFolders {
    static let shared = TemporaryFolders()

    /// How many folders are kept.
    static let countMax = 16

    /// The folder of all; nil until the first is asked for.
    private(set) var root: URL?
    private var folders: [URL] = []
    private var made = 0
    private var ending: (any NSObjectProtocol)?

    init() {
        ending = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.removeAll() }
        }
    }

    isolated deinit {
        if let ending { NotificationCenter.default.removeObserver(ending) }
    }

    /// Makes a folder; the oldest goes where there are too many.
    func make() throws -> URL {
        let root = try makeRoot()
        made += 1
        let folder = root.appendingPathComponent(String(made), isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        folders.append(folder)
        while folders.count > Self.countMax { remove(folders.removeFirst()) }
        return folder
    }

    /// Removes all of them with what they hold.
    func removeAll() {
        folders = []
        if let root { remove(root) }
        root = nil
    }

    private func makeRoot() throws -> URL {
        if let root { return root }
        let new = try FileManager.default.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
            create: true)
        root = new
        return new
    }

    private func remove(_ folder: URL) {
        // A folder that is gone already is what was wanted.
        try? FileManager.default.removeItem(at: folder)
    }
}
