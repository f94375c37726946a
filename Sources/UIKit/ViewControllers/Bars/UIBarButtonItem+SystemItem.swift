internal import Foundation

extension UIBarButtonItem {
    /// The purposes for which the system has a text or an icon.
    public enum SystemItem: Int, Sendable {
        /// Finishes.
        case done = 0
        /// Gives up.
        case cancel = 1
        /// Begins to edit.
        case edit = 2
        /// Saves.
        case save = 3
        /// Adds something.
        case add = 4
        /// Takes what room is left.
        case flexibleSpace = 5
        /// Takes a width.
        case fixedSpace = 6
        /// Writes something new.
        case compose = 7
        /// Answers.
        case reply = 8
        /// Shares.
        case action = 9
        /// Moves to a folder.
        case organize = 10
        /// Shows bookmarks.
        case bookmarks = 11
        /// Searches.
        case search = 12
        /// Loads anew.
        case refresh = 13
        /// Stops loading.
        case stop = 14
        /// Takes a picture.
        case camera = 15
        /// Deletes.
        case trash = 16
        /// Plays.
        case play = 17
        /// Pauses.
        case pause = 18
        /// Plays backwards.
        case rewind = 19
        /// Plays fast.
        case fastForward = 20
        /// Undoes.
        case undo = 21
        /// Does again.
        case redo = 22
        /// Closes.
        case close = 24

        /// Whether it is bold.
        var isProminent: Bool { self == .done || self == .save }

        /// The text; nil for those with an icon.
        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// What assistive tools say of the icon.
        var spokenName: String? {
            switch self {
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast forward"
            case .close: "Close"
            default: title
            }
        }

        /// The icon; nil for those with a text.
        var image: UIImage? { symbolName.flatMap { UIImage(systemName: $0) } }

        private var symbolName: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "bookmark"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play"
            case .pause: "pause"
            case .rewind: "backward"
            case .fastForward: "forward"
            default: nil
            }
        }
    }
}
