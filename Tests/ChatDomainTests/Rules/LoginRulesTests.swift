import ChatWire
import Testing

@testable import ChatDomain

@Suite("Logging in")
struct LoginRulesTests {
    private func login(
        _ userID: String = "ana", user: User? = .fixture(), token: LoginRules.Token = .missing,
        requiresToken: Bool = false, createsUsers: Bool = true
    ) throws -> LoginRules.Admission {
        try LoginRules.login(
            userID: userID, user: user, token: token,
            application: Application(
                key: 1, applicationID: "app", requiresToken: requiresToken, createsUsersAtLogin: createsUsers),
            now: 5_000, limits: .standard)
    }

    @Test("A known user comes in and was seen now")
    func known() throws {
        var seen = User.fixture()
        seen.lastSeenAt = 5_000
        #expect(try login() == .existing(seen))
    }

    @Test("An unknown user is made where the application allows it")
    func unknown() throws {
        let made = User(applicationKey: 1, userID: "new", createdAt: 5_000, lastSeenAt: 5_000)
        #expect(try login("new", user: nil) == .create(made))
        #expect(refusal { try login("new", user: nil, createsUsers: false) } == .userNotExist)
    }

    @Test("Tokens: what is shown must be right, and what is required must be shown")
    func tokens() {
        var guarded = User.fixture()
        guarded.hasToken = true
        #expect(refusal { try login(user: guarded, token: .valid) } == nil)
        #expect(refusal { try login(user: guarded) } == .accessTokenNotValid)
        #expect(refusal { try login(requiresToken: true) } == .accessTokenNotValid)
        #expect(refusal { try login(token: .valid, requiresToken: true) } == nil)
        #expect(refusal { try login(token: .unknown) } == .accessTokenNotValid)
        #expect(refusal { try login("new", user: nil, token: .unknown) } == .accessTokenNotValid)
        #expect(refusal { try login(token: .expired) } == .tokenExpired)
    }

    @Test("A deactivated user stays out, and a user id has limits")
    func refused() {
        var inactive = User.fixture()
        inactive.isActive = false
        #expect(refusal { try login(user: inactive) } == .userDeactivated)
        #expect(refusal { try login("", user: nil) } == .invalidParameterValueRequired)
        #expect(refusal { try login(String(repeating: "a", count: 80), user: nil) } == nil)
        #expect(refusal { try login(String(repeating: "a", count: 81), user: nil) } == .authUserIdTooLong)
    }
}
