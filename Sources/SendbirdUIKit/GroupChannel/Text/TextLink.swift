import Foundation

/// A link in a text.
struct TextLink: Equatable {
    /// Where it stands, in UTF-16.
    let range: NSRange
    /// Where it leads.
    let url: URL
}
