import ChatWire
import Requirements
import Testing

@testable import ChatServer

@Suite("Every limit: at it, one past it, and the error that names it", .within(minutes: 2))
struct LimitTests {
    @Test(
        "A limit that is set is taken at its value, and one past it refused by its name", arguments: LimitCase.settable)
    func settable(one: LimitCase) async throws {
        try await check(one)
    }

    @Test(
        "A limit of the documented API is taken at its value, and one past it refused by its name",
        arguments: LimitCase.fixed)
    func fixed(one: LimitCase) async throws {
        try await check(one)
    }

    private func check(_ one: LimitCase) async throws {
        let at = try await one.attempt(LimitWorld(one), one.value)
        #expect(at == nil, "at \(one.value)")
        let past = try await one.attempt(LimitWorld(one), one.value + one.step)
        let refusal = try #require(past, "past \(one.value)")
        #expect(refusal.code == one.code)
        #expect(refusal.message.contains(one.says), "\(refusal.message)")
    }

    @Test("Every setting that is a limit has a test at it and past it, and every test names one that there is")
    func complete() throws {
        let proofs = try LimitProof.all()
        let named = Set(proofs.flatMap(\.limits)).union(LimitCase.settable.compactMap(\.setting))
        for setting in LimitTable.settings {
            #expect(named.contains(setting.name), "no test is named .limit(\"\(setting.name)\")")
        }
        for other in LimitTable.others {
            #expect(named.contains(other.name), "no test is named .limit(\"\(other.name)\")")
        }
        let known = Set(LimitTable.settings.map(\.name) + LimitTable.others.map(\.name))
        #expect(named.subtracting(known).isEmpty, "there are no limits \(named.subtracting(known).sorted())")
        #expect(Set(LimitTable.answers.keys).isSubset(of: known))
    }

    @Test("Docs/limits.md has every limit with its default, its setting, what is past it and its tests")
    func documented() throws {
        try Repository.expect("Docs/limits.md", toBe: try LimitTable.text(), written: "make contract")
    }
}
