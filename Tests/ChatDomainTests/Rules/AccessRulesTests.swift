import ChatWire
import Testing

@testable import ChatDomain

@Suite("Seeing a channel")
struct AccessRulesTests {
    private let ana = Actor.user(.fixture())

    private func row(_ state: MembershipState) -> Membership {
        var row = Membership.fixture()
        row.state = state
        return row
    }

    @Test("The fields of a private channel are for members, the invited, and the application")
    func visible() {
        func code(_ channel: Channel, _ actor: Actor, _ membership: Membership?) -> ErrorCode? {
            refusal { try AccessRules.checkVisible(channel, to: actor, membership: membership) }
        }
        #expect(code(.fixture(), ana, nil) == .nonAuthorized)
        #expect(code(.fixture(), ana, row(.none)) == .nonAuthorized)
        #expect(code(.fixture(), ana, row(.invited)) == nil)
        #expect(code(.fixture(), ana, row(.joined)) == nil)
        #expect(code(.fixture(), .application, nil) == nil)
        var open = Channel.fixture()
        open.isPublic = true
        #expect(code(open, ana, nil) == nil)
    }

    @Test("Messages are for joined members and the application, in public channels too")
    func readable() {
        var open = Channel.fixture()
        open.isPublic = true
        for channel in [Channel.fixture(), open] {
            func code(_ actor: Actor, _ membership: Membership?) -> ErrorCode? {
                refusal { try AccessRules.checkReadable(channel, by: actor, membership: membership) }
            }
            #expect(code(ana, nil) == .nonAuthorized)
            #expect(code(ana, row(.none)) == .nonAuthorized)
            #expect(code(ana, row(.invited)) == .nonAuthorized)
            #expect(code(ana, row(.joined)) == nil)
            #expect(code(.application, nil) == nil)
        }
    }
}
