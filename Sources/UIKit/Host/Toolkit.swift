internal import CGTK
internal import Foundation

/// The toolkit's start, once a process. It succeeds as far as painting needs
/// it also where there is no display.
enum Toolkit {
    /// Whether there is a display; asking starts the toolkit.
    static let hasDisplay: Bool = {
        // GTK would change the locale of the process, and with it how C functions write numbers.
        gtk_disable_setlocale()
        // Its own dialogs, and the direction of the interface, are in the user's language all the same.
        setlocale(LC_CTYPE, "")
        setlocale(LC_MESSAGES, "")
        return gtk_init_check() != 0
    }()

    /// Starts the toolkit if it was not.
    static func start() {
        _ = hasDisplay
    }
}
