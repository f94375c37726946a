import Foundation

/// A change of a text: what took whose place.
struct MentionEdit: Equatable {
    /// What is replaced, in UTF-16 of the text before.
    let range: NSRange
    /// How much takes its place, in UTF-16.
    let length: Int

    /// By how much all that follows moves.
    var shift: Int { length - range.length }

    /// The change that a text view asked for.
    init(range: NSRange, replacement: String) {
        self.range = range
        length = replacement.utf16.count
    }

    /// The change between two texts, found from their ends.
    init(from old: String, to new: String) {
        let (old, new) = (Array(old.utf16), Array(new.utf16))
        let shortest = min(old.count, new.count)
        var start = 0
        while start < shortest, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shortest - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        range = NSRange(location: start, length: old.count - start - end)
        length = new.count - start - end
    }

    /// Whether the change leads from one text to the other.
    func leads(from old: String, to new: String) -> Bool {
        let (old, new) = (old as NSString, new as NSString)
        guard NSMaxRange(range) <= old.length, new.length == old.length + shift else { return false }
        return old.substring(to: range.location) == new.substring(to: range.location)
            && old.substring(from: NSMaxRange(range)) == new.substring(from: range.location + length)
    }

    /// Where a range stands after the change; nil where the change goes into it.
    func moved(_ other: NSRange) -> NSRange? {
        if NSMaxRange(other) <= range.location { return other }
        guard other.location >= NSMaxRange(range) else { return nil }
        return NSRange(location: other.location + shift, length: other.length)
    }
}
