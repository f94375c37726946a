import Testing

@testable import ChatServer

@Suite("Who is in open channels")
struct ParticipantsTests {
    private let participants = Participants()

    @Test("A user is in as long as one of the user's connections is")
    func twoConnections() {
        #expect(participants.enter(1, userKey: 7, channelKey: 10))
        #expect(participants.enter(2, userKey: 7, channelKey: 10))
        #expect(participants.enter(3, userKey: 8, channelKey: 10))
        #expect(participants.count(in: 10) == 2)
        #expect(participants.connections(of: 7, in: 10) == [1, 2])
        #expect(participants.exit(1, channelKey: 10) == 7)
        #expect(participants.contains(userKey: 7, in: 10))
        #expect(participants.exit(2, channelKey: 10) == 7)
        #expect(!participants.contains(userKey: 7, in: 10))
        #expect(participants.userKeys(in: 10) == [8])
    }

    @Test("Entering twice and going twice is the same as once")
    func idempotent() {
        #expect(participants.enter(1, userKey: 7, channelKey: 10))
        #expect(!participants.enter(1, userKey: 7, channelKey: 10))
        #expect(participants.exit(1, channelKey: 10) == 7)
        #expect(participants.exit(1, channelKey: 10) == nil)
        #expect(participants.count(in: 10) == 0)
        #expect(participants.list(of: 10) == nil)
    }

    @Test("The list is one object until somebody comes or goes")
    func sameList() throws {
        participants.enter(1, userKey: 7, channelKey: 10)
        let list = try #require(participants.list(of: 10))
        #expect(participants.list(of: 10) === list)
        participants.enter(2, userKey: 8, channelKey: 10)
        let longer = try #require(participants.list(of: 10))
        #expect(longer !== list)
        #expect(longer.numbers == [1, 2])
        participants.exit(2, channelKey: 10)
        #expect(participants.list(of: 10)?.numbers == [1])
    }

    @Test("A connection's channels are known until it goes from the last")
    func channelsOfAConnection() {
        participants.enter(1, userKey: 7, channelKey: 11)
        participants.enter(1, userKey: 7, channelKey: 10)
        #expect(participants.channelKeys(of: 1) == [10, 11])
        participants.exit(1, channelKey: 10)
        participants.exit(1, channelKey: 11)
        #expect(participants.channelKeys(of: 1) == [])
    }
}
