import Foundation
import Testing

@Suite("The main loop")
struct MainLoopTests {
    @Test("Main actor, main queue, sleeping tasks and timers all run in it, on the main thread")
    func servesAll() throws {
        let outcome = try ProbeProcess.run(ProbeProcess.executable.path, ["loop"])
        #expect(outcome.status == 0)
        let lines = Set(outcome.output.split(separator: "\n").map(String.init))
        for name in ["queue", "actor", "detached", "sleep", "timer"] {
            #expect(lines.contains("\(name) main"), "\(outcome.output)")
        }
    }
}
