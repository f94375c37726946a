/// What an answer says, of a type that its asker knows.
struct Answer: Hashable, Sendable {
    private let value: any Hashable & Sendable

    init(_ value: some Hashable & Sendable) {
        self.value = value
    }

    func callAsFunction<Value>(as type: Value.Type) -> Value? { value as? Value }

    static func == (left: Answer, right: Answer) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }

    func hash(into hasher: inout Hasher) { AnyHashable(value).hash(into: &hasher) }
}
