package import ChatWire
internal import Foundation

/// The REST face.
extension ChatService {
    /// Answers a REST request.
    package func handle(_ request: APIRequest, reply send: @escaping @Sendable (APIResponse) -> Void) {
        if serveUpload(
            request, reply: Self.marked("\(request.method) \(UnfinishedUpload.pathPrefix){upload_id}", send))
        {
            return
        }
        if serveFile(request, reply: Self.marked("GET \(WireProtocol.filePath)", send)) { return }
        var operation = ""
        let work: RESTWork
        do {
            work = try prepare(request, operation: &operation)
        } catch {
            return Self.marked(operation, send)(Self.refusal(error))
        }
        let reply = Self.marked(operation, send)
        switch work {
        case .read(let body): store.read(body) { reply(Self.response($0)) }
        case .write(let body): store.write(body) { reply(Self.response($0)) }
        case .outside(let body): body(self) { reply(Self.response($0)) }
        }
    }

    /// A way for answers that puts the route's name on them.
    private static func marked(
        _ operation: String, _ reply: @escaping @Sendable (APIResponse) -> Void
    ) -> @Sendable (APIResponse) -> Void {
        { response in
            var response = response
            response.operation = operation
            reply(response)
        }
    }

    private func prepare(_ request: APIRequest, operation: inout String) throws(WireError) -> RESTWork {
        let (route, path) = try route(request)
        operation = route.name
        let principal = try principal(of: request)
        let caller = try caller(of: principal)
        if case .session(let session) = principal {
            try rates.check(RequestRates.kind(of: route), userKey: session.userKey, now: environment.now())
        }
        guard let query = QueryItems.fields(ofQuery: request.query) else {
            throw WireError(.invalidParameterValue, "The query is not well formed.")
        }
        var call = RESTCall(
            caller: caller, path: path, query: query, body: request.body, limits: configuration.limits,
            environment: environment, presence: presence)
        call.sessions = sessions
        call.apiTokenHash = request.apiToken.map { Secret.hash($0) }
        if case .session(let session) = principal { call.session = session }
        do {
            let work = try route.work(call)
            guard let type = route.channelType else { return work }
            return work.within(type, url: call.part("channel_url"), applicationKey: caller.applicationKey)
        } catch {
            throw (error as? WireError) ?? WireError(.internalServerError, "The server could not do this.")
        }
    }

    private func route(_ request: APIRequest) throws(WireError) -> (RESTRoute, [String: String]) {
        var segments: [String] = []
        for segment in request.path.split(separator: "/") {
            guard let text = QueryItems.decoded(segment), !text.isEmpty else { throw Self.noRoute }
            segments.append(text)
        }
        for route in RESTRoutes.all where route.method == request.method {
            if let parts = route.match(segments) { return (route, parts) }
        }
        throw Self.noRoute
    }

    private static let noRoute = WireError(.notFoundInDatabase, "There is no such route.")

    /// Whom the request speaks for, by its credentials.
    func caller(of request: APIRequest) throws(WireError) -> Caller {
        try caller(of: principal(of: request))
    }

    private func caller(of principal: Principal) throws(WireError) -> Caller {
        switch principal {
        case .anonymous: throw Refusals.noCredentials
        case .session(let session): return Caller(session)
        case .application(let key, _): return .application(key)
        }
    }

    /// Checks a request's credentials.
    ///
    /// - Throws: 400401 for an API token, 400309 for a session key that is not valid (any more).
    package func principal(of request: APIRequest) throws(WireError) -> Principal {
        if let token = request.apiToken {
            guard let principal = sessions.application(token: token) else {
                throw WireError(.invalidApiToken, "The API token is not valid.")
            }
            if case .application(let key, _) = principal,
                !sessions.allows(request.clientAddress, applicationKey: key)
            {
                throw WireError(.nonAuthorized, "The application's API tokens may not be used from this address.")
            }
            return principal
        }
        guard let key = request.sessionKey else { return .anonymous }
        guard let session = sessions.session(key: key, now: environment.now()) else { throw Refusals.sessionEnded }
        return .session(session)
    }

    private static func response(_ result: Result<[UInt8], WireError>) -> APIResponse {
        switch result {
        case .success(let body): APIResponse(json: body)
        case .failure(let error): refusal(error)
        }
    }

    /// The answer to a refused request. Codes of the socket's family that have a twin for requests become it.
    static func refusal(_ error: WireError) -> APIResponse {
        var error = error
        switch error.code {
        case .socketChannelNotFound, .socketMessageNotFound, .socketPollNotFound: error.code = .notFoundInDatabase
        case .socketUserNotMember, .socketUserNotOwnerOfMessage: error.code = .nonAuthorized
        case .socketUserDeactivated: error.code = .userDeactivated
        default: break
        }
        let body = (try? JSONEncoder().encode(RESTErrorBody(error))) ?? Data()
        var response = APIResponse(status: status(of: error.code), json: Array(body))
        if let milliseconds = error.retryAfterMilliseconds {
            response.headers.append(("Retry-After", String(max(1, (milliseconds + 999) / 1_000))))
        }
        return response
    }

    private static func status(of code: ErrorCode) -> Int {
        switch code {
        case .invalidApiToken, .sessionKeyExpired, .sessionTokenRevoked, .accessTokenNotValid, .tokenExpired: 401
        case .nonAuthorized, .userDeactivated: 403
        case .notFoundInDatabase, .userNotExist: 404
        case .rateLimitExceeded, .socketTooManyMessages: 429
        case .internalServerError: 500
        case .serviceUnavailable: 503
        case .fileSizeLimitExceeded: 413
        default: 400
        }
    }
}
