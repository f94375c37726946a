/// The table of all settings.
package enum Settings {
    /// Every setting, group by group.
    package static let all = place + network + connections + store + outbound + reports + limits + userLimits + rates

    /// The setting of a name; nil where there is none.
    package static func named(_ name: String) -> Setting? { byName[name] }

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The known name that a mistyped one is most like; nil where none is close.
    package static func nearest(to name: String) -> String? { nearest(to: name, of: all.map(\.name) + ["config"]) }

    /// The one of some words that another is most like: at most a third of it is to be changed.
    package static func nearest(to word: String, of words: [String]) -> String? {
        let best = words.map { ($0, distance(Array(word.utf8), Array($0.utf8))) }.min { $0.1 < $1.1 }
        guard let best, best.1 <= max(1, word.utf8.count / 3) else { return nil }
        return best.0
    }

    /// How many letters have to be put in, taken out or changed (Levenshtein).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (index, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (other, letter) in right.enumerated() {
                let cost = min(row[other] + 1, row[other + 1] + 1, diagonal + (byte == letter ? 0 : 1))
                diagonal = row[other + 1]
                row[other + 1] = cost
            }
        }
        return row[right.count]
    }

    private static let place = [
        Setting(
            name: "data", group: .place, kind: .text("DIR"),
            help: "the folder with everything the server keeps; made when missing"
        ) {
            $0.dataPath
        } apply: { text, configuration in
            guard !text.isEmpty else { return nil }
            return configuration.dataPath = text
        }
    ]

    private static let reports = [
        Setting.choice(
            "log-level", .reports, "what matters less is left out of the log, which goes to standard error",
            ServerLog.Level.self, \.logLevel),
        Setting.text(
            "metrics-token", .reports, "TOKEN", "/metrics asks for it as 'Authorization: Bearer TOKEN'", isSecret: true,
            \.edge.metricsToken),
        Setting.seconds(
            "stall-timeout", .reports, 1...3_600, "/ready says 503 while a write waits for longer",
            \.service.stallTimeout),
    ]
}
