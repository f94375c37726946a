/// What a picker of photos shows and how much may be chosen.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// In which form what is chosen is handed over.
    public enum AssetRepresentationMode: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// As it is.
        case current = 1
        /// As most programs can read it. Here as it is, too.
        case compatible = 2
    }

    /// How the order of choosing is kept.
    public enum Selection: Int, Sendable {
        /// As suits.
        case `default` = 0
        /// In the order of choosing; here in the chooser's order.
        case ordered = 1
    }

    /// In which form what is chosen is handed over. As suits unless set; files are never converted.
    public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
    /// How the order is kept.
    public var selection: Selection = .default
    /// How many may be chosen; 0 is any number. 1 unless set.
    public var selectionLimit = 1
    /// What is shown; nil is all.
    public var filter: PHPickerFilter?

    /// Creates a configuration for one picture or film of any kind.
    public init() {}

    /// Creates a configuration whose results name the library's assets.
    public init(photoLibrary: PHPhotoLibrary) {}
}
