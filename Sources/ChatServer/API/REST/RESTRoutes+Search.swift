internal import ChatWire

extension RESTRoutes {
    static let search = [
        RESTRoute(
            "GET /v3/search/messages", "Searches the messages that the caller may read.",
            answers: .value(SearchPage.self), requires: ["query"]
        ) { call in
            let query = try SearchQuery(call.query, limits: call.limits)
            return .read { queries in
                let page = try queries.search(query, by: call.caller)
                return RESTJSON.object { json in
                    json.key("results")
                    json.array(page.results) { $0.write(to: &$1) }
                    json.key("total_count")
                    json.value(Int64(page.totalCount))
                    json.key("has_next")
                    json.value(page.hasNext)
                    json.key("has_prev")
                    json.value(page.hasPrevious)
                    json.key("start_cursor")
                    json.value(page.startCursor)
                    json.key("end_cursor")
                    json.value(page.endCursor)
                }
            }
        }
    ]
}
