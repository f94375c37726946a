import Testing

@testable import SendbirdUIKit

@Suite("Initials")
struct InitialsTests {
    @Test(
        "First and last word give a letter each",
        arguments: [
            ("Ana Kovač", "AK"), ("Ana Maria Kovač", "AK"), ("ana", "A"), ("Élodie d'Arc", "ÉD"),
            ("Дмитро Шевченко", "ДШ"),
            ("straße", "S"),
        ])
    func words(name: String, initials: String) {
        #expect(Initials(of: name).text == initials)
    }

    @Test(
        "Scripts without capitals give one sign",
        arguments: [("山田 太郎", "山"), ("ليلى حسن", "ل"), ("김 민수", "김")])
    func oneSign(name: String, initials: String) {
        #expect(Initials(of: name).text == initials)
    }

    @Test("An emoji in front is skipped, alone it stands for the name")
    func emoji() {
        #expect(Initials(of: "🦊 Max Frisch").text == "MF")
        #expect(Initials(of: "👨‍👩‍👧").text == "👨‍👩‍👧")
    }

    @Test("A letter that grows in capitals gives one")
    func growing() {
        #expect(Initials(of: "ßa").text == "S")
    }

    @Test("Nothing gives nothing")
    func nothing() {
        #expect(Initials(of: "").text.isEmpty)
    }
}
