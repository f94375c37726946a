/// The identity of a set of members: what makes a distinct channel findable.
public enum DistinctKey {
    /// The key of a set of users; the order in which they are named does not matter.
    public static func text(ofUserKeys userKeys: some Sequence<Int64>) -> String {
        Set(userKeys).sorted().map(String.init).joined(separator: ",")
    }

    /// The key of the set with one more user in it.
    public static func adding(_ userKeys: some Sequence<Int64>, to text: String) -> String {
        self.text(ofUserKeys: text.split(separator: ",").compactMap { Int64($0) } + userKeys)
    }
}
