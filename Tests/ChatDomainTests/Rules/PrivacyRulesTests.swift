import ChatWire
import Testing

@testable import ChatDomain

@Suite("Rules of requests about people's data")
struct PrivacyRulesTests {
    @Test("Users are named once each, as many as the limit allows")
    func users() throws {
        var limits = Limits.standard
        limits.privacyUsers = 2
        #expect(try PrivacyRules.users(.delete, userID: nil, userIDs: ["a", "a"], limits: limits) == ["a"])
        #expect(try PrivacyRules.users(.access, userID: "b", userIDs: nil, limits: limits) == ["b"])
        #expect(
            refusal { try PrivacyRules.users(.delete, userID: nil, userIDs: ["a", "b", "c"], limits: limits) }
                == .invalidParameterValue)
        #expect(
            refusal { try PrivacyRules.users(.access, userID: nil, userIDs: ["a"], limits: limits) }
                == .invalidParameterValueRequired)
        #expect(
            refusal { try PrivacyRules.users(.delete, userID: "a", userIDs: nil, limits: limits) }
                == .invalidParameterValueRequired)
    }

    @Test("Talks of two go with the middle option, larger and open channels do not")
    func channels() {
        var channel = Channel.fixture()
        #expect(PrivacyRules.goes(channel, with: .talksOfTwo) && PrivacyRules.goes(channel, with: .all))
        #expect(!PrivacyRules.goes(channel, with: .keep))
        channel.memberCount = 3
        #expect(!PrivacyRules.goes(channel, with: .talksOfTwo))
        channel.isOpen = true
        #expect(!PrivacyRules.goes(channel, with: .all))
    }

    @Test("What has begun is not taken back")
    func canceling() {
        #expect(refusal { try PrivacyRules.checkCancel(.scheduled, place: 0) } == nil)
        #expect(refusal { try PrivacyRules.checkCancel(.scheduled, place: 1) } == .invalidParameterValue)
        for status in [WirePrivacyRequest.Status.done, .failed] {
            #expect(refusal { try PrivacyRules.checkCancel(status, place: 0) } == .invalidParameterValue)
        }
    }
}
