import ChatWire
import Foundation
import Testing

@Suite("Logins of other versions")
struct LoginVersionsTests {
    @Test("What a server of the first version answers is read by a newer client")
    func olderServer() throws {
        let text = """
            {"user": {"user_id": "ana", "nickname": "Ana", "profile_url": "", "is_active": true}, "session_key": "k",
             "session_expires_at": 9, "server_time": 5, "server_version": "0.0.1", "user_seq": 3, "pos": 7,
             "heartbeat_ms": 1000, "idle_timeout_ms": 2000, "limits": {"message_characters": 10}}
            """
        let result = try JSONDecoder().decode(Login.Result.self, from: Data(text.utf8))
        #expect(result.epoch == nil && result.fileKey == nil && result.position == 7)
        #expect(result.limits.messageCharacters == 10)
        #expect(result.limits.unfinishedUploads == Limits.standard.unfinishedUploads)
    }

    @Test("What a newer server answers is read by this client, which passes over what it does not know")
    func newerServer() throws {
        let text = """
            {"user": {"user_id": "ana", "nickname": "Ana", "profile_url": "", "is_active": true, "mood": {"is": "good"}},
             "session_key": "k", "session_expires_at": 9, "server_time": 5, "server_version": "9.9.9", "user_seq": 3,
             "pos": 7, "epoch": "e", "heartbeat_ms": 1000, "idle_timeout_ms": 2000, "regions": ["moon"],
             "limits": {"message_characters": 10, "dreams": 3}}
            """
        let result = try JSONDecoder().decode(Login.Result.self, from: Data(text.utf8))
        #expect(result.epoch == "e" && result.serverVersion == "9.9.9")
    }
}
