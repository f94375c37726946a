import ChatTransport
import ChatWire
import Foundation

@testable import ChatServer

/// Forms, on to the request that they make.
enum FuzzedForms {
    /// What a form with the boundary `B` gives in words.
    static func outcome(_ pieces: [[UInt8]]) -> String {
        guard var parser = try? MultipartParser(contentType: "multipart/form-data; boundary=B") else { return "" }
        var received = Upload.Received()
        var words = ""
        var field: (name: String, bytes: [UInt8])?
        do {
            for piece in pieces {
                for event in try parser.feed(piece) {
                    switch event {
                    case .part(let name, let fileName, let type):
                        words += "part \(name) \(fileName ?? "-") \(type ?? "-") "
                        field = (name, [])
                    case .bytes(let bytes): field?.bytes += bytes
                    case .partEnd:
                        if let field {
                            received.fields.append((field.name, String(decoding: field.bytes, as: UTF8.self)))
                        }
                    case .end: words += "end"
                    }
                }
            }
        } catch {
            // What came before it in the same piece is not given any more.
            return "\(error)"
        }
        let request = UploadForm(received, query: UploadQuery(name: "")).request(
            APIRequest(method: "POST", path: "/v3/users"), file: nil)
        // What the form makes is an object in JSON, whatever was in it.
        let isObject = (try? JSONSerialization.jsonObject(with: Data(request.body))) is [String: Any]
        let fields = received.fields.map { "\($0.name)=\($0.value)" }
        return "\(words) \(fields) \(isObject) \(parser.isComplete)"
    }
}
