internal import ChatWire

/// A file to send, whatever describes it: its bytes, which are uploaded, or the address of one that lies elsewhere.
struct FileToSend {
    var bytes: Data?
    var url: String?
    var name: String?
    var type: String?
    var size: UInt
    var thumbnails: [ThumbnailSize]?

    /// The file as a message on its way carries it, and why it cannot be sent.
    func wire(uploadBytesMost most: Int64) throws(SBError) -> WireFile {
        let sizes = try wireThumbnailSizes()
        let type = type ?? bytes.flatMap { MediaType.sniff($0.prefix(MediaType.prefixBytes)) } ?? MediaType.unknown
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "file." + (type.split(separator: "/").last ?? "bin")
        guard let bytes else {
            guard let url, !url.isEmpty else {
                throw ChatError.invalidParameter.asSBError(message: "A file or its address is required.")
            }
            return WireFile(url: url, name: name, type: type, size: Int64(clamping: size), thumbnails: [])
        }
        guard !bytes.isEmpty else { throw ChatError.invalidParameter.asSBError(message: "The file is empty.") }
        guard bytes.count <= most else {
            throw ChatError.fileSizeLimitExceeded.asSBError(
                message: "The file has \(bytes.count) bytes; the server takes \(most) at the most.")
        }
        return WireFile(url: "", name: name, type: type, size: Int64(bytes.count), thumbnails: sizes)
    }

    private func wireThumbnailSizes() throws(SBError) -> [WireThumbnail] {
        let sizes = thumbnails ?? []
        guard sizes.count <= Limits.standard.thumbnails else {
            throw ChatError.invalidParameter.asSBError(
                message: "A file has at most \(Limits.standard.thumbnails) thumbnails.")
        }
        var wire: [WireThumbnail] = []
        for size in sizes {
            guard let size = size.wire else {
                throw ChatError.invalidParameter.asSBError(
                    message: "A thumbnail's sides are 1 to \(Limits.standard.thumbnailPixels) pixels.")
            }
            wire.append(size)
        }
        return wire
    }
}
