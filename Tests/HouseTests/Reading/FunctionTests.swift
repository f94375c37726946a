import Testing

@Suite("Function")
struct FunctionTests {
    private func lengths(_ text: String) -> [Int] {
        Function.all(in: SourceFile(path: "A.swift", text: text)).map(\.lineCount)
    }

    @Test("A function is as long as from its func to its closing brace")
    func plain() {
        #expect(lengths("func a() {\n    b()\n}\n") == [3])
        #expect(lengths("func a() {}") == [1])
    }

    @Test("Initialisers, subscripts and deinitialisers count, in every kind of type")
    func members() {
        let text = """
            final class A {
                init() {
                }
                class func make() -> A {
                    A()
                }
                subscript(index: Int) -> Int {
                    index
                }
                deinit {
                }
            }
            extension A { func b() {
            } }
            """
        #expect(lengths(text) == [2, 3, 3, 2, 2])
    }

    @Test("A closure, an inner function and a default argument belong to the outer function")
    func nested() {
        let text = """
            func a(_ b: () -> Void = {}) {
                func c() {
                }
                d { e in
                    e()
                }
            }
            """
        #expect(lengths(text) == [7])
    }

    @Test("What has no body is no function: a requirement, a stored closure, a call of init")
    func bodiless() {
        let text = """
            protocol A {
                func b()
                var c: Int { get }
            }
            struct D {
                let e = F.init() {
                }
                var g: Int {
                    1
                }
            }
            """
        #expect(lengths(text) == [])
    }

    @Test("A signature over several lines counts from its first")
    func signature() {
        #expect(lengths("func a(\n    b: Int,\n    c: [Int]\n) -> Int\nwhere D: E {\n    b\n}") == [7])
    }
}
