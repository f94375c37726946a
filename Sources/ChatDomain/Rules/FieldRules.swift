public import ChatWire

/// How long texts may be. Characters are Unicode scalars: a count that is the same in every language.
public enum FieldRules {
    /// Refuses a text of more than `most` characters, naming the field.
    public static func check(
        _ text: String?, _ field: StaticString, most: Int, code: ErrorCode = .invalidParameterValue
    ) throws(WireError) {
        guard let text, text.utf8.count > most else { return }
        // Counted only when the bytes do not settle it.
        guard text.unicodeScalars.count > most else { return }
        throw WireError(code, "'\(field)' must have at most \(most) characters.")
    }

    /// Refuses a text of more than `most` bytes of UTF-8, naming the field.
    public static func checkBytes(_ text: String?, _ field: StaticString, most: Int) throws(WireError) {
        guard let text, text.utf8.count > most else { return }
        throw WireError(.invalidParameterValue, "'\(field)' must have at most \(most) bytes.")
    }

    /// Refuses a user id that is empty or too long.
    public static func checkUserID(_ userID: String, limits: Limits) throws(WireError) {
        guard !userID.isEmpty else { throw WireError(.invalidParameterValueRequired, "'user_id' is required.") }
        try check(userID, "user_id", most: limits.userIDCharacters, code: .authUserIdTooLong)
    }

    /// Refuses fields of a user that are too long.
    public static func checkUser(nickname: String?, profileURL: String?, limits: Limits) throws(WireError) {
        try check(nickname, "nickname", most: limits.nicknameCharacters)
        try checkBytes(profileURL, "profile_url", most: limits.urlBytes)
    }
}
