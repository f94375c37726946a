/// Builds the query of a URL, percent-encoded (RFC 3986, section 3.4).
public struct QueryItems: Hashable, Sendable {
    private var pairs: [String] = []

    /// Makes an empty query.
    public init() {}

    /// The query without its question mark; empty when there is nothing in it.
    public var text: String { pairs.joined(separator: "&") }

    /// Adds a text; nil adds nothing.
    public mutating func add(_ name: String, _ value: String?) {
        if let value { pairs.append("\(name)=\(Self.encoded(value))") }
    }

    /// Adds a number; nil adds nothing.
    public mutating func add(_ name: String, _ value: Int64?) {
        add(name, value.map { String($0) })
    }

    /// Adds true or false; nil adds nothing.
    public mutating func add(_ name: String, _ value: Bool?) {
        add(name, value.map { $0 ? "true" : "false" })
    }

    /// Adds a comma-separated list, each item percent-encoded by itself; nil adds nothing.
    ///
    /// A list of one empty text is written as two of them, so that it is not taken for an empty list.
    public mutating func add(_ name: String, _ values: [String]?) {
        add(name, values.map { $0 == [""] ? "," : $0.map(Self.encoded).joined(separator: ",") })
    }

    /// Percent-encodes everything but the unreserved characters.
    public static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                bytes.append(hexDigit(byte >> 4))
                bytes.append(hexDigit(byte & 15))
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Decodes a percent-encoded text. A percent sign that begins no code, and
    /// bytes that are no UTF-8, make nil.
    public static func decoded(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Splits a raw query into decoded pairs; pairs that do not decode make nil.
    public static func fields(ofQuery query: some StringProtocol) -> QueryFields? {
        var pairs: [(name: String, value: String)] = []
        for part in query.split(separator: "&") {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = sides.first.flatMap({ decoded($0) }),
                let value = sides.count > 1 ? decoded(sides[1]) : ""
            else { return nil }
            pairs.append((name, value))
        }
        return QueryFields(pairs)
    }

    /// Decodes an item of a list; an item that was not encoded stands for itself.
    static func decodedItem(_ item: String) -> String {
        decoded(item) ?? item
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func hexValue(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
