import Foundation

/// Finds the links in what people write.
///
/// Found are addresses that begin with `http://`, `https://` or `www.`, and bare
/// hosts under the top-level domains that people write. What only punctuates the
/// sentence around a link is not part of it: a full stop of any script, a
/// closing bracket without its opening one. Only the web's own schemes count: a
/// message never makes `javascript:` or `file:` something to press.
///
/// The cost grows with the length of the text, whatever it is.
struct LinkFinder {
    private let text: [UInt16]

    private init(_ text: String) {
        self.text = Array(text.utf16)
    }

    /// Returns the links of a text, in order.
    static func links(in text: String) -> [TextLink] {
        // Every link has a full stop or a colon in it.
        guard text.utf8.contains(UInt8(ascii: ".")) || text.utf8.contains(UInt8(ascii: ":")) else { return [] }
        return LinkFinder(text).all()
    }

    private func all() -> [TextLink] {
        var links: [TextLink] = []
        var index = 0
        var runEnd = 0
        while index < text.count {
            guard Self.isWordUnit(text[index]), isWordStart(index) else {
                index += 1
                continue
            }
            if index >= runEnd { runEnd = endOfRun(from: index) }
            if let candidate = candidate(at: index, before: runEnd) {
                if let link = link(candidate) { links.append(link) }
                // What is no link though it looks like one is passed over as a whole: no unit is read twice.
                index = max(candidate.end, index + 1)
            } else {
                index = endOfWord(from: index)
            }
        }
        return links
    }

    // MARK: - One candidate

    /// What looks like an address.
    private struct Candidate {
        let start: Int
        let hostStart: Int
        let end: Int
        let prefix: String
    }

    private func candidate(at start: Int, before runEnd: Int) -> Candidate? {
        if let host = hostAfterScheme(at: start, before: runEnd) {
            guard host < runEnd, Self.isWordUnit(text[host]) else { return nil }
            return Candidate(start: start, hostStart: host, end: runEnd, prefix: "")
        }
        guard isBareStart(start), let end = endOfBareHost(at: start, before: runEnd) else { return nil }
        return Candidate(start: start, hostStart: start, end: end, prefix: "https://")
    }

    private func link(_ candidate: Candidate) -> TextLink? {
        let start = candidate.start
        let end = trimmedEnd(from: start, to: candidate.end)
        guard end > candidate.hostStart else { return nil }
        let address = candidate.prefix + String(decoding: text[start..<end], as: UTF16.self)
        guard let url = URL(string: address), url.host()?.isEmpty == false else { return nil }
        return TextLink(range: NSRange(location: start, length: end - start), url: url)
    }

    /// Where the host begins, if the web's scheme stands here.
    private func hostAfterScheme(at start: Int, before end: Int) -> Int? {
        for scheme in ["https://", "http://"] where matches(scheme, at: start, before: end) {
            return start + scheme.utf16.count
        }
        return nil
    }

    /// An address of mail, a path or the end of another host is no bare host.
    private func isBareStart(_ start: Int) -> Bool {
        guard start > 0 else { return true }
        return !"@./\\-_~+=&%#:$".utf16.contains(text[start - 1])
    }

    /// The end of what begins with a host without a scheme; nil if it is none.
    private func endOfBareHost(at start: Int, before end: Int) -> Int? {
        var index = start
        var lastLabel = start
        var labels = 1
        while index < end {
            let unit = text[index]
            if unit == 0x2E {
                // A full stop that ends a label and begins another.
                guard index + 1 < end, Self.isHostUnit(text[index + 1]), text[index + 1] != 0x2D else { break }
                labels += 1
                lastLabel = index + 1
            } else if !Self.isHostUnit(unit) {
                break
            }
            index += 1
        }
        guard labels > 1, index > lastLabel else { return nil }
        let domain = String(decoding: text[lastLabel..<index], as: UTF16.self).lowercased()
        let isNamed = matches("www.", at: start, before: end) && labels > 2 && domain.count > 1
        guard isNamed || Self.domains.contains(domain) else { return nil }
        guard index < end else { return index }
        // A path, a query or a port belongs to it; a sign of mail makes it something else.
        switch text[index] {
        case 0x2F, 0x3F, 0x23: return end
        case 0x3A:
            let isPort = index + 1 < end && (0x30...0x39).contains(text[index + 1])
            return isPort ? end : index
        case 0x40: return nil
        default: return index
        }
    }

    /// Ends the link at a closing bracket that was not opened in it, and leaves off what punctuates the sentence.
    private func trimmedEnd(from start: Int, to limit: Int) -> Int {
        var depth: [UInt16: Int] = [:]
        var end = start
        while end < limit {
            let unit = text[end]
            if let opening = Self.openings[unit] {
                guard depth[opening, default: 0] > 0 else { break }
                depth[opening, default: 0] -= 1
            } else if Self.isOpening(unit) {
                depth[unit, default: 0] += 1
            }
            end += 1
        }
        while end > start, Self.trailing.contains(text[end - 1]) || Self.isOpening(text[end - 1]) { end -= 1 }
        return end
    }

    // MARK: - Units

    private func matches(_ word: String, at start: Int, before end: Int) -> Bool {
        var index = start
        for unit in word.utf16 {
            guard index < end, Self.lowered(text[index]) == unit else { return false }
            index += 1
        }
        return true
    }

    private func isWordStart(_ index: Int) -> Bool { index == 0 || !Self.isWordUnit(text[index - 1]) }

    private func endOfWord(from index: Int) -> Int {
        text[index...].firstIndex { !Self.isWordUnit($0) } ?? text.count
    }

    private func endOfRun(from index: Int) -> Int {
        text[index...].firstIndex { !Self.isLinkUnit($0) } ?? text.count
    }

    private static func lowered(_ unit: UInt16) -> UInt16 { (0x41...0x5A).contains(unit) ? unit + 0x20 : unit }

    /// Letters and digits of ASCII.
    private static func isWordUnit(_ unit: UInt16) -> Bool {
        (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
    }

    private static func isHostUnit(_ unit: UInt16) -> Bool { isWordUnit(unit) || unit == 0x2D }

    /// What may stand in an address: ASCII but for blanks and angle brackets and quotes, and the letters of Latin,
    /// Greek and Cyrillic. Scripts that put no blank between words end a link, as their full stops do.
    private static func isLinkUnit(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60: false
        case 0x21...0x7E: true
        case 0xC0...0x24F where unit != 0xD7 && unit != 0xF7: true
        case 0x370...0x52F: true
        default: false
        }
    }

    private static func isOpening(_ unit: UInt16) -> Bool { unit == 0x28 || unit == 0x5B || unit == 0x7B }

    private static let trailing = Set(".,;:!?'*_~|".utf16)
    private static let openings: [UInt16: UInt16] = [0x29: 0x28, 0x5D: 0x5B, 0x7D: 0x7B]
    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "int", "info", "io", "dev", "app", "ai", "co", "me", "tv", "eu", "uk", "de",
        "fr", "es", "it", "nl", "be", "ch", "at", "se", "no", "dk", "fi", "pl", "cz", "hu", "ro", "gr", "pt", "ie",
        "tr", "il", "ae", "sa", "eg", "in", "jp", "kr", "cn", "hk", "tw", "sg", "au", "nz", "ca", "us", "mx", "br",
        "ar", "cl", "za", "ng", "ke", "ua", "blog", "shop", "site", "online", "page", "cloud", "xyz",
    ]
}
