public import Foundation
internal import Synchronization

/// The user's pictures and films.
///
/// ## Differences on Linux
/// The library is the desktop's folder of pictures with all folders inside.
/// It is authorized when that folder can be read and denied when it cannot;
/// what a sandbox shows of it counts as limited.
// What changes is behind a Mutex.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private struct State {
        var folder: URL?
        var observers: [@Sendable () -> (any PHPhotoLibraryChangeObserver)?] = []
        var watch: FolderWatch?
    }

    private static let library = PHPhotoLibrary()
    private let state = Mutex(State())

    /// How many folders deep it looks, and how many files it takes at most.
    static let depthMax = 6
    static let assetsMax = 20_000

    /// The library.
    open class func shared() -> PHPhotoLibrary { library }

    /// The folder; the desktop's unless a test has set another.
    var folder: URL {
        get { state.withLock { $0.folder } ?? UserFolder.pictures }
        set { state.withLock { $0.folder = newValue } }
    }

    /// Returns whether the library may be read.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        let path = library.folder.path
        let files = FileManager.default
        // A folder that is not there has no pictures, and hides none.
        guard files.fileExists(atPath: path) else { return .authorized }
        let mode = accessLevel == .addOnly ? files.isWritableFile(atPath: path) : files.isReadableFile(atPath: path)
        guard mode else { return .denied }
        return files.fileExists(atPath: "/.flatpak-info") ? .limited : .authorized
    }

    /// Returns whether the library may be read.
    open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

    /// Asks whether the library may be read. Nobody is asked here; the handler is called later, on any thread.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(authorizationStatus(for: accessLevel)) }
    }

    /// Asks whether the library may be read.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        authorizationStatus(for: accessLevel)
    }

    /// Has an observer told when files come or go. It is held weakly.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        let folder = folder
        state.withLock { state in
            state.observers.append { [weak observer] in observer }
            if state.watch == nil { state.watch = FolderWatch(folder) { [weak self] in self?.didChange() } }
        }
    }

    /// Has an observer told no more.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
        state.withLock { state in
            state.observers.removeAll { $0() == nil || $0() === observer }
            if state.observers.isEmpty { state.watch = nil }
        }
    }

    private func didChange() {
        let observers = state.withLock { $0.observers }
        for observer in observers { observer()?.photoLibraryDidChange(PHChange()) }
    }

    /// The name of a file in the library; nil for one elsewhere.
    static func identifier(of file: URL) -> String? {
        let root = library.folder.standardizedFileURL.path
        let path = file.standardizedFileURL.path
        return path.hasPrefix(root.hasSuffix("/") ? root : root + "/") ? path : nil
    }

    /// All pictures and films, in no order. What begins with a dot is left out, and links are not followed.
    func assets() -> [PHAsset] {
        let keys: [URLResourceKey] = [.isRegularFileKey, .contentModificationDateKey]
        guard
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        else { return [] }
        var found: [PHAsset] = []
        for case let file as URL in files {
            if files.level > Self.depthMax { files.skipDescendants() }
            guard let asset = asset(at: file) else { continue }
            found.append(asset)
            if found.count == Self.assetsMax { break }
        }
        return found
    }

    /// The asset of a file; nil when that is none of the library's.
    func asset(at file: URL) -> PHAsset? {
        guard let type = UTType(filenameExtension: file.pathExtension) else { return nil }
        let mediaType: PHAssetMediaType =
            type.conforms(to: .image) ? .image : type.conforms(to: .movie) ? .video : .unknown
        guard mediaType != .unknown,
            let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .contentModificationDateKey]),
            values.isRegularFile == true
        else { return nil }
        return PHAsset(file: file, mediaType: mediaType, creationDate: values.contentModificationDate)
    }
}
