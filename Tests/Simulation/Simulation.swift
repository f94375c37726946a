import Foundation

/// One run, from one seed.
@MainActor
enum Simulation {
    /// What came of a run.
    struct Report {
        let seed: UInt64
        /// What was wrong; empty where nothing was.
        var complaints: [String]
        var faults: [Fault: Int] = [:]
        var hash: UInt64 = 0
        var lines: [String]?
        var events = 0
        /// How much time passed in the run, in milliseconds.
        var duration: Int64 = 0
        var sendings = 0
    }

    /// How much people do in a run.
    static let actionCount = 200

    static func run(seed: UInt64, isTold: Bool = false, keepsLines: Bool = false) -> Report {
        let folder = base.appendingPathComponent(
            "roost-simulation-\(ProcessInfo.processInfo.processIdentifier)-\(seed)")
        do {
            let world = try World(seed: seed, folder: folder, disk: .shared, isTold: isTold)
            if keepsLines { world.trace.lines = [] }
            Storm(world: world).rage(actions: actionCount)
            Calm(world).check()
            defer { world.close() }
            return Report(
                seed: seed, complaints: world.complaints, faults: world.faults, hash: world.trace.hash,
                lines: world.trace.lines, events: world.time.count, duration: world.time.now,
                sendings: world.sendings.count)
        } catch {
            return Report(seed: seed, complaints: ["The world could not be made: \(error)"])
        }
    }

    /// In memory where the system has such a folder: thousands of runs would wear a disk out.
    private static let base: URL = {
        let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
        let isThere = FileManager.default.isWritableFile(atPath: memory.path)
        return isThere ? memory : FileManager.default.temporaryDirectory
    }()
}
