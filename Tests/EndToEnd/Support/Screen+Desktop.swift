import Foundation

// What a person does on the desktop around an app.
extension Screen {
    /// Brings an app's window to the front; the others are then in the background.
    func focus(_ app: String) throws {
        try ask(Request(does: "focus", app: app))
    }

    /// Turns the wheel over something: downwards, or upwards for fewer than no notches.
    func turnWheel(_ notches: Int, over query: Query, in app: String) throws {
        try ask(Request(does: "wheel", app: app, query: query, notches: notches))
    }

    /// Presses Control and V in a field.
    func paste(into query: Query, in app: String) throws {
        try ask(Request(does: "paste", app: app, query: query))
    }

    /// Has another program copy a picture or files.
    func copy(_ files: [URL]) throws {
        try ask(Request(does: "copy", paths: files.map(\.path)))
    }

    /// Waits until another program pastes this text.
    func expectClipboard(_ text: String) throws {
        try ask(Request(does: "pasted", text: text))
    }

    /// Drags files from another program's window onto something, and holds them there.
    func drag(_ files: [URL], onto query: Query, in app: String) throws {
        try ask(Request(does: "drag", app: app, query: query, paths: files.map(\.path)))
    }

    /// Lets go of what is dragged.
    func drop() throws {
        try ask(Request(does: "drop"))
    }

    /// Answers the desktop's chooser of files, which an app has opened.
    func choose(_ file: URL, in app: String, saves: Bool = false) throws {
        try ask(Request(does: "choose", app: app, timeout: 20, path: file.path, saves: saves))
    }

    /// Waits until a file has something in it: what saves is told of the place before it has written.
    func expectFile(_ file: URL) throws {
        try ask(Request(does: "file", timeout: 10, path: file.path))
    }

    /// Sets the size of text for the apps that are started from now on, in hundredths.
    func setTextScale(_ percent: Int) throws {
        try ask(Request(does: "scale", count: percent))
    }
}
