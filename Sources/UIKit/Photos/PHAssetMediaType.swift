/// What an asset of the library is.
public enum PHAssetMediaType: Int, Sendable {
    /// None of the others.
    case unknown = 0
    /// A picture.
    case image = 1
    /// A film.
    case video = 2
    /// A sound.
    case audio = 3
}
