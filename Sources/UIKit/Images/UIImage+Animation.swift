public import Foundation

extension UIImage {
    /// Creates a moving picture: the pictures one after the other, all of them in `duration` seconds, again and again.
    ///
    /// Its size is the first one's. Nil when there are no pictures. A duration of 0 gives each a thirtieth of a second.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard !images.isEmpty else { return nil }
        let each = duration > 0 ? duration / Double(images.count) : 1.0 / 30
        return moving(images.map { ($0, each) })
    }

    /// Decodes an animated GIF, with the time that each of its pictures stays; nil when the bytes are none.
    ///
    ///     imageView.image = UIImage.animatedImage(data: data) ?? UIImage(data: data)
    ///
    /// An addition of this module: the original leaves it to ImageIO. One whose
    /// pictures have more than 32 million pixels together is nil as well.
    public class func animatedImage(data: Data, scale: CGFloat = 1) -> UIImage? {
        guard scale > 0, let frames = PictureDecoder.frames(data) else { return nil }
        return moving(
            frames.map { (UIImage(source: ImageSource(texture: $0.texture), scale: scale), $0.seconds) })
    }

    private class func moving(_ frames: [(image: UIImage, seconds: TimeInterval)]) -> UIImage? {
        guard let first = frames.first?.image else { return nil }
        return UIImage(
            source: first.source, size: first.size, scale: first.scale,
            movement: ImageMovement(images: frames.map(\.image), seconds: frames.map(\.seconds)))
    }

    /// The pictures of a moving one; nil when it stands still.
    public var images: [UIImage]? { movement?.images }

    /// The seconds that all pictures of a moving one take together; 0 when it stands still.
    public var duration: TimeInterval { movement?.duration ?? 0 }
}
