/// A node of the accessibility tree, as it was when it was found.
struct Element: Decodable {
    let role: String
    let name: String
    let description: String
    let text: String
    let states: [String]

    /// Everything a screen reader could say of it.
    var said: String { [name, description, text].filter { !$0.isEmpty }.joined(separator: " · ") }
}
