import Foundation
import SendbirdChatSDK
import UIKit

/// A file that the user chose, pasted or dropped, read whole: within the server's limit that is what memory has room for.
struct PickedFile: Sendable, Equatable {
    let data: Data
    let name: String
    let type: String

    /// Why a file cannot be sent.
    enum Refusal: Error, Equatable {
        case empty
        case tooLarge(most: Int64)
        case unreadable
    }

    /// A file in memory.
    init(data: Data, name: String, type: String) {
        self.data = data
        self.name = name
        self.type = type
    }

    /// Reads a file, after its size was looked at: one that is too large is not read.
    init(contentsOf url: URL, most: Int64) throws(Refusal) {
        let isOurs = url.startAccessingSecurityScopedResource()
        defer { if isOurs { url.stopAccessingSecurityScopedResource() } }
        let values = try? url.resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey])
        guard let size = values?.fileSize, values?.isDirectory != true else { throw .unreadable }
        guard size > 0 else { throw .empty }
        guard size <= most else { throw .tooLarge(most: most) }
        guard let data = try? Data(contentsOf: url) else { throw .unreadable }
        self.init(data: data, name: url.lastPathComponent, type: Self.type(of: data, named: url))
    }

    /// The type that the bytes tell, or, where they tell none, the name.
    private static func type(of data: Data, named url: URL) -> String {
        SendbirdChat.getMimeType(data) ?? UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
            ?? "application/octet-stream"
    }

    /// The most bytes of a file, as the server told.
    static var sizeMost: Int64 { SendbirdChat.getAppInfo()?.uploadSizeLimit ?? 25 << 20 }
}

extension PickedFile.Refusal {
    /// The sentence for the user.
    @MainActor
    var text: String {
        switch self {
        case .empty: SBUStringSet.File_Empty
        case .tooLarge(let most): SBUStringSet.File_Too_Large(FileText.size(most))
        case .unreadable: SBUStringSet.Channel_Failure_Open_file
        }
    }
}
