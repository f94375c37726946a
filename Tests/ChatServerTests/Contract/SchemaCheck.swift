import Foundation

@testable import ChatServer

extension RESTSchema {
    /// What is wrong with an answer, as the contract has it.
    func faults(in json: Data) -> [String] {
        guard let value = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) else {
            return ["no JSON"]
        }
        return faults(in: value, at: "")
    }

    fileprivate func faults(in value: Any, at path: String) -> [String] {
        switch self {
        case .text: value is String ? [] : ["\(path) is no text"]
        case .words(let words): (value as? String).map(words.contains) == true ? [] : ["\(path) is none of \(words)"]
        case .number, .fraction: value is NSNumber ? [] : ["\(path) is no number"]
        case .flag: value as? Bool != nil ? [] : ["\(path) is neither true nor false"]
        case .list(let items):
            (value as? [Any]).map { list in list.flatMap { items.faults(in: $0, at: path + "[]") } }
                ?? ["\(path) is no list"]
        case .map(let values):
            (value as? [String: Any]).map { map in map.flatMap { values.faults(in: $0.value, at: path + "." + $0.key) }
            }
                ?? ["\(path) is no object"]
        case .object(_, let fields):
            (value as? [String: Any]).map { object in fields.flatMap { $0.faults(in: object, at: path) } }
                ?? ["\(path) is no object"]
        case .reference, .bytes: []
        }
    }
}

extension RESTField {
    fileprivate func faults(in object: [String: Any], at path: String) -> [String] {
        guard let value = object[name] else { return isRequired ? ["\(path).\(name) is missing"] : [] }
        return schema.faults(in: value, at: "\(path).\(name)")
    }
}
