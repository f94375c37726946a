/// A picture or film that was chosen.
public struct PHPickerResult: Hashable {
    /// Reads it.
    public let itemProvider: NSItemProvider
    /// The identifier of the library's asset; nil when it lies outside of the library.
    public let assetIdentifier: String?

    init(itemProvider: NSItemProvider, assetIdentifier: String?) {
        self.itemProvider = itemProvider
        self.assetIdentifier = assetIdentifier
    }
}
