import Foundation
import Testing

@Suite("A window on a display", .serialized)
struct WindowTests {
    @Test("Assistive tools find, read, press and type from outside")
    func accessibility() throws {
        let outcome = try ProbeProcess.runScript("outside")
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("Pointer, keys and clipboard reach views and texts", arguments: [1, 2])
    func input(scale: Int) throws {
        let outcome = try ProbeProcess.runScript("driven", environment: ["GDK_SCALE": "\(scale)"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("The desktop's dark is followed")
    func dark() throws {
        let outcome = try ProbeProcess.runScript("driven", environment: ["GTK_THEME": "Adwaita:dark"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
