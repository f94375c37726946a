/// The fields of a URL's query, read with errors that name the field.
public struct QueryFields: Sendable {
    private var values: [String: String]
    /// Told of what is read; nil but for who writes down what a route reads.
    private var noted: (@Sendable (QueryReading) -> Void)?
    /// Whether every field is there, with a value that fits.
    private var isFilled = false

    /// Makes the fields from decoded pairs; of a name that comes twice the last counts.
    public init(_ pairs: some Sequence<(name: String, value: String)>) {
        values = Dictionary(pairs.lazy.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }

    /// Makes the fields of no request, which tell of each that is read.
    ///
    /// - Parameter isFilled: Whether every field is there, or none.
    package init(isFilled: Bool, noted: @escaping @Sendable (QueryReading) -> Void) {
        values = [:]
        self.isFilled = isFilled
        self.noted = noted
    }

    /// Tells of a reading; returns whether a value is to be made up.
    private func note(_ name: String, _ kind: QueryReading.Kind) -> Bool {
        noted?(QueryReading(name: name, kind: kind))
        return isFilled
    }

    /// The text of a field; nil when missing.
    public func text(_ name: String) -> String? {
        note(name, .text) ? "1" : values[name]
    }

    /// The items of a comma-separated field; nil when missing, empty when the text is.
    ///
    /// A comma inside an item is written `%2C` twice over, as the items are
    /// percent-encoded before they are joined.
    public func list(_ name: String) -> [String]? {
        if note(name, .list) { return [] }
        guard let text = values[name] else { return nil }
        guard !text.isEmpty else { return [] }
        return text.split(separator: ",", omittingEmptySubsequences: false).map {
            QueryItems.decodedItem(String($0))
        }
    }

    /// A whole number; nil when missing.
    /// - Throws: 400101 for anything else.
    public func number(_ name: String) throws(WireError) -> Int64? {
        if note(name, .number) { return 1 }
        return try wholeNumber(name)
    }

    private func wholeNumber(_ name: String) throws(WireError) -> Int64? {
        guard let text = values[name] else { return nil }
        guard let number = Int64(text) else {
            throw WireError(.invalidParameterValueNumber, "'\(name)' must be a whole number.")
        }
        return number
    }

    /// True or false; nil when missing.
    /// - Throws: 400104 for anything else.
    public func flag(_ name: String) throws(WireError) -> Bool? {
        if note(name, .flag) { return true }
        switch values[name] {
        case nil: return nil
        case "true", "1": return true
        case "false", "0": return false
        default: throw WireError(.invalidParameterValueBoolean, "'\(name)' must be true or false.")
        }
    }

    /// One of a closed set of words; nil when missing.
    /// - Throws: 400111 for any other word.
    public func choice<Choice: RawRepresentable<String>>(_ name: String, _ type: Choice.Type) throws(WireError)
        -> Choice?
    {
        if note(name, .choice(Self.words(of: type))) { return nil }
        guard let text = values[name] else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw WireError(.invalidParameterValue, "'\(name)' has a value that is not allowed.")
        }
        return choice
    }

    /// A page size within 1 and `limits.pageItems`, or `standard` when missing.
    /// - Throws: 400101 for what is no number, 400111 outside of the range.
    public func pageSize(_ name: String = "limit", standard: Int, limits: Limits, least: Int = 1) throws(WireError)
        -> Int
    {
        if note(name, .page(standard: standard, least: least, most: limits.pageItems)) { return standard }
        guard let number = try wholeNumber(name) else { return standard }
        guard number >= least, number <= limits.pageItems else {
            throw WireError(.invalidParameterValue, "'\(name)' must be between \(least) and \(limits.pageItems).")
        }
        return Int(number)
    }

    /// The words of a closed set, where its type lists its cases.
    private static func words(of type: Any.Type) -> [String] {
        func all(_ type: (some CaseIterable).Type) -> [String] {
            type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
        }
        guard let type = type as? any CaseIterable.Type else { return [] }
        return all(type)
    }
}

extension QueryFields: Hashable {
    /// Equal where the fields are.
    public static func == (left: QueryFields, right: QueryFields) -> Bool { left.values == right.values }

    /// Hashes the fields.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
