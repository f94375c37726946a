import Foundation
import SendbirdChatSDK

/// How large a picture is shown in a row, and from where it comes.
struct PictureBox: Equatable {
    /// The size in points.
    let size: CGSize
    /// The address of the picture to show; nil where only an icon can be shown.
    let address: String?

    /// The longest side, and the shortest, in points.
    static let sideMax: CGFloat = 280
    private static let sideMin: CGFloat = 96
    /// Pictures without a thumbnail are shown themselves up to so many bytes.
    private static let bytesMax: UInt = 6 << 20
    /// A picture of which nothing is known yet.
    private static let standard = CGSize(width: 240, height: 160)

    /// - Parameters:
    ///   - known: The picture's own size, where it is in memory.
    @MainActor
    init(_ message: FileMessage, widthMax: CGFloat, known: CGSize? = nil) {
        // The last is the largest that was asked for.
        let thumbnail = message.thumbnails?.last
        let isPicture = MessageFileType(type: message.type) == .image
        if let thumbnail {
            address = thumbnail.url
        } else if isPicture, message.size <= Self.bytesMax, !message.url.isEmpty {
            address = message.url
        } else {
            address = nil
        }
        let own = known ?? thumbnail?.realSize ?? Self.standard
        size = Self.fitted(own, widthMax: min(widthMax, Self.sideMax))
    }

    /// Fits a size between the least and the most; what is longer than that is cut by the view.
    static func fitted(_ own: CGSize, widthMax: CGFloat) -> CGSize {
        guard own.width > 0, own.height > 0 else { return fitted(standard, widthMax: widthMax) }
        let scale = min(widthMax / own.width, sideMax / own.height)
        func side(_ length: CGFloat, most: CGFloat) -> CGFloat {
            min(max((length * scale).rounded(), min(sideMin, most)), most)
        }
        return CGSize(width: side(own.width, most: widthMax), height: side(own.height, most: sideMax))
    }
}
