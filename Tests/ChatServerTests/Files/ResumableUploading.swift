import ChatWire
import Foundation
import Testing

@testable import ChatServer

extension ServiceFixture {
    /// Begins an upload that can be resumed.
    func begin(
        _ query: UploadQuery = UploadQuery(name: "a.bin"), length: Int64? = nil, _ bytes: [UInt8] = [],
        isComplete: Bool = false, as credentials: Credentials
    ) async -> APIResponse {
        var said = fields(isComplete, nil, length)
        said.bodyLength = Int64(bytes.count)
        return await part("POST", "/v3/files", query.items.text, said, bytes, as: credentials)
    }

    /// Begins an upload that must be taken, and gives its path.
    func begun(
        _ query: UploadQuery = UploadQuery(name: "a.bin"), length: Int64? = nil, _ bytes: [UInt8] = [],
        as credentials: Credentials
    ) async throws -> String {
        let answer = await begin(query, length: length, bytes, as: credentials)
        try #require(answer.status == 201, "\(String(decoding: answer.body, as: UTF8.self))")
        return try #require(answer.header("location"))
    }

    /// Appends to an upload.
    func append(
        _ bytes: [UInt8], to path: String, at offset: Int64?, isComplete: Bool? = false, length: Int64? = nil,
        type: String = "application/partial-upload", as credentials: Credentials
    ) async -> APIResponse {
        var said = fields(isComplete, offset, length)
        said.bodyLength = Int64(bytes.count)
        return await part("PATCH", path, "", said, bytes, type: type, as: credentials)
    }

    /// Appends in chunks, whose sum nobody has said.
    func appendChunks(_ bytes: [UInt8], to path: String, at offset: Int64, as credentials: Credentials) async
        -> APIResponse
    {
        await part(
            "PATCH", path, "", fields(false, offset, nil), bytes, type: "application/partial-upload", as: credentials)
    }

    /// Asks how far an upload is, as `HEAD` and `GET` do.
    func progress(_ path: String, as credentials: Credentials) async -> APIResponse {
        await response(to: uploadRequest("GET", path, "", UploadFields(), as: credentials))
    }

    /// The body of a request that appends, to be brought piece by piece.
    func appending(to path: String, at offset: Int64, isComplete: Bool = false, as credentials: Credentials) throws
        -> any UploadSink
    {
        var request = uploadRequest("PATCH", path, "", fields(isComplete, offset, nil), as: credentials)
        request.contentType = "application/partial-upload"
        guard case .accepted(let sink)? = service.admitUpload(request) else { throw WireError(.unknownError, "") }
        return sink
    }

    func cancelUpload(_ path: String, as credentials: Credentials) async -> APIResponse {
        await response(to: uploadRequest("DELETE", path, "", UploadFields(), as: credentials))
    }

    private func fields(_ isComplete: Bool?, _ offset: Int64?, _ length: Int64?) -> UploadFields {
        var fields = UploadFields()
        (fields.isComplete, fields.offset, fields.length) = (isComplete, offset, length)
        return fields
    }

    private func uploadRequest(
        _ method: String, _ path: String, _ query: String, _ fields: UploadFields, as credentials: Credentials
    ) -> APIRequest {
        var request = APIRequest(method: method, path: path, query: query)
        request.upload = fields
        switch credentials {
        case .none: break
        case .apiToken: request.apiToken = apiToken
        case .user(let user): request.sessionKey = user.result.sessionKey
        }
        return request
    }

    private func part(
        _ method: String, _ path: String, _ query: String, _ fields: UploadFields, _ bytes: [UInt8],
        type: String? = nil, as credentials: Credentials
    ) async -> APIResponse {
        var request = uploadRequest(method, path, query, fields, as: credentials)
        request.contentType = type
        switch service.admitUpload(request) {
        case nil: return await response(to: request)
        case .refused(let response): return response
        case .accepted(let sink):
            for start in stride(from: 0, to: bytes.count, by: 1_000) {
                sink.receive(Array(bytes[start..<min(start + 1_000, bytes.count)])) {}
            }
            return await withCheckedContinuation { continuation in
                sink.finish { continuation.resume(returning: $0) }
            }
        }
    }
}

extension UploadSink {
    /// Brings a piece, and waits until it is taken.
    func bring(_ piece: [UInt8]) async {
        await withCheckedContinuation { done in
            receive(piece) { done.resume() }
        }
    }

    /// Says that the body is whole, and gives the answer.
    func answer() async -> APIResponse {
        await withCheckedContinuation { continuation in
            finish { continuation.resume(returning: $0) }
        }
    }
}

extension APIResponse {
    /// A member of the answer's JSON.
    func member(_ name: String) -> Any? {
        (try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])?[name]
    }

    /// A number in the answer's JSON.
    func number(_ name: String) -> Int64? { (member(name) as? NSNumber)?.int64Value }

    /// The name of the problem, behind its address.
    var problem: String? { (member("type") as? String)?.split(separator: "#").last.map(String.init) }
}
