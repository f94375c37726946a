import Testing

@testable import SendbirdUIKit

@Suite("People", .serialized, .oneAtATime)
@MainActor
struct UserTests {
    @Test("Two are one person when their ids are")
    func identity() {
        let one = SBUUser(userId: "ana", nickname: "Ana")
        let other = SBUUser(userId: "ana", nickname: "Renamed")
        #expect(one == other)
        #expect(Set([one, other]).count == 1)
        #expect(one != SBUUser(userId: "bo", nickname: "Ana"))
    }

    @Test(
        "A name that shows nothing gives way to the id, or to a placeholder", arguments: [nil, "", " \n", "\u{200B}"])
    func names(nickname: String?) {
        let user = SBUUser(userId: "ana", nickname: nickname)
        #expect(user.refinedNickname() == "ana")
        SBUGlobals.isUserIdUsedForNickname = false
        defer { SBUGlobals.isUserIdUsedForNickname = true }
        #expect(user.refinedNickname() == SBUStringSet.User_No_Name)
    }

    @Test("A copy keeps who it is and takes the role given")
    func copy() {
        let user = SBUUser(user: SBUUser(userId: "ana", nickname: "Ana", profileURL: "u"), isOperator: true)
        #expect(user.isOperator && !user.isMuted)
        #expect(user.nickname == "Ana" && user.profileURL == "u" && user.profileUrl == "u")
    }

    @Test("A mention is a name with its sign")
    func mention() {
        #expect(SBUUser(userId: "k", nickname: "👨‍👩‍👧 Kim").mentionedNickname() == "@👨‍👩‍👧 Kim")
    }
}
