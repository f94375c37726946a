/// A number with the noun that it counts, by the rules of each language
/// (Unicode CLDR, “Language Plural Rules”). `#` in a form stands for the number.
@MainActor
struct Plural {
    private let count: Int
    private let number: String

    /// Creates a number to count with.
    ///
    /// - Parameters:
    ///   - count: The number; what is below zero counts as zero.
    ///   - max: Beyond it the number is written as “99+”; nil for no limit.
    init(_ count: Int, max: Int? = SBUStringSet.badgeCountMax) {
        self.count = Swift.max(0, count)
        number = max == nil ? SBUStringSet.number(self.count) : SBUStringSet.capped(self.count)
    }

    /// English: one, and all others.
    func english(one: String, other: String) -> String {
        written(count == 1 ? one : other)
    }

    /// German: one, and all others.
    func german(one: String, other: String) -> String {
        written(count == 1 ? one : other)
    }

    /// Arabic: none, one, two, 3 to 10, 11 to 99, and the hundreds, each with
    /// its own form; larger numbers by their last two digits.
    func arabic(
        zero: String, one: String, two: String, few: String, many: String, other: String
    ) -> String {
        switch (count, count % 100) {
        case (0, _): written(zero)
        case (1, _): written(one)
        case (2, _): written(two)
        case (_, 3...10): written(few)
        case (_, 11...99): written(many)
        default: written(other)
        }
    }

    /// Japanese and Korean, whose nouns do not change.
    func uncounted(_ form: String) -> String {
        written(form)
    }

    private func written(_ form: String) -> String {
        form.replacing("#", with: number)
    }
}
