internal import ChatTransport
internal import ChatWire

/// A file as an answer to GET: whole or a range of it (RFC 9110, section 14), with the headers that keep a browser
/// from taking it for anything but what it is.
struct FileAnswer {
    let reader: FileReader
    let name: String
    let type: String
    /// What tells these bytes from all others.
    let tag: String

    func response(to request: APIRequest) -> APIResponse {
        if let known = request.ifNoneMatch, known.split(separator: ",").contains(where: { matches($0) }) {
            return answer(304, [])
        }
        switch Self.range(request.range, size: reader.size) {
        case .whole:
            return answer(200, [], FilePart(reader: reader, offset: 0, count: reader.size))
        case .part(let first, let last):
            return answer(
                206, [("Content-Range", "bytes \(first)-\(last)/\(reader.size)")],
                FilePart(reader: reader, offset: first, count: last - first + 1))
        case .unsatisfiable:
            return answer(416, [("Content-Range", "bytes */\(reader.size)")])
        }
    }

    private func matches(_ tag: Substring) -> Bool {
        let text = tag.drop { $0 == " " }
        return text == "*" || text == "\"\(self.tag)\"" || text == "W/\"\(self.tag)\""
    }

    private func answer(_ status: Int, _ headers: [(name: String, value: String)], _ part: FilePart? = nil)
        -> APIResponse
    {
        var response = APIResponse(status: status, contentType: type, body: [])
        response.headers += [
            ("Content-Disposition", disposition),
            // What is served beside the API must not run in its name, whatever it turns out to be.
            ("Content-Security-Policy", "default-src 'none'; sandbox"),
            ("Cross-Origin-Resource-Policy", "cross-origin"),
            // The bytes under an address never change; who may read them is asked by each reader's own cache.
            ("Cache-Control", "private, max-age=31536000, immutable"),
            ("ETag", "\"\(tag)\""), ("Accept-Ranges", "bytes"),
        ]
        response.headers += headers
        response.file = part
        return response
    }

    /// Shown inline are pictures, videos and sound; the rest is to be saved. The name in the form of RFC 8187.
    private var disposition: String {
        let kind = MediaType.isInline(type) ? "inline" : "attachment"
        let plain = name.map { $0 == "/" || $0 == "\\" ? "_" : $0 }
        return "\(kind); filename*=UTF-8''\(QueryItems.encoded(String(plain)))"
    }

    /// What a `Range` asks for.
    enum Range: Equatable {
        case whole
        case part(first: Int64, last: Int64)
        case unsatisfiable
    }

    /// Reads a `Range`. What is no single range of bytes is passed over, as the RFC allows.
    static func range(_ header: String?, size: Int64) -> Range {
        guard let header, header.hasPrefix("bytes="), !header.contains(",") else { return .whole }
        let sides = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard sides.count == 2 else { return .whole }
        let numbers = sides.map { $0.allSatisfy(\.isNumber) ? Int64($0) : nil }
        switch (sides[0].isEmpty, sides[1].isEmpty) {
        case (true, true): return .whole
        case (true, false):
            guard let count = numbers[1] else { return .whole }
            return count == 0 || size == 0 ? .unsatisfiable : .part(first: max(0, size - count), last: size - 1)
        case (false, true):
            guard let first = numbers[0] else { return .whole }
            return first < size ? .part(first: first, last: size - 1) : .unsatisfiable
        case (false, false):
            guard let first = numbers[0], let last = numbers[1], first <= last else { return .whole }
            return first < size ? .part(first: first, last: min(last, size - 1)) : .unsatisfiable
        }
    }
}
