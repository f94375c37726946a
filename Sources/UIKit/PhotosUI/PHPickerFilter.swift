/// What a picker of photos shows.
public struct PHPickerFilter: Hashable, Sendable {
    let types: Set<UTType>

    init(_ types: Set<UTType>) {
        self.types = types
    }

    /// Pictures.
    public static let images = PHPickerFilter([.image])
    /// Films.
    public static let videos = PHPickerFilter([.movie])
    /// Pictures that move. There are none here but GIF files.
    public static let livePhotos = PHPickerFilter([.gif])

    /// Returns a filter that shows what any of these shows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.types) })
    }
}
