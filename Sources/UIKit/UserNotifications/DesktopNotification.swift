internal import Foundation

/// A notification as the desktop takes it (Desktop Notifications Specification 1.2, "Notify").
struct DesktopNotification: Equatable, Sendable {
    /// The number of the one whose place it takes; 0 for none.
    var replacedID: UInt32 = 0
    var summary: String
    var body: String
    /// Pairs of identifier and title; `default` is the notification itself.
    var actions: [String]
    var picturePath: String?
    var isSilent: Bool

    /// What a request says, with the body as the desktop reads it.
    init(_ request: UNNotificationRequest, actions: [UNNotificationAction], isSilent: Bool, takesMarkup: Bool) {
        let content = request.content
        summary = content.title
        let lines = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        // The body is a small HTML where the desktop says so: what somebody wrote is no markup.
        body = takesMarkup ? Self.escaped(lines) : lines
        self.actions = ["default", ""] + actions.flatMap { [$0.identifier, $0.title] }
        picturePath = content.attachments.first?.url.path
        self.isSilent = isSilent || content.sound == nil
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
        return result
    }
}
