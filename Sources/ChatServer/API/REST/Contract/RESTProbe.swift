internal import ChatWire
internal import Synchronization

/// Notes what a route reads of a call: it is run twice, on a call in which everything is missing and on one in which
/// everything is there, so that the contract cannot say anything else than the code does.
///
/// A route reads its parameters before it says what is to be done; what it reads later is not found.
final class RESTProbe: Sendable {
    /// What was read.
    struct Reading: Sendable {
        /// Parameters of the query, in the order in which they were asked for.
        var query: [QueryReading] = []
        /// Fields of the body; nil where no body is read.
        var body: [RESTField]?
        /// Parts of the path that are numbers.
        var numbers: Set<String> = []
    }

    private let reading = Mutex(Reading())

    /// What a route reads.
    static func reading(of route: RESTRoute) -> Reading {
        let probe = RESTProbe()
        for isFilled in [false, true] {
            let query = QueryFields(isFilled: isFilled) { probe.note($0) }
            var call = RESTCall(
                caller: .application(0), path: [:], query: query, body: [], limits: .standard,
                environment: ServiceEnvironment(
                    now: { 0 }, randomBytes: { [UInt8](repeating: 0, count: $0) }, onFault: { _ in }),
                presence: Presence())
            call.probe = probe
            // What it thinks of values that were made up is not asked.
            _ = try? route.work(call)
        }
        return probe.reading.withLock { $0 }
    }

    private func note(_ query: QueryReading) {
        reading.withLock { reading in
            if !reading.query.contains(where: { $0.name == query.name }) { reading.query.append(query) }
        }
    }

    /// Notes a number in the path.
    func noteNumber(_ name: String) {
        reading.withLock { _ = $0.numbers.insert(name) }
    }

    /// Notes the fields of a body, and makes a value of it up; nil where that cannot be done.
    func body<Body: Decodable>(_ type: Body.Type) -> Body? {
        let (schema, value) = SchemaDecoder.read(type)
        reading.withLock { reading in
            var fields = reading.body ?? []
            if case .object(_, let more) = schema {
                for field in more where !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
            }
            reading.body = fields
        }
        return value
    }
}
