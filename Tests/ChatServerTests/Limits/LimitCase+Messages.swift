import ChatWire
import Foundation

@testable import ChatServer

extension LimitCase {
    /// What a message brings when it is sent.
    static let messages = [
        LimitCase(name: "message-characters", value: 4, code: .invalidParameterValue, says: "'message'") {
            world, size in
            try await world.message(["message": text(size)])
        },
        LimitCase(name: "data-bytes", value: 6, code: .invalidParameterValue, says: "'data'") { world, size in
            try await world.message(["data": bytes(size)])
        },
        LimitCase(name: "custom-type-characters", value: 4, code: .invalidParameterValue, says: "'custom_type'") {
            world, size in
            try await world.message(["custom_type": text(size)])
        },
        LimitCase(name: "request-id-bytes", value: 16, code: .invalidParameterValue, says: "'req_id'") { world, size in
            try await world.message { $0.requestID = bytes(size) }
        },
        LimitCase(
            name: "mentioned-users", value: 2, code: .socketInvalidMentionForMessage, says: "at most 2 users"
        ) { world, size in
            try await world.message(["mentioned_user_ids": (0..<size).map { "user\($0)" }])
        },
        LimitCase(name: "message-files", value: 2, code: .invalidParameterValue, says: "'files'") { world, size in
            try await world.message { params in
                params.files = (0..<size).map { FileReference(url: "https://example.com/\($0)", name: "f") }
            }
        },
        LimitCase(name: "file-name-characters", value: 5, code: .invalidParameterValue, says: "'file_name'") {
            world, size in
            try await world.upload(UploadQuery(name: text(size)))
        },
        LimitCase(
            name: "unfinished-uploads", value: 2, code: .reachedMaxCount,
            says: "at most 2 uploads that are not finished"
        ) { world, size in
            try await world.repeated(size) { _ in
                let answer = await world.fixture.begin(as: .user(world.ana))
                return answer.status == 201
                    ? nil : try JSONDecoder().decode(RESTErrorBody.self, from: Data(answer.body)).refusal
            }
        },
        LimitCase(name: "thumbnails", value: 1, code: .invalidParameterValue, says: "at most 1 thumbnails") {
            world, size in
            try await world.upload(UploadQuery(name: "a", thumbnailSizes: Array(repeating: "4x4", count: size)))
        },
        LimitCase(name: "thumbnail-pixels", value: 8, code: .invalidParameterValue, says: "1 to 8 pixels") {
            world, size in
            try await world.upload(UploadQuery(name: "a", thumbnailSizes: ["4x\(size)"]))
        },
    ]

    /// What comes to a message, or is said about one.
    static let parts = [
        LimitCase(
            name: "metaarray-keys", value: 2, code: .socketTooManyMetaKeyForMessage, says: "'sorted_metaarray'"
        ) { world, size in
            try await world.message(["sorted_metaarray": (0..<size).map { ["key": "k\($0)", "value": ["v"]] }])
        },
        LimitCase(
            name: "metaarray-values", value: 2, code: .socketTooManyMetaValueForMessage, says: "'sorted_metaarray'"
        ) { world, size in
            try await world.message(["sorted_metaarray": [["key": "k", "value": (0..<size).map { "v\($0)" }]]])
        },
        LimitCase(name: "metaarray-characters", value: 3, code: .invalidParameterValue, says: "'sorted_metaarray'") {
            world, size in
            try await world.message(["sorted_metaarray": [["key": "k", "value": [text(size)]]]])
        },
        LimitCase(name: "reaction-characters", value: 3, code: .invalidParameterValue, says: "'reaction'") {
            world, size in
            try await reactions(world, [text(size)])
        },
        LimitCase(name: "message-reactions", value: 2, code: .reachedMaxCount, says: "at most 2 different reactions") {
            world, size in
            try await reactions(world, (0..<size).map { "r\($0)" })
        },
        LimitCase(name: "pinned-messages", value: 2, code: .reachedMaxCount, says: "at most 2 pinned messages") {
            world, size in
            try await world.repeated(size) { _ in
                let sent = try await world.fixture.send("m", to: "room", as: world.ana)
                return try await world.call("POST", "/v3/group_channels/room/messages/\(sent.messageID)/pin")
            }
        },
        LimitCase(name: "search-characters", value: 3, code: .invalidParameterValue, says: "'query'") { world, size in
            try await world.call("GET", "/v3/search/messages?query=\(bytes(size))")
        },
        LimitCase(name: "report-characters", value: 3, code: .invalidParameterValue, says: "'report_description'") {
            world, size in
            try await world.call(
                "POST", "/v3/report/group_channels/room",
                ["report_category": "spam", "report_description": text(size)])
        },
    ]

    private static func reactions(_ world: LimitWorld, _ keys: [String]) async throws -> WireError? {
        let sent = try await world.fixture.send("m", to: "room", as: world.ana)
        return try await world.repeated(keys.count) { number in
            try await world.call(
                "POST", "/v3/group_channels/room/messages/\(sent.messageID)/reactions", ["reaction": keys[number]])
        }
    }
}
