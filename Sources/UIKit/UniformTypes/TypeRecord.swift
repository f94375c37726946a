/// What this module knows of a type by itself. Everything else is the system's to say.
struct TypeRecord: Sendable {
    let identifier: String
    /// File name extensions, the preferred one first.
    let extensions: [String]
    /// MIME types, the preferred one first.
    let mimeTypes: [String]
    /// The types that it is a kind of.
    let parents: [String]
    let title: String

    private init(
        _ identifier: String, _ extensions: [String], _ mimeTypes: [String], _ parents: [String], _ title: String
    ) {
        self.identifier = identifier
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.parents = parents
        self.title = title
    }

    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    static let byExtension: [String: TypeRecord] = Dictionary(
        all.flatMap { record in record.extensions.map { ($0, record) } }, uniquingKeysWith: { first, _ in first })

    static let byMIMEType: [String: TypeRecord] = Dictionary(
        all.flatMap { record in record.mimeTypes.map { ($0, record) } }, uniquingKeysWith: { first, _ in first })

    // The identifiers are Apple's, as its list of system-declared types has them.
    private static let all: [TypeRecord] = [
        TypeRecord("public.item", [], [], [], "File"),
        TypeRecord("public.content", [], [], [], "Document"),
        TypeRecord("public.data", [], ["application/octet-stream"], ["public.item"], "File"),
        TypeRecord("public.directory", [], [], ["public.item"], "Folder"),
        TypeRecord("public.folder", [], ["inode/directory"], ["public.directory"], "Folder"),
        TypeRecord("public.image", [], [], ["public.data", "public.content"], "Picture"),
        TypeRecord(
            "public.jpeg", ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"],
            ["public.image"], "JPEG picture"),
        TypeRecord("public.png", ["png"], ["image/png"], ["public.image"], "PNG picture"),
        TypeRecord("com.compuserve.gif", ["gif"], ["image/gif"], ["public.image"], "GIF picture"),
        TypeRecord("org.webmproject.webp", ["webp"], ["image/webp"], ["public.image"], "WebP picture"),
        TypeRecord("public.heic", ["heic"], ["image/heic"], ["public.heif"], "HEIC picture"),
        TypeRecord("public.heif", ["heif"], ["image/heif"], ["public.image"], "HEIF picture"),
        TypeRecord("public.tiff", ["tiff", "tif"], ["image/tiff"], ["public.image"], "TIFF picture"),
        TypeRecord("com.microsoft.bmp", ["bmp"], ["image/bmp", "image/x-bmp"], ["public.image"], "BMP picture"),
        TypeRecord("public.svg-image", ["svg"], ["image/svg+xml"], ["public.image", "public.xml"], "SVG picture"),
        TypeRecord(
            "com.microsoft.ico", ["ico"], ["image/vnd.microsoft.icon", "image/x-icon"],
            ["public.image"], "Icon"),
        TypeRecord("public.audiovisual-content", [], [], ["public.data", "public.content"], "Film or sound"),
        TypeRecord("public.movie", [], [], ["public.audiovisual-content"], "Film"),
        TypeRecord("public.video", [], [], ["public.movie"], "Film without sound"),
        TypeRecord("public.mpeg-4", ["mp4", "m4v"], ["video/mp4"], ["public.movie"], "MPEG-4 film"),
        TypeRecord(
            "com.apple.quicktime-movie", ["mov", "qt"], ["video/quicktime"], ["public.movie"], "QuickTime film"),
        TypeRecord("public.mpeg", ["mpg", "mpeg"], ["video/mpeg"], ["public.movie"], "MPEG film"),
        TypeRecord("public.avi", ["avi"], ["video/x-msvideo", "video/avi"], ["public.movie"], "AVI film"),
        TypeRecord("public.audio", [], [], ["public.audiovisual-content"], "Sound"),
        TypeRecord("public.mp3", ["mp3"], ["audio/mpeg", "audio/mp3"], ["public.audio"], "MP3 sound"),
        TypeRecord("public.mpeg-4-audio", ["m4a"], ["audio/mp4", "audio/x-m4a"], ["public.audio"], "MPEG-4 sound"),
        TypeRecord(
            "com.microsoft.waveform-audio", ["wav"], ["audio/wav", "audio/x-wav"],
            ["public.audio"], "WAV sound"),
        TypeRecord("public.text", [], [], ["public.data", "public.content"], "Text"),
        TypeRecord("public.plain-text", ["txt"], ["text/plain"], ["public.text"], "Plain text"),
        TypeRecord("public.utf8-plain-text", [], ["text/plain;charset=utf-8"], ["public.plain-text"], "Plain text"),
        TypeRecord("public.html", ["html", "htm"], ["text/html"], ["public.text"], "Web page"),
        TypeRecord("public.xml", ["xml"], ["application/xml", "text/xml"], ["public.text"], "XML text"),
        TypeRecord("public.json", ["json"], ["application/json"], ["public.text"], "JSON text"),
        TypeRecord("public.rtf", ["rtf"], ["text/rtf", "application/rtf"], ["public.text"], "Rich text"),
        TypeRecord("public.comma-separated-values-text", ["csv"], ["text/csv"], ["public.text"], "Table as text"),
        TypeRecord("public.source-code", [], [], ["public.plain-text"], "Source code"),
        TypeRecord("com.adobe.pdf", ["pdf"], ["application/pdf"], ["public.data", "public.content"], "PDF document"),
        TypeRecord("public.spreadsheet", [], [], ["public.data", "public.content"], "Spreadsheet"),
        TypeRecord("public.presentation", [], [], ["public.data", "public.content"], "Presentation"),
        TypeRecord("public.archive", [], [], ["public.data"], "Archive"),
        TypeRecord("public.zip-archive", ["zip"], ["application/zip"], ["public.archive"], "ZIP archive"),
        TypeRecord("org.gnu.gnu-zip-archive", ["gz"], ["application/gzip"], ["public.archive"], "GZIP archive"),
        TypeRecord("public.url", [], [], ["public.data"], "Address"),
        TypeRecord("public.file-url", [], ["text/uri-list"], ["public.url"], "Address of a file"),
    ]
}
