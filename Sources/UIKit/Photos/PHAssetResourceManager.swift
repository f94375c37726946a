public import Foundation

/// Copies files of the library.
// It has no state.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let manager = PHAssetResourceManager()

    /// The manager.
    open class func `default`() -> PHAssetResourceManager { manager }

    /// Copies a file. `completionHandler` is called once, on any thread, with an
    /// error when it failed, such as when there is a file already.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            do {
                try FileManager.default.copyItem(at: resource.file, to: fileURL)
                completionHandler(nil)
            } catch {
                completionHandler(error)
            }
        }
    }
}
