/// An import line.
struct Import: Equatable {
    let module: String
    let line: Int
    /// Whether the module shows in the importing module's own interface.
    let isPublic: Bool

    /// Those of a file, in their order.
    static func all(in file: SourceFile) -> [Import] {
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        return file.code.indices.compactMap { index in
            guard file.code[index].text == "import", index + 1 < file.code.count else { return nil }
            // `import struct Foundation.Date` names a kind first.
            let named = kinds.contains(file.code[index + 1].text) ? index + 2 : index + 1
            guard named < file.code.count else { return nil }
            let before = index > 0 ? file.code[index - 1].text : ""
            let isExported = index > 0 && before == "_exported"
            return Import(
                module: file.code[named].text, line: file.code[index].line,
                isPublic: ["public", "package"].contains(before) || isExported)
        }
    }
}
