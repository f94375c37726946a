internal import ChatWire

/// A key of the application's extra data of a message, with its values, each once, in the order in which they came.
// Unchecked: the values are behind a lock.
open class MessageMetaArray: NSObject, @unchecked Sendable {
    private let values: Locked<[String]>

    /// The key, once in a message.
    public let key: String

    /// Makes a key with values.
    public init(key: String, value: [String]? = nil) {
        self.key = key
        values = Locked([])
        super.init()
        addValue(with: value ?? [])
    }

    /// Makes a key without values.
    public convenience init(key: String) {
        self.init(key: key, value: nil)
    }

    convenience init(_ wire: WireMetaArray) {
        self.init(key: wire.key, value: wire.values)
    }

    /// The values.
    public var value: [String] { values.value }

    /// Adds values; those that are there stay where they are.
    public func addValue(_ value: Set<String>) { addValue(with: value.sorted()) }

    /// Adds values in their order; those that are there stay where they are.
    public func addValue(with array: [String]) {
        values.withLock { known in
            for item in array where !known.contains(item) { known.append(item) }
        }
    }

    /// Removes values.
    public func removeValue(_ value: Set<String>) {
        values.withLock { known in known.removeAll { value.contains($0) } }
    }

    /// Removes values.
    public func removeValue(with array: [String]) { removeValue(Set(array)) }

    var wire: WireMetaArray { WireMetaArray(key: key, values: value) }

    /// Two are equal when key and values are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? MessageMetaArray)?.wire == wire }

    /// Equal ones have equal hashes.
    open override var hash: Int { key.hashValue }
}
