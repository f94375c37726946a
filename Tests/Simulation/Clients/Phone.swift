import Foundation

@testable import SendbirdChatSDK

/// A phone: a clock that may be wrong, a folder for the cache, and at times a running app.
@MainActor
final class Phone {
    let name: String
    let world: World
    private(set) var userID: String
    let folder: URL
    /// How far its clock is off, in milliseconds.
    var clockError: Int64 = 0
    private(set) var app: App?
    /// How many texts were written on it.
    private(set) var textCount = 0
    private var requestCount = 0
    private var isRestarting = false
    /// Whether caching is on.
    let isCaching: Bool

    init(_ world: World, name: String, userID: String, isCaching: Bool) {
        (self.world, self.name, self.userID, self.isCaching) = (world, name, userID, isCaching)
        folder = world.folder.appendingPathComponent(name)
        if world.strikes(.clockWrong, oneIn: 2) { clockError = world.chance.time(-90_000_000...90_000_000) }
    }

    func makeText() -> (text: String, order: Int) {
        textCount += 1
        return ("\(name)-\(textCount)", textCount)
    }

    func makeRequestID() -> String {
        requestCount += 1
        return "\(name)-r\(requestCount)"
    }

    /// Starts the app, and logs in.
    func start() {
        guard app == nil else { return }
        isRestarting = false
        world.tell("\(name) starts as \(userID)")
        let app = App(self)
        self.app = app
        app.connect()
    }

    /// Kills the app; it is started again later.
    func kill(dies: Bool) {
        guard let app, !isRestarting else { return }
        world.note(dies ? .phoneDied : .appKilled)
        app.die(isSilent: dies)
        self.app = nil
        isRestarting = true
        if world.strikes(.cacheLost, oneIn: 8) {
            try? FileManager.default.removeItem(at: folder)
        } else if world.strikes(.cacheDamaged, oneIn: 8) {
            damageCache()
        }
        world.time.after(world.chance.time(10...6_000)) { [weak self] in self?.start() }
    }

    /// Ends the app for good.
    func stop() {
        app?.die(isSilent: false)
        app = nil
    }

    /// The app is used by someone else from now on.
    func change(to userID: String) { self.userID = userID }

    /// Something wrote over the beginning of the cache's file, or cut it.
    private func damageCache() {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for name in names.sorted() where name.hasSuffix(".db") {
            let file = folder.appendingPathComponent(name)
            guard var bytes = try? Data(contentsOf: file) else { continue }
            if world.chance.oneIn(2) {
                bytes.replaceSubrange(0..<min(64, bytes.count), with: Data(repeating: 7, count: min(64, bytes.count)))
            } else {
                bytes = bytes.prefix(bytes.count / 3)
            }
            try? bytes.write(to: file)
        }
    }
}
