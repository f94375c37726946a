import ChatWire
import Foundation

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

extension Fixture {
    /// A file message as a screen gets it.
    static func file(
        _ name: String, type: String, size: Int64 = 123_456, caption: String = "", thumbnail: CGSize? = nil,
        by sender: WireUser, minutesAgo: Double = 0, id: Int64 = 0, request: String = "",
        status: MessageSendingStatus = .succeeded
    ) -> FileMessage {
        var wire = message(caption, by: sender, minutesAgo: minutesAgo, id: id)
        (wire.type, wire.requestID) = (.file, request)
        let url = status == .pending ? "" : "http://files/\(id)\(request)/\(name.utf8.count)"
        wire.file = WireFile(url: url, name: name, type: type, size: size)
        if let thumbnail {
            wire.file?.thumbnails = [
                WireThumbnail(
                    url: url + "/thumbnail", width: 720, height: 720, realWidth: Int(thumbnail.width),
                    realHeight: Int(thumbnail.height))
            ]
        }
        var local = LocalMessage(wire)
        local.status = status
        if status == .failed { local.errorCode = ChatError.networkError.rawValue }
        if status == .canceled { local.errorCode = ChatError.fileUploadCanceled.rawValue }
        guard let message = BaseMessage.make(local) as? FileMessage else { preconditionFailure("It is a file.") }
        return message
    }

    /// A picture of hills under a sun, as bytes.
    static func landscape(_ width: Int, _ height: Int) -> Data {
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size).pngData { context in
            UIColor(red: 0.62, green: 0.82, blue: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(red: 0.98, green: 0.8, blue: 0.35, alpha: 1).setFill()
            context.fill(
                CGRect(x: size.width * 0.7, y: size.height * 0.15, width: size.width * 0.14, height: size.width * 0.14))
            UIColor(red: 0.3, green: 0.55, blue: 0.38, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: size.height * 0.6, width: size.width, height: size.height * 0.4))
        }
    }
}
