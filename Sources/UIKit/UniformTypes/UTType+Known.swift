extension UTType {
    /// Any file or folder.
    public static let item = UTType(known: "public.item")
    /// Any document that is read, seen or heard.
    public static let content = UTType(known: "public.content")
    /// Any file.
    public static let data = UTType(known: "public.data")
    /// Any folder or bundle.
    public static let directory = UTType(known: "public.directory")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// Any picture.
    public static let image = UTType(known: "public.image")
    /// A JPEG picture.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A PNG picture.
    public static let png = UTType(known: "public.png")
    /// A GIF picture.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A WebP picture.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// A HEIC picture.
    public static let heic = UTType(known: "public.heic")
    /// A HEIF picture.
    public static let heif = UTType(known: "public.heif")
    /// A TIFF picture.
    public static let tiff = UTType(known: "public.tiff")
    /// A BMP picture.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// An SVG picture.
    public static let svg = UTType(known: "public.svg-image")
    /// An icon.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// Anything with sound or moving pictures.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Any film, with sound or without.
    public static let movie = UTType(known: "public.movie")
    /// A film without sound.
    public static let video = UTType(known: "public.video")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MPEG film.
    public static let mpeg = UTType(known: "public.mpeg")
    /// An AVI film.
    public static let avi = UTType(known: "public.avi")
    /// Any sound.
    public static let audio = UTType(known: "public.audio")
    /// An MP3 sound.
    public static let mp3 = UTType(known: "public.mp3")
    /// An MPEG-4 sound.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// A WAV sound.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// Plain text.
    public static let plainText = UTType(known: "public.plain-text")
    /// Plain text, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// A web page.
    public static let html = UTType(known: "public.html")
    /// An XML text.
    public static let xml = UTType(known: "public.xml")
    /// A JSON text.
    public static let json = UTType(known: "public.json")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// A table as text.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Source code.
    public static let sourceCode = UTType(known: "public.source-code")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A spreadsheet.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// A presentation.
    public static let presentation = UTType(known: "public.presentation")
    /// Any file that packs others.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A GZIP archive.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// Any address.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")
}
