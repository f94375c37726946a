internal import ChatWire

extension QueryCall {
    init(_ request: RESTRequest, purpose: Purpose, userID: String) {
        self.init(
            purpose: purpose, method: request.method,
            path: request.path.replacingOccurrences(of: RESTRequest.me, with: QueryItems.encoded(userID)),
            query: request.query, body: request.body)
    }
}

extension Core {
    func ask(_ question: Question, _ completion: CompletionID?) {
        call(QueryCall(question.request, purpose: .question(question, completion), userID: userID))
    }
}
