/// The rule for a channel's address.
public enum ChannelURL {
    /// Whether a text may be a channel's address: 4 to 100 letters, digits, `_` and `-`.
    public static func isValid(_ text: String) -> Bool {
        (4...100).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
