import ChatWire
import Requirements
import Testing

@testable import ChatServer

@Suite("Who is online")
struct PresenceTests {
    @Test("A user with a socket is online; with the last one gone, last seen then", .covers("D7"))
    func presence() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        func seen(_ path: String) async throws -> WireUser? {
            switch path {
            case "users":
                return try await fixture.value(UserPage.self, "GET", "/v3/users", as: .user(ana)).users
                    .first { $0.userID == "bo" }
            case "members":
                return try await fixture.value(
                    MemberPage.self, "GET", "/v3/group_channels/room/members", as: .user(ana)
                ).members.first { $0.user.userID == "bo" }?.user
            default: return try await fixture.value(WireUser.self, "GET", "/v3/users/bo", as: .user(ana))
            }
        }
        let paths = ["users", "members", "user"]
        for path in paths { #expect(try await seen(path)?.isOnline == false) }
        fixture.service.noteSocket(of: bo.session, isOpen: true)
        fixture.service.noteSocket(of: bo.session, isOpen: true)
        fixture.service.noteSocket(of: bo.session, isOpen: false)
        for path in paths {
            let user = try await seen(path)
            #expect(user?.isOnline == true && user?.lastSeenAt == 0, "\(path)")
        }
        fixture.clock.advance(5_000)
        fixture.service.noteSocket(of: bo.session, isOpen: false)
        // The writer's thread takes jobs in order: what comes after this one sees it.
        try await fixture.send("x", to: "room", as: ana)
        for path in paths {
            let user = try await seen(path)
            #expect(user?.isOnline == false && user?.lastSeenAt == fixture.clock.now, "\(path)")
        }
    }

    @Test("A close that is told before its opening leaves nobody online for ever")
    func anyOrder() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        fixture.service.noteSocket(of: ana.session, isOpen: false)
        fixture.service.noteSocket(of: ana.session, isOpen: true)
        let user = try await fixture.value(WireUser.self, "GET", "/v3/users/ana", as: .user(ana))
        #expect(user.isOnline == false)
    }
}
