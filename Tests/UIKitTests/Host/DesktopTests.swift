import Foundation
import Requirements
import Testing

@Suite("A window on a desktop", .serialized)
struct DesktopTests {
    @Test("Files and pictures are chosen and saved with the desktop's own chooser", .covers("D2", "D5"))
    func choosing() throws {
        let outcome = try ProbeProcess.runScript("choosing")
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
