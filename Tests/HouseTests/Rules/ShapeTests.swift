import Testing

@Suite("Shape of the house")
struct ShapeTests {
    @Test("Four files in five that declare public types hold one, named after it")
    func filesAreNamedAfterTheirType() {
        let files = House.sources.filter { $0.area == "Sources" }
            .map { (file: $0, types: Rule.publicTypes(in: $0)) }.filter { !$0.types.isEmpty }
        let others = files.filter { $0.types.count != 1 || $0.types[0].text != $0.file.typeName }.map(\.file.path)
        #expect(others.count * 5 <= files.count, "\(others)")
    }

    @Test("The types at the top of a file are found, with their attributes and modifiers")
    func publicTypes() {
        let text = """
            @MainActor
            public final class A {
                public struct Inner {}
            }
            extension A { public enum B {} }
            open class C {}
            struct D {}
            public indirect enum E {}
            """
        let types = Rule.publicTypes(in: SourceFile(path: "Sources/X/A.swift", text: text))
        #expect(types.map(\.text) == ["A", "C", "E"])
    }

    @Test("A file's topic does not belong to its type's name")
    func typeName() {
        #expect(SourceFile(path: "Sources/ChatWire/Frame+Parsing.swift", text: "").typeName == "Frame")
        #expect(SourceFile(path: "Sources/ChatWire/Wire/Frame.swift", text: "").typeName == "Frame")
    }
}
