/// What an HTTP/1.1 peer may send before it is refused. Sizes are in bytes.
package struct HTTPLimits: Sendable {
    /// The longest request or status line, without its CRLF. Default 8,192; past it 414.
    package var startLineBytesMax = 8192
    /// All header fields of a message together, line ends included. Default 16,384; past it 431.
    package var headerBytesMax = 16384
    /// The number of header fields, trailers counted apart. Default 100; past it 431.
    package var headerCountMax = 100
    /// The body, after chunked coding is undone. Default 1 MiB; past it 413.
    package var bodyBytesMax = 1 << 20
    /// A chunk's size line with its extensions. Default 256; past it 400.
    package var chunkLineBytesMax = 256

    /// The defaults.
    package init() {}
}
