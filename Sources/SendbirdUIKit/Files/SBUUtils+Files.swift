public import Foundation
public import SendbirdChatSDK
import UIKit

extension SBUUtils {
    /// What a media type is, as far as it decides how it is shown.
    public static func getFileType(by type: String) -> MessageFileType { MessageFileType(type: type) }

    /// What a message's file is, as far as it decides how it is shown.
    public static func getFileType(by fileMessage: FileMessage) -> MessageFileType {
        MessageFileType(type: fileMessage.type)
    }

    /// The media type that a file's name tells; nil when it tells none.
    public static func getMimeType(url: URL) -> String? {
        UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
    }
}
