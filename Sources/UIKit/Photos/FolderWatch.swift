internal import CGTKHost
internal import Foundation

/// Tells when files come into a folder or go from it, until it is let go. Folders inside are not watched.
// The handle is immutable and used on the main thread alone.
final class FolderWatch: @unchecked Sendable {
    private final class Callback: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let callback: Callback
    private let handle: UnsafeMutableRawPointer?

    init(_ folder: URL, didChange: @escaping @Sendable () -> Void) {
        callback = Callback(didChange)
        handle = roost_folder_watch(
            folder.path,
            { context in
                guard let context else { return }
                Unmanaged<Callback>.fromOpaque(context).takeUnretainedValue().run()
            },
            // `deinit` ends the calls, on the main loop, before it lets go of the callback.
            Unmanaged.passUnretained(callback).toOpaque())
    }

    deinit {
        guard let handle else { return }
        // Pointers are not Sendable; this one is handed over to the main thread and forgotten here.
        nonisolated(unsafe) let gone = handle
        let callback = callback
        DispatchQueue.main.async {
            roost_folder_unwatch(gone)
            withExtendedLifetime(callback) {}
        }
    }
}
