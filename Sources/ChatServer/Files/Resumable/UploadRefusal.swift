internal import ChatWire

/// Why a request of a resumable upload is refused: the error as everywhere, and where the draft has one, its type of
/// problem (draft-ietf-httpbis-resumable-upload-10, section 7; RFC 9457).
struct UploadRefusal: Error {
    /// The types of the draft.
    enum Problem: String {
        case offset = "mismatching-upload-offset"
        case complete = "completed-upload"
        case length = "inconsistent-upload-length"
    }

    let error: WireError
    var status: Int
    var problem: Problem?
    /// Further members of the answer.
    var members: [(name: String, value: Int64)] = []
    var headers: [(name: String, value: String)] = []

    init(_ error: WireError, status: Int, problem: Problem? = nil) {
        self.error = error
        self.status = status
        self.problem = problem
    }

    /// The answer.
    var response: APIResponse {
        var response = APIResponse(
            status: status,
            contentType: problem == nil ? "application/json; charset=utf-8" : "application/problem+json",
            body: RESTJSON.object { json in
                if let problem {
                    json.key("type")
                    json.value("https://iana.org/assignments/http-problem-types#\(problem.rawValue)")
                    json.key("title")
                    json.value(error.message)
                    json.key("status")
                    json.value(Int64(status))
                }
                for member in members {
                    json.key(escaping: member.name)
                    json.value(member.value)
                }
                json.key("error")
                json.value(true)
                json.key("code")
                json.value(Int64(error.code.rawValue))
                json.key("message")
                json.value(error.message)
            })
        response.headers += headers
        return response
    }

    // MARK: - The refusals

    /// There is no such upload, or not for the caller: which of the two is not told.
    static let missing = UploadRefusal(
        WireError(.notFoundInDatabase, "The upload does not exist."), status: 404)

    /// The client believes the file to be elsewhere than it is.
    static func offset(given: Int64, is offset: Int64) -> UploadRefusal {
        var refusal = UploadRefusal(
            WireError(
                .invalidParameterValue,
                "'Upload-Offset' is \(given), and \(offset) bytes of the file are here."),
            status: 409, problem: .offset)
        refusal.members = [("expected-offset", offset), ("provided-offset", given)]
        refusal.headers = [("Upload-Offset", String(offset)), ("Upload-Complete", "?0")]
        return refusal
    }

    /// Two requests, or two fields of one, say that the file has different lengths, or more comes than was said.
    static func length(_ sentence: String) -> UploadRefusal {
        UploadRefusal(WireError(.invalidParameterValue, sentence), status: 400, problem: .length)
    }

    /// Nothing can be put behind a file that is whole.
    static let complete: UploadRefusal = {
        var refusal = UploadRefusal(
            WireError(.invalidParameterValue, "The upload is complete: nothing can be appended to it."), status: 400,
            problem: .complete)
        refusal.headers = [("Upload-Complete", "?1")]
        return refusal
    }()

    /// Another request took the upload over.
    static let superseded = UploadRefusal(
        WireError(.invalidParameterValue, "Another request has taken this upload over: ask for its offset."),
        status: 409)

    /// The file is larger than a file may be.
    static func tooLarge(most: Int) -> UploadRefusal {
        var refusal = UploadRefusal(
            WireError(.fileSizeLimitExceeded, "A file may have at most \(most) bytes."), status: 413)
        refusal.headers = [("Upload-Limit", "max-size=\(most)")]
        return refusal
    }
}
