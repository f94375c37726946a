internal import ChatWire

/// An upload under way, and what follows it.
struct Upload {
    enum Purpose {
        /// A file of a message in the outbox, by its place among the message's files.
        case message(requestID: String, channelURL: String, index: Int)
        /// A file that is asked for something with, once it has an address.
        case question(CompletionID?, @Sendable (WireFile) -> Question)
        /// A picture of the current user or of a channel, which is set to it then.
        case picture(PictureUse, CompletionID?)
    }

    var purpose: Purpose
    /// Under which id progress is told.
    var progressID: String
    /// The bytes that were told last.
    var sentBytes: Int64 = 0
}

/// What is set to a picture once it is uploaded.
enum PictureUse: Sendable {
    case user(UserUpdate)
    case newChannel(CreateChannelParams)
    case channel(url: String, ChannelUpdate)
    case newOpenChannel(OpenChannelParams)
    case openChannel(url: String, OpenChannelParams)
}

/// A file to upload.
struct UploadCall: Sendable, Hashable {
    /// Where its bytes are.
    enum Body: Sendable, Hashable {
        case file(path: String, size: Int64)
        case bytes([UInt8])

        var size: Int64 {
            switch self {
            case .file(_, let size): size
            case .bytes(let bytes): Int64(bytes.count)
            }
        }
    }

    /// `http://` or `https://`, with everything.
    var url: String
    var headers: [String: String]
    var body: Body
    /// Milliseconds without progress until it counts as failed.
    var timeout: Int64
}
