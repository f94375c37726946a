public import ChatWire

/// What may be uploaded, and who may use and read a file.
public enum FileRules {
    /// A name as it is shown: without what breaks a line or hides what follows, whatever else it says.
    ///
    /// - Throws: 400111 for a name that is too long.
    public static func name(_ given: String, type: String, limits: Limits) throws(WireError) -> String {
        try FieldRules.check(given, "file_name", most: limits.fileNameCharacters)
        let kept = given.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
            // Overrides of the writing direction let "gpj.exe" read as "exe.jpg".
            case .format: !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
            default: true
            }
        }
        let name = String(String.UnicodeScalarView(kept))
        return name.allSatisfy(\.isWhitespace) ? "file" + fileExtension(name: "", type: type) : name
    }

    /// The sizes of thumbnails, from `100x100` or `100,100`; fractions are rounded.
    ///
    /// - Throws: 400111 for more than the limit, for what is no size, and for a side outside of 1 to the limit.
    public static func thumbnailSizes(_ given: [String], limits: Limits) throws(WireError) -> [(
        width: Int, height: Int
    )] {
        guard given.count <= limits.thumbnails else {
            throw WireError(.invalidParameterValue, "A file has at most \(limits.thumbnails) thumbnails.")
        }
        var sizes: [(width: Int, height: Int)] = []
        for text in given {
            let sides = text.split(whereSeparator: { "x,X".contains($0) }).map { side in
                Double(side).flatMap { Int(exactly: $0.rounded()) }
            }
            guard sides.count == 2, let width = sides[0], let height = sides[1],
                (1...limits.thumbnailPixels).contains(width), (1...limits.thumbnailPixels).contains(height)
            else {
                throw WireError(
                    .invalidParameterValue,
                    "A thumbnail's size is WIDTHxHEIGHT, each 1 to \(limits.thumbnailPixels) pixels.")
            }
            sizes.append((width, height))
        }
        return sizes
    }

    /// The media type of a file that is kept: what its bytes tell; what its sender says only where that is a document
    /// that no browser runs.
    public static func type(bytes prefix: some Collection<UInt8>, said: String?) -> String {
        if let told = MediaType.sniff(prefix) { return told }
        let said = said?.split(separator: ";").first.map { $0.lowercased() } ?? ""
        return documents.contains(said) ? said : MediaType.unknown
    }

    /// The id in one of the server's own addresses of files; nil for any other address.
    public static func fileID(inAddress url: String) -> String? {
        guard url.hasPrefix(WireProtocol.filePath) else { return nil }
        let rest = url.dropFirst(WireProtocol.filePath.count)
        return rest.prefix { $0 != "/" && $0 != "?" }.isEmpty ? nil : String(rest.prefix { $0 != "/" && $0 != "?" })
    }

    /// Refuses addresses of files elsewhere that are no plain web address.
    ///
    /// - Throws: 400111.
    public static func checkForeign(_ url: String, limits: Limits) throws(WireError) {
        try FieldRules.checkBytes(url, "url", most: limits.urlBytes)
        guard ["http://", "https://"].contains(where: { url.lowercased().hasPrefix($0) }) else {
            throw WireError(.invalidParameterValue, "'url' must be the address of an uploaded file, or http or https.")
        }
    }

    /// Refuses readers of a file.
    ///
    /// - Parameters:
    ///   - membership: The reader's row in the channel of the file's message.
    ///   - sentAt: When that message was sent; nil when it is gone.
    /// - Throws: 400201 wherever the file must not be read: who may not is not told that it exists.
    public static func checkReadable(
        _ file: StoredFile, by actor: Actor, membership: Membership?, sentAt: Int64?
    ) throws(WireError) {
        let isAllowed: Bool
        switch (file.use, actor) {
        case (.removed, _): isAllowed = false
        case (.picture, _): isAllowed = true
        case (.message, .application): isAllowed = true
        case (.waiting, .application): isAllowed = file.uploaderKey == 0
        case (.waiting, .user(let user)): isAllowed = file.uploaderKey == user.key
        case (.message, .user):
            isAllowed =
                membership?.state == .joined && membership?.byType.ban == nil
                && sentAt.map { $0 > membership?.historyOffset ?? 0 } ?? false
        }
        guard isAllowed else { throw missing }
    }

    /// The refusal of a file that is not there, or not for the caller.
    public static let missing = WireError(.notFoundInDatabase, "The file does not exist.")

    /// A dot and an extension that is safe in an address: the type's own, or the name's where it is a plain word.
    static func fileExtension(name: String, type: String) -> String {
        if let known = extensions[type] { return known }
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        let word = name[name.index(after: dot)...].lowercased()
        let isPlain =
            (1...8).contains(word.utf8.count)
            && word.utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
            }
        return isPlain ? "." + word : ""
    }

    private static let extensions = [
        "image/jpeg": ".jpg", "image/png": ".png", "image/gif": ".gif", "image/webp": ".webp", "video/mp4": ".mp4",
        "video/quicktime": ".mov", "video/webm": ".webm", "video/x-matroska": ".mkv", "audio/mpeg": ".mp3",
        "audio/mp4": ".m4a", "audio/ogg": ".ogg", "audio/wav": ".wav", "audio/flac": ".flac", "application/pdf": ".pdf",
    ]

    private static let documents: Set = [
        "text/plain", "text/csv", "application/zip", "application/gzip", "application/x-7z-compressed",
        "application/x-tar", "application/json", "application/rtf", "application/msword", "application/vnd.ms-excel",
        "application/vnd.ms-powerpoint", "application/vnd.oasis.opendocument.text",
        "application/vnd.oasis.opendocument.spreadsheet", "application/vnd.oasis.opendocument.presentation",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ]
}
