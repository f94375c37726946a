/// Hears when the library has changed.
public protocol PHPhotoLibraryChangeObserver: AnyObject, Sendable {
    /// Files have come or gone. Called on any thread.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
