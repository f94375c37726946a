/// What a file is, as far as it decides how it is shown.
public enum MessageFileType: Sendable {
    /// A picture.
    case image
    /// A film.
    case video
    /// Sound.
    case audio
    /// A PDF document.
    case pdf
    /// Anything else.
    case etc

    /// What a media type is.
    init(type: String) {
        switch type {
        case let type where type.hasPrefix("image/"): self = .image
        case let type where type.hasPrefix("video/"): self = .video
        case let type where type.hasPrefix("audio/"): self = .audio
        case "application/pdf": self = .pdf
        default: self = .etc
        }
    }
}
