/// One column of the solver's tableau.
///
/// The raw value is `index << 2 | kind`: comparing raw values orders symbols by
/// their age, which is what makes every choice of a pivot reproducible.
struct Symbol: Hashable, Comparable {
    /// What a symbol stands for, and so what the simplex may do with it.
    enum Kind: UInt32 {
        /// A variable of the layout. May take any value; once basic it stays so.
        case external
        /// The distance of an inequality from its limit. Never negative.
        case slack
        /// By how much an optional constraint is missed. Never negative, and what the objective adds up.
        case error
        /// Marks a required equality. Always zero, so it may never enter the basis.
        case dummy
    }

    let raw: UInt32

    init(index: Int, kind: Kind) {
        raw = UInt32(truncatingIfNeeded: index) << 2 | kind.rawValue
    }

    var index: Int { Int(raw >> 2) }

    var isExternal: Bool { raw & 3 == Kind.external.rawValue }
    var isError: Bool { raw & 3 == Kind.error.rawValue }
    var isDummy: Bool { raw & 3 == Kind.dummy.rawValue }

    /// Whether the symbol's value is bounded below by zero and free above.
    var isPivotable: Bool {
        let kind = raw & 3
        return kind == Kind.slack.rawValue || kind == Kind.error.rawValue
    }

    static func < (left: Symbol, right: Symbol) -> Bool { left.raw < right.raw }
}
