/// A place where something is allowed that is banned elsewhere, and why.
struct Allowance: Sendable, CustomStringConvertible {
    /// What is allowed, spelled as the rule's complaint spells it.
    let what: String
    /// A file, or a folder with a slash at its end.
    let path: String
    /// Why it may stand there.
    let reason: String

    var description: String { "\(what) in \(path)" }

    /// Whether it covers a file.
    func covers(_ path: String) -> Bool {
        self.path.hasSuffix("/") ? path.hasPrefix(self.path) : path == self.path
    }

    /// Where the live edge is: everywhere else time, chance and waiting are passed in.
    static let liveEdge: [Allowance] = [
        Allowance(what: "Date()", path: "Sources/ChatServer/API/ServiceEnvironment.swift", reason: serverEdge),
        Allowance(what: "Date()", path: "Sources/SendbirdChatSDK/Client/Moment.swift", reason: clientEdge),
        Allowance(what: "DispatchTime.now", path: "Sources/SendbirdChatSDK/Client/Moment.swift", reason: clientEdge),
        Allowance(what: ".random(", path: "Sources/SendbirdChatSDK/Client/Surroundings.swift", reason: clientEdge),
        Allowance(what: "UUID()", path: "Sources/SendbirdChatSDK/Client/Surroundings.swift", reason: clientEdge),
        Allowance(what: "asyncAfter", path: "Sources/SendbirdChatSDK/Client/Surroundings.swift", reason: clientEdge),
        Allowance(
            what: "DispatchTime.now", path: "Sources/UIKit/Animation/FrameClock.swift",
            reason: "The clock of frames itself; tests make one that stands still."),
        Allowance(
            what: "Date()", path: "Sources/SendbirdUIKit/Strings/ScreenClock.swift",
            reason: "The clock of the screens itself; tests set one that stands still."),
        Allowance(
            what: "Task.sleep", path: "Sources/DemoPeer/main.swift",
            reason: "The peer's live edge: a person who takes time to type."),
        Allowance(what: "UUID()", path: "Tests/Processes/TemporaryFolder.swift", reason: freshName),
        Allowance(what: "UUID()", path: "Tests/UIKitTests/Pickers/ChooserFixture.swift", reason: freshName),
        Allowance(what: "UUID()", path: "Sources/UIKit/Pickers/FileTransfer.swift", reason: freshName),
        Allowance(
            what: "UUID()",
            path: "Sources/UIKit/ViewControllers/Presentation/UISheetPresentationController+Detent.swift",
            reason: "A detent without an identifier gets one that no other has."),
        Allowance(
            what: "Date()", path: "Sources/UIKit/UserNotifications/UNUserNotificationCenter.swift",
            reason: "The center's live clock: tests pass their own."),
        Allowance(
            what: "asyncAfter", path: "Sources/SendbirdUIKit/GroupChannel/NewMessageAnnouncer.swift",
            reason: "The announcer's live clock: tests pass their own."),
        Allowance(
            what: "DispatchTime.now", path: "Sources/SendbirdUIKit/Base/EventPace.swift",
            reason: "The live pace of what is drawn: tests set their own."),
        Allowance(
            what: "asyncAfter", path: "Sources/SendbirdUIKit/Base/EventPace.swift",
            reason: "The live pace of what is drawn: tests set their own."),
        Allowance(what: "UUID()", path: "Tests/SQLiteTests/TemporaryFile.swift", reason: freshName),
        Allowance(what: "UUID()", path: "Tests/SendbirdChatSDKTests/Support/TemporaryFolder.swift", reason: freshName),
        Allowance(what: "ContinuousClock", path: "Benchmarks/", reason: benchmark),
        Allowance(what: "clock_gettime(", path: "Benchmarks/", reason: benchmark),
        Allowance(what: "asyncAfter", path: "Benchmarks/", reason: benchmark),
        Allowance(what: "Task.sleep", path: "Tests/UIKitProbe/", reason: loopProbe),
        Allowance(what: "DispatchTime.now", path: "Tests/UIKitProbe/", reason: loopProbe),
    ]

    private static let serverEdge = "The server's live environment: tests make their own."
    private static let clientEdge = "The client's live surroundings: tests make their own."
    private static let loopProbe = "The probe shows that sleeping tasks and timers run in the main loop."
    private static let benchmark = "A benchmark measures the time that passes."
    private static let freshName = "A temporary file's name must be one that no other run has."
}
