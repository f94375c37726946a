import Foundation

@testable import SendbirdChatSDK

/// Everything of a run.
@MainActor
final class World {
    let seed: UInt64
    let chance: Chance
    let time = VirtualTime()
    let trace: Trace
    let folder: URL
    private(set) var server: SimulatedServer!  // Made by `init`, which hands out this world.
    var phones: [Phone] = []
    /// How often each fault was injected.
    private(set) var faults: [Fault: Int] = [:]
    /// What never goes wrong in this run.
    private let absent: Set<Fault>
    /// Whether things go wrong.
    var isStormy = false
    /// What was found to be wrong.
    private(set) var complaints: [String] = []
    /// The addresses of the channels that were made.
    var urls: [String] = []
    /// What became of the texts that were sent.
    var sendings: [String: Sending] = [:]
    private var lastName = 0

    /// - Parameter isTold: Whether the trace is written out.
    init(seed: UInt64, folder: URL, disk: FaultyDiskShelf, isTold: Bool = false) throws {
        self.seed = seed
        self.folder = folder
        let chance = Chance(seed: seed)
        self.chance = chance
        trace = Trace(isTold: isTold)
        // In each run some things never go wrong, so that one fault does not hide what another shows.
        absent = Set(Fault.allCases.filter { _ in chance.oneIn(3) })
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        server = try SimulatedServer(self, disk: disk.disk)
    }

    /// Whether a fault happens now that happens once in so many times; it is counted then.
    func strikes(_ fault: Fault, oneIn count: Int) -> Bool {
        guard isStormy, !absent.contains(fault), chance.oneIn(count) else { return false }
        note(fault)
        return true
    }

    func note(_ fault: Fault) {
        faults[fault, default: 0] += 1
        tell("fault \(fault.rawValue)")
    }

    /// Writes a line into the trace.
    func tell(_ line: @autoclosure () -> String) { trace.add(time.now, line()) }

    func complain(_ complaint: String) {
        tell("WRONG \(complaint)")
        if complaints.count < 40 { complaints.append(complaint) }
    }

    /// A word that nobody had before.
    func makeName(_ prefix: String) -> String {
        lastName += 1
        return "\(prefix)\(lastName)"
    }

    /// Ends everything, and removes the files.
    func close() {
        for phone in phones { phone.app?.die(isSilent: true) }
        server.close()
        time.stop()
        // What is left is left to the system's own cleaning of temporary folders.
        try? FileManager.default.removeItem(at: folder)
    }
}
