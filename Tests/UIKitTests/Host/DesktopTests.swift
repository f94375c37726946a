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

    @Test("Texts, pictures and files come and go over the desktop's clipboard", .covers("D5", "D12"))
    func pasting() throws {
        let outcome = try ProbeProcess.runScript("pasting")
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("Files are dropped from another program's window, with a frame around what takes them", .covers("D5"))
    func dropping() throws {
        let outcome = try ProbeProcess.runScript("dropping")
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("Notifications, the icon's number, light and dark and the window's size go by the desktop", .covers("D6"))
    func notifying() throws {
        let outcome = try ProbeProcess.runScript("notifying")
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("The keyboard alone reaches, marks and presses everything, and emoji are chosen")
    func typing() throws {
        let outcome = try ProbeProcess.runScript("keyboard")
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
