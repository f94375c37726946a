internal import ChatDomain
internal import ChatWire

/// Exports as files, for back ends alone.
extension RESTRoutes {
    static let exports = [
        RESTRoute(
            "GET /v3/export/{data_type}", "Lists the exports of messages, channels or users, newest first.",
            for: .application, answers: .fields(.list("exported_data", of: WireExport.self), .text("next"))
        ) { call in
            let (limit, token) = try pageOfList(call)
            try call.caller.requireApplication()
            let type = try dataType(call)
            return .read { queries in
                let page = try queries.exports(
                    of: type, applicationKey: call.caller.applicationKey, limit: limit, token: token)
                return try RESTJSON.list("exported_data", page.exports, next: page.next)
            }
        },
        RESTRoute(
            "POST /v3/export/{data_type}", "Asks for an export of messages, channels or users.", for: .application,
            answers: .value(WireExport.self)
        ) { call in
            let order = try call.decode(WireExport.Order.self)
            try call.caller.requireApplication()
            let type = try dataType(call)
            return .write { context in try RESTJSON.encoded(try context.requestExport(type, order, by: call.caller)) }
        },
        RESTRoute(
            "GET /v3/export/{data_type}/{request_id}", "An export, with its file once it is there.",
            for: .application, answers: .value(WireExport.self)
        ) { call in
            try call.caller.requireApplication()
            let type = try dataType(call)
            return .read { queries in
                let key = call.caller.applicationKey
                guard let found = try queries.export(call.part("request_id"), applicationKey: key),
                    found.dataType == type
                else { throw WireError(.notFoundInDatabase, "The export does not exist.") }
                return try RESTJSON.encoded(found)
            }
        },
    ]

    private static func dataType(_ call: RESTCall) throws(WireError) -> WireExport.DataType {
        guard let type = WireExport.DataType(rawValue: call.part("data_type")) else {
            throw WireError(.invalidParameterValue, "'data_type' must be messages, channels or users.")
        }
        return type
    }
}
