internal import Foundation

/// What a file chooser is asked.
struct FileChooserRequest: Equatable {
    /// What is done with what is chosen.
    enum Purpose: Equatable {
        case opening
        case choosingFolder
        /// Saving a file, under a name that may be changed.
        case saving(name: String)
    }

    var purpose = Purpose.opening
    /// The title of the chooser's window.
    var title: String
    /// What may be chosen; empty is anything.
    var types: [UTType] = []
    var allowsMany = false
    /// Where the choosing starts; nil is where the desktop starts it.
    var folder: URL?

    /// The MIME types of the filter. A type without one of its own stands for all those of its kind.
    var mimeTypes: [String] {
        guard !isUnfiltered else { return [] }
        return types.flatMap { type -> [String] in
            if let pattern = Self.patterns[type] { return pattern }
            return [type.preferredMIMEType].compactMap { $0 }
        }
    }

    /// The extensions of the filter, for types that only an extension tells.
    var suffixes: [String] {
        guard !isUnfiltered else { return [] }
        return types.filter { Self.patterns[$0] == nil && $0.preferredMIMEType == nil }
            .compactMap(\.preferredFilenameExtension)
    }

    /// What the filter is called.
    var filterName: String {
        types.compactMap { $0.localizedDescription ?? $0.preferredFilenameExtension }.joined(separator: ", ")
    }

    private var isUnfiltered: Bool {
        types.contains { [.item, .content, .data].contains($0) }
    }

    private static let patterns: [UTType: [String]] = [
        .image: ["image/*"], .movie: ["video/*"], .video: ["video/*"], .audio: ["audio/*"], .text: ["text/*"],
        .audiovisualContent: ["video/*", "audio/*"],
        .spreadsheet: [
            "application/vnd.oasis.opendocument.spreadsheet", "application/vnd.ms-excel",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        ],
        .presentation: [
            "application/vnd.oasis.opendocument.presentation", "application/vnd.ms-powerpoint",
            "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        ],
        .archive: [
            "application/zip", "application/gzip", "application/x-tar", "application/x-compressed-tar",
            "application/x-7z-compressed", "application/vnd.rar", "application/x-bzip2", "application/x-xz",
        ],
    ]
}
