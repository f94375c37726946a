import Foundation
import SendbirdChatSDK

/// What is said of a file.
@MainActor
enum FileText {
    /// The most of a name that is looked at: a row shows far less.
    private static let lengthMax = 300

    /// The file's name as it is shown; of one that says nothing, what the file is.
    static func name(_ file: FileMessage) -> String { name(file.name) }

    static func name(_ name: String) -> String {
        let readable = ReadableName(shortened(name))?.text ?? SBUStringSet.ChannelList_Last_File_Message
        return IsolatedText.isolated(readable)
    }

    /// Names are cut in the middle, so that the end, which says what the file is, is always there.
    private static func shortened(_ name: String) -> String {
        guard name.count > lengthMax else { return name }
        return name.prefix(lengthMax / 2) + "…" + name.suffix(lengthMax / 2)
    }

    /// The size, as “1.2 MB”; nothing where it is not known.
    static func size(_ file: FileMessage) -> String { file.size == 0 ? "" : size(Int64(clamping: file.size)) }

    /// A size or a limit. A megabyte has 1,024 kilobytes, as in the server's settings: a limit that is set to 25 reads so.
    static func size(_ bytes: Int64) -> String {
        ByteCountFormatter.string(fromByteCount: bytes, countStyle: .binary)
    }

    /// The file read aloud: a picture and a film are what they are, with what is said to them; others have a name.
    static func spoken(_ file: FileMessage) -> String {
        let what: String =
            switch MessageFileType(type: file.type) {
            case .image where file.type == "image/gif": SBUStringSet.MessageInput_Quote_Message_GIF
            case .image: SBUStringSet.MessageInput_Quote_Message_Photo
            case .video: SBUStringSet.MessageInput_Quote_Message_Video
            case .audio, .pdf, .etc: [name(file), size(file)].filter { !$0.isEmpty }.joined(separator: ", ")
            }
        return [what, file.message].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
