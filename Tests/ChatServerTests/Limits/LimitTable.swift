import ChatDomain
import ChatWire

@testable import ChatServer

/// What `Docs/limits.md` says.
enum LimitTable {
    /// The settings that are numbers and bound nothing that anybody could go past.
    private static let notLimits: Set = ["loops", "readers", "heartbeat"]

    /// The settings that are limits.
    static let settings = Settings.all.filter { setting in
        guard case .number = setting.kind else { return false }
        return !notLimits.contains(setting.name)
    }

    /// What happens past a limit that is not answered by an error of the API's own.
    static let answers = [
        "connections": "closed at once",
        "sockets-per-user": "the oldest is closed with 4007",
        "requests-under-way": "the socket is not read until one is answered",
        "idle-timeout": "closed with 4006",
        "login-timeout": "closed with 4005",
        "request-timeout": "status 408",
        "keep-alive-timeout": "closed",
        "stop-timeout": "closed unsent",
        "session-lifetime": "closed with 4002; status 401, 400302",
        "failures-per-minute": "status 429, 500910; closed with 1008",
        "http-line": "status 414",
        "http-headers": "status 431",
        "http-header-count": "status 431",
        "waiting-requests": "status 503, 503000",
        "batch": "the next commit takes the rest",
        "cached-rows": "all are read anew",
        "upload-limit": "status 413, 800260",
        "unsent-lifetime": "the file is deleted",
        "disk-reserve": "status 503, 503000; /ready says why",
        "webhook-attempts": "set aside, for a week",
        "webhook-timeout": "refused, and told again",
        "webhook-calls": "the next waits",
        "webhook-kept": "forgotten, and counted",
        "webhook-events": "dropped, and counted",
        "push-attempts": "given up, and counted",
        "push-messages": "the next waits",
        "push-kept": "dropped, and counted",
        "preview-timeout": "no preview",
        "preview-bytes": "the rest is not read",
        "preview-waiting": "no preview, and counted",
        "stall-timeout": "/ready says 503, stalled",
        "limit-frame-bytes": "closed with 1009",
        "limit-body-bytes": "status 413",
        "limit-outgoing-bytes": "closed with 4004",
        "limit-push-tokens": "the oldest goes",
        "limit-reaction-users": "counted, not named",
        "rate-messages": "status 429, 900200, with how long to wait",
        "burst-messages": "status 429, 900200, with how long to wait",
        "rate-receipts": "status 429, 500910, with how long to wait",
        "burst-receipts": "status 429, 500910, with how long to wait",
        "rate-reads": "status 429, 500910, with how long to wait",
        "burst-reads": "status 429, 500910, with how long to wait",
        "rate-changes": "status 429, 500910, with how long to wait",
        "burst-changes": "status 429, 500910, with how long to wait",
    ]

    /// What no setting changes and no error of a field tells of; their tests name them.
    static let others: [(name: String, value: Int, past: String)] = [
        ("participants", OpenChannelRules.participantsMost, "900400, at most 20000 participants"),
        ("typing-members", ReadRules.typingMembersMost, "typing is told to nobody"),
        ("link-bytes", LinkRules.linkBytesMost, "the link is passed over"),
        ("waiting-uploads", WriteContext.waitingFilesMost, "status 429, 500910, with how long to wait"),
    ]

    static func text() throws -> String {
        let proofs = try LimitProof.all()
        var lines = [
            "# Limits", "",
            "Made by `make contract` from the table of settings and the tests. A test fails for a limit that has none at "
                + "its value and one past it.", "",
            "| setting | default | past it | proved by |", "|---|---|---|---|",
        ]
        for setting in settings {
            let own = LimitCase.settable.first { $0.setting == setting.name }
            let titles =
                proofs.filter { $0.limits.contains(setting.name) }.map(\.title)
                + (own == nil ? [] : ["Every limit: at it, one past it"])
            let past = own.map(refusal) ?? answers[setting.name] ?? ""
            lines.append("| `\(setting.name)` | \(value(of: setting)) | \(past) | \(titles.joined(separator: "; ")) |")
        }
        lines += [
            "", "Fixed by the documented API, each with the same test:", "", "| limit | value | past it |",
            "|---|---|---|",
        ]
        lines += LimitCase.fixed.map { "| \($0.name) | \($0.value) | \(refusal($0)) |" }
        lines += others.map { "| \($0.name) | \($0.value) | \($0.past) |" }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func value(of setting: Setting) -> String {
        guard case .number(_, let unit) = setting.kind, !unit.isEmpty else { return setting.standard }
        return "\(setting.standard) \(unit)"
    }

    private static func refusal(_ one: LimitCase) -> String {
        // The number in the sentence is the small one that the test sets.
        "\(one.code.rawValue), \(one.isFixed ? one.says : one.says.replacing(#/\d+/#, with: "N"))"
    }
}
