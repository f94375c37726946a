import Testing

@Suite("Scripts/bootstrap")
struct BootstrapTests {
    /// Every package of the list, at a version new enough for anything.
    private static let everything: [String: String] = {
        let names = (House.text(at: "Scripts/packages.txt") ?? "").split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: " ").first.map(String.init) }
        return Dictionary(names.map { ($0, "99") }, uniquingKeysWith: { first, _ in first })
    }()

    private func without(_ names: String...) -> [String: String] {
        Self.everything.filter { !names.contains($0.key) }
    }

    @Test("The list has the packages that the manifest links")
    func listIsThere() {
        #expect(Set(Self.everything.keys).isSuperset(of: ["libgtk-4-dev", "libsqlite3-dev", "libssl-dev", "xvfb"]))
    }

    @Test("With all there it does nothing and says nothing")
    func allThere() throws {
        let machine = try PretendMachine(installed: Self.everything)
        let run = try machine.bootstrap()
        #expect(run.status == 0)
        #expect(run.output + run.errors == "")
        #expect(try machine.requests == [])
    }

    @Test("It installs what is missing, and no more")
    func missing() throws {
        let machine = try PretendMachine(installed: without("xvfb", "wrk"))
        let run = try machine.bootstrap()
        #expect(run.status == 0, "\(run.errors)")
        #expect(try machine.requests == ["install xvfb", "install wrk"])
        #expect(try machine.bootstrap().status == 0)
        #expect(try machine.requests.count == 2)
    }

    @Test("It fetches the lists only when the packages cannot be had without")
    func staleLists() throws {
        let machine = try PretendMachine(installed: without("xvfb"), hasLists: false)
        #expect(try machine.bootstrap().status == 0)
        #expect(try machine.requests == ["update", "install xvfb"])
    }

    @Test("A package that is too old is installed anew")
    func tooOld() throws {
        let old = Self.everything.merging(["libgtk-4-dev": "4.6.9"]) { $1 }
        let machine = try PretendMachine(installed: old)
        #expect(try machine.bootstrap().status == 0)
        #expect(try machine.requests == ["install libgtk-4-dev"])
    }

    @Test("Without root and sudo it prints what to install, and fails")
    func notRoot() throws {
        let machine = try PretendMachine(installed: without("xvfb"), user: 1000)
        let run = try machine.bootstrap()
        #expect(run.status == 1)
        #expect(run.errors.contains("apt-get install --no-install-recommends xvfb\n"))
        #expect(try machine.requests == [])
    }

    @Test("On a system without Debian's tools it prints the whole list, and fails")
    func notDebian() throws {
        let machine = try PretendMachine(installed: [:], hasDebian: false)
        let run = try machine.bootstrap()
        #expect(run.status == 1)
        #expect(run.errors.contains("libgtk-4-dev") && run.errors.contains("xvfb"))
        #expect(try machine.requests == [])
    }

    @Test("Asked for the list it prints the names and touches nothing")
    func list() throws {
        let machine = try PretendMachine(installed: [:])
        let run = try machine.bootstrap("--list")
        #expect(run.status == 0)
        #expect(Set(run.output.split(separator: "\n").map(String.init)) == Set(Self.everything.keys))
        #expect(try machine.requests == [])
    }
}
