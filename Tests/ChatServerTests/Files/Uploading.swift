import ChatTransport
import ChatWire
import Foundation
import Testing

@testable import ChatServer

extension ServiceFixture {
    /// Uploads a file as it is, in pieces, and gives the answer.
    func upload(
        _ bytes: [UInt8], _ query: UploadQuery, as credentials: Credentials = .apiToken, pieceBytes: Int = 1_000
    ) async -> APIResponse {
        var request = APIRequest(method: "POST", path: "/v3/files", query: query.items.text)
        authorize(&request, credentials)
        return await send(request, bytes, pieceBytes: pieceBytes)
    }

    /// Sends a form to a route, and gives the answer.
    func form(
        _ method: String, _ path: String, _ fields: [(String, String)],
        file: (part: String, name: String, bytes: [UInt8])?, as credentials: Credentials = .apiToken
    ) async -> APIResponse {
        var body: [UInt8] = []
        for (name, value) in fields {
            body += "--Boundary\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8
        }
        if let file {
            body +=
                "--Boundary\r\nContent-Disposition: form-data; name=\"\(file.part)\"; filename=\"\(file.name)\"\r\n"
                .utf8
            body += Array("\r\n".utf8) + file.bytes + Array("\r\n".utf8)
        }
        body += "--Boundary--\r\n".utf8
        var request = APIRequest(method: method, path: path, contentType: "multipart/form-data; boundary=Boundary")
        authorize(&request, credentials)
        return await send(request, body, pieceBytes: 37)
    }

    /// Uploads a file that must be taken.
    func uploaded(
        _ bytes: [UInt8], _ query: UploadQuery = UploadQuery(name: "a.bin"), as credentials: Credentials = .apiToken
    ) async throws -> WireFile {
        let answer = await upload(bytes, query, as: credentials)
        try #require(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        return try JSONDecoder().decode(UploadResult.self, from: Data(answer.body)).file
    }

    /// Reads an address with headers or with a key in the address.
    func read(_ url: String, as credentials: Credentials = .none, key: String? = nil, range: String? = nil) async
        -> APIResponse
    {
        var request = APIRequest(method: "GET", path: url, query: key.map { "auth=\(QueryItems.encoded($0))" } ?? "")
        request.range = range
        authorize(&request, credentials)
        return await response(to: request)
    }

    private func authorize(_ request: inout APIRequest, _ credentials: Credentials) {
        switch credentials {
        case .none: break
        case .apiToken: request.apiToken = apiToken
        case .user(let user): request.sessionKey = user.result.sessionKey
        }
    }

    private func send(_ request: APIRequest, _ body: [UInt8], pieceBytes: Int) async -> APIResponse {
        switch service.admitUpload(request) {
        case nil: return await response(to: request)
        case .refused(let response): return response
        case .accepted(let sink):
            for start in stride(from: 0, to: body.count, by: pieceBytes) {
                sink.receive(Array(body[start..<min(start + pieceBytes, body.count)])) {}
            }
            return await withCheckedContinuation { continuation in
                sink.finish { continuation.resume(returning: $0) }
            }
        }
    }

    /// Everything in the folder of files, by path below it.
    var storedFiles: [String] {
        let all = FileManager.default.enumerator(atPath: path + "-files")?.allObjects as? [String] ?? []
        return all.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)-files/\(name)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}

extension APIResponse {
    /// The whole body, from memory or a file.
    func bytes() throws -> [UInt8] {
        try file.map { try $0.reader.read(at: $0.offset, count: Int($0.count)) } ?? body
    }

    /// The refusal's code; nil for what is none.
    var code: ErrorCode? { try? JSONDecoder().decode(RESTErrorBody.self, from: Data(body)).code }

    func header(_ name: String) -> String? { headers.first { $0.name.lowercased() == name }?.value }
}
