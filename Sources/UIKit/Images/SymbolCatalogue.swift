internal import Foundation
internal import Synchronization

/// The icons of Debian's adwaita-icon-theme by the original's symbol names.
enum SymbolCatalogue {
    private static let folder = "/usr/share/icons/Adwaita/scalable"
    private static let loaded = Mutex<[String: ImageSource]>([:])

    /// The icon that means the same as the symbol.
    static func source(of name: String) -> ImageSource? {
        guard let icon = icons[name] ?? icons[base(of: name)] else { return nil }
        if let known = loaded.withLock({ $0[icon] }) { return known }
        guard let source = ImageSource(vectorFile: "\(folder)/\(icon)-symbolic.svg") else { return nil }
        loaded.withLock { $0[icon] = source }
        return source
    }

    /// The name without the endings that only change the frame: "xmark.circle.fill" is "xmark".
    private static func base(of name: String) -> String {
        var parts = name.split(separator: ".")
        while let last = parts.last, ["fill", "circle", "square", "slash"].contains(last), parts.count > 1 {
            parts.removeLast()
        }
        return parts.joined(separator: ".")
    }

    /// The symbols' names.
    static var names: [String] { Array(icons.keys) }

    private static let icons: [String: String] = [
        "arrow.clockwise": "actions/view-refresh",
        "arrow.counterclockwise": "actions/edit-undo",
        "arrow.down": "actions/go-bottom",
        "arrow.down.to.line": "actions/document-save",
        "arrow.left": "actions/go-previous",
        "arrow.right": "actions/go-next",
        "arrow.turn.up.left": "actions/mail-reply-sender",
        "arrow.turn.up.right": "actions/mail-forward",
        "arrow.up": "actions/mail-send",
        "arrowshape.turn.up.left": "actions/mail-reply-sender",
        "at": "mimetypes/x-office-address-book",
        "ban": "actions/action-unavailable",
        "bell": "legacy/preferences-system-notifications",
        "bell.slash": "status/notifications-disabled",
        "bold": "actions/format-text-bold",
        "bookmark": "places/user-bookmarks",
        "bubble.left": "actions/chat-message-new",
        "bubble.left.and.bubble.right": "actions/chat-message-new",
        "bubble.right": "actions/chat-message-new",
        "calendar": "mimetypes/x-office-calendar",
        "camera": "devices/camera-photo",
        "checkmark": "actions/object-select",
        "checkmark.square": "ui/checkbox-checked",
        "checkmark.circle": "emblems/emblem-default",
        "chevron.backward": "actions/go-previous",
        "chevron.down": "actions/go-down",
        "chevron.forward": "actions/go-next",
        "chevron.left": "actions/go-previous",
        "chevron.right": "actions/go-next",
        "chevron.up": "actions/go-up",
        "circle": "ui/radio",
        "clock": "actions/document-open-recent",
        "doc": "mimetypes/text-x-generic",
        "doc.on.doc": "actions/edit-copy",
        "doc.text": "mimetypes/x-office-document",
        "ellipsis": "actions/view-more-horizontal",
        "envelope": "status/mail-unread",
        "exclamationmark": "status/dialog-warning",
        "exclamationmark.circle": "status/dialog-error",
        "exclamationmark.triangle": "status/dialog-warning",
        "eye": "actions/view-reveal",
        "eye.slash": "actions/view-conceal",
        "face.smiling": "emotes/face-smile",
        "flag": "categories/emoji-flags",
        "folder": "places/folder",
        "gear": "emblems/emblem-system",
        "gearshape": "emblems/emblem-system",
        "globe": "legacy/web-browser",
        "hand.raised": "status/changes-prevent",
        "heart": "emotes/emote-love",
        "house": "places/user-home",
        "info": "actions/help-about",
        "info.circle": "actions/help-about",
        "italic": "actions/format-text-italic",
        "line.3.horizontal": "actions/open-menu",
        "line.horizontal.3": "actions/open-menu",
        "link": "actions/insert-link",
        "list.bullet": "actions/view-list-bullet",
        "location": "actions/mark-location",
        "lock": "status/system-lock-screen",
        "magnifyingglass": "actions/system-search",
        "megaphone": "legacy/preferences-system-notifications",
        "mic": "devices/audio-input-microphone",
        "mic.slash": "status/microphone-disabled",
        "minus": "actions/list-remove",
        "moon": "status/night-light",
        "music.note": "mimetypes/audio-x-generic",
        "number": "actions/view-grid",
        "paperclip": "status/mail-attachment",
        "paperplane": "actions/mail-send",
        "pause": "actions/media-playback-pause",
        "pencil": "actions/document-edit",
        "person": "status/avatar-default",
        "person.2": "legacy/system-users",
        "person.3": "legacy/system-users",
        "person.badge.plus": "actions/contact-new",
        "person.crop": "status/avatar-default",
        "phone": "actions/call-start",
        "photo": "mimetypes/image-x-generic",
        "pin": "actions/view-pin",
        "play": "actions/media-playback-start",
        "plus": "actions/list-add",
        "questionmark": "status/dialog-question",
        "rectangle.portrait.and.arrow.right": "actions/system-log-out",
        "shield": "status/security-high",
        "slider.horizontal.3": "categories/preferences-system",
        "smiley": "emotes/face-smile",
        "snowflake": "actions/action-unavailable",
        "speaker": "status/audio-volume-high",
        "speaker.slash": "status/audio-volume-muted",
        "square": "ui/checkbox",
        "square.and.arrow.down": "actions/document-save",
        "square.and.arrow.up": "actions/send-to",
        "square.and.pencil": "actions/document-edit",
        "star": "status/starred",
        "stop": "actions/media-playback-stop",
        "sun.max": "status/display-brightness",
        "text.bubble": "actions/chat-message-new",
        "trash": "places/user-trash",
        "video": "devices/camera-video",
        "wifi.slash": "status/network-offline",
        "xmark": "actions/process-stop",
        "xmark.circle": "actions/edit-delete",
    ]
}
