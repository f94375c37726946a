import ChatServer
import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

/// The device's rules for which channels a list holds and in what order, against the server's own answers.
@Suite("Client and server agree on every list")
struct ListingAgreementTests {
    @Test(
        "Any filter and order gives the same channels in the same order on both sides",
        .covers("C4", "C5", "C6", "C-02"),
        arguments: 1...6 as ClosedRange<UInt64>)
    func agreement(seed: UInt64) async throws {
        let world = try await ListingWorld(seed: seed, count: 45)
        let everything = try await world.everything()
        #expect(everything.count == 45)
        for number in 0..<150 {
            let query = world.randomQuery()
            let listing = ChannelListing(query: query)
            let expected = everything.filter { listing.accepts($0, of: "ana") }
                .sorted { listing.precedes($0, $1) }.map(\.channelURL)
            let answered = try await world.pages(query)
            try #require(answered == expected, "seed \(seed), query \(number): \(query.items.text)")
        }
        world.close()
    }
}
