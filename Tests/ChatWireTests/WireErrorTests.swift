import Foundation
import Testing

@testable import ChatWire

@Suite("Refusals")
struct WireErrorTests {
    private func refusal(for json: String) -> WireError? {
        do {
            _ = try JSONDecoder().decode(RequestFrame<SendMessage.Params>.self, from: Data(json.utf8))
            return nil
        } catch {
            return WireError(decoding: error)
        }
    }

    @Test("Each kind of wrong JSON gets the code of its kind and the name of its field")
    func kinds() {
        let cases: [(params: String, code: ErrorCode, name: String)] = [
            (#"{"req_id":"r","message":"m"}"#, .invalidParameterValueRequired, "params.channel_url"),
            (#"{"channel_url":1,"req_id":"r","message":"m"}"#, .invalidParameterValueString, "params.channel_url"),
            (#"{"channel_url":"c","req_id":"r","message":null}"#, .invalidParameterValueString, "params.message"),
            (
                #"{"channel_url":"c","req_id":"r","message":"m","silent":"yes"}"#, .invalidParameterValueBoolean,
                "params.silent"
            ),
            ("[]", .invalidParameterValueJson, "params"),
        ]
        for (params, code, name) in cases {
            let refusal = refusal(for: #"{"id":1,"method":"message.send","params":\#(params)}"#)
            #expect(refusal?.code == code, "\(params)")
            #expect(refusal?.message.contains("'\(name)'") == true, "\(refusal?.message ?? "")")
        }
        #expect(refusal(for: "{")?.code == .invalidJsonBody)
        #expect(refusal(for: #"{"id":"x","method":"m","params":{}}"#)?.code == .invalidParameterValueNumber)
    }

    @Test("A refusal keeps its wait over REST")
    func restBody() throws {
        let refusal = WireError(.rateLimitExceeded, "Too many.", retryAfterMilliseconds: 1_500)
        let data = try JSONEncoder().encode(RESTErrorBody(refusal))
        #expect(try JSONDecoder().decode(RESTErrorBody.self, from: data).refusal == refusal)
    }

    @Test("After a bad token, a revocation and too many connections nobody reconnects by themselves")
    func reconnects() {
        for code in [CloseCode.badToken, .kicked, .tooManyConnections] { #expect(!code.allowsReconnect) }
        for code in [CloseCode.goingAway, .tooSlow, .idle, .sessionExpired, CloseCode(rawValue: 4999)] {
            #expect(code.allowsReconnect)
        }
    }
}
