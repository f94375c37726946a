internal import ChatWire
internal import Foundation

/// Writes records as a list of JSON or as lines of values, piece by piece.
///
/// In lines, what a spreadsheet would take for a formula begins with an apostrophe, and a value with a quote, a
/// delimiter or an end of a line stands in quotes (RFC 4180).
struct ExportLines {
    private let order: WireExport.Order
    private let columns: [String]
    private let zone: TimeZone
    private var isFirst = true

    init(_ order: WireExport.Order, of type: WireExport.DataType) {
        self.order = order
        columns = Self.columns(of: type)
        zone = TimeZone(identifier: order.timeZone ?? "UTC") ?? .gmt
    }

    /// The columns of a file of lines.
    static func columns(of type: WireExport.DataType) -> [String] {
        switch type {
        case .messages:
            [
                "message_id", "channel_url", "type", "user_id", "message", "file_url", "data", "custom_type",
                "created_at", "updated_at",
            ]
        case .channels: ["channel_url", "name", "custom_type", "data", "created_at", "member_count", "is_open"]
        case .users: ["user_id", "nickname", "profile_url", "is_active", "created_at", "last_seen_at"]
        }
    }

    /// The columns that hold times in milliseconds.
    private static let times: Set = ["created_at", "updated_at", "last_seen_at"]

    /// What stands before the first record.
    func head() -> [UInt8] {
        order.format == .csv ? line(columns) : Array("[".utf8)
    }

    /// What stands behind the last record.
    func tail() -> [UInt8] { order.format == .csv ? [] : Array("\n]\n".utf8) }

    /// A record.
    ///
    /// - Parameters:
    ///   - json: The record as JSON.
    ///   - values: The record's values by column.
    mutating func record(_ json: [UInt8], _ values: [String: ExportValue]) -> [UInt8] {
        guard order.format == .csv else {
            defer { isFirst = false }
            return Array((isFirst ? "\n" : ",\n").utf8) + json
        }
        return line(
            columns.map { column in
                switch values[column] {
                case .text(let text): Self.harmless(text)
                case .number(let number): Self.times.contains(column) ? time(number) : String(number)
                case nil: ""
                }
            })
    }

    private func line(_ values: [String]) -> [UInt8] {
        let delimiter = order.delimiter ?? ","
        let cells = values.map { value in
            let needsQuotes = value.contains { "\"\r\n".contains($0) || $0.isNewline } || value.contains(delimiter)
            return needsQuotes ? "\"\(value.replacing("\"", with: "\"\""))\"" : value
        }
        return Array((cells.joined(separator: delimiter) + "\r\n").utf8)
    }

    /// A text that no spreadsheet takes for a formula.
    static func harmless(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) else { return text }
        return "'" + text
    }

    private func time(_ milliseconds: Int64) -> String {
        guard milliseconds > 0 else { return "" }
        var style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        style.timeZone = zone
        return Date(timeIntervalSince1970: Double(milliseconds) / 1_000).formatted(style)
    }
}

/// A value of a record.
enum ExportValue {
    case text(String)
    case number(Int64)
}
