extension Rule {
    /// Swift 6.3.1 gives an open override of another module's method a wrong place in the class's table of methods
    /// when its file imports that module only internally: what a third module overrides is then another method.
    static let openOverridesImportPublicly = Rule(
        sentence: "A file that overrides UIKit's methods openly imports UIKit publicly"
    ) { file in
        guard file.area == "Sources", file.target != "UIKit", importsInternally("UIKit", file) else { return [] }
        return openOverrides(in: file).filter { House.openMembersOfUIKit.contains($0.text) }
            .map { Fault(path: file.path, line: $0.line, complaint: "override of \($0.text)") }
    }

    private static func importsInternally(_ module: String, _ file: SourceFile) -> Bool {
        file.code.indices.contains { index in
            index + 1 < file.code.count && file.code[index].text == "import" && file.code[index + 1].text == module
                && (index == 0 || file.code[index - 1].text != "public")
        }
    }

    /// The names of the members that are overridden and can be seen from another module.
    private static func openOverrides(in file: SourceFile) -> [Token] {
        members(in: file) { modifiers in
            modifiers.contains("override") && (modifiers.contains("open") || modifiers.contains("public"))
        }
    }

    /// The names of the functions and properties in a file whose modifiers are as asked.
    static func members(in file: SourceFile, where isAsked: (Set<String>) -> Bool) -> [Token] {
        let modifiers: Set = ["open", "public", "override", "class", "static", "final", "nonisolated"]
        return file.code.indices.compactMap { index in
            guard ["func", "var"].contains(file.code[index].text), index + 1 < file.code.count else { return nil }
            let before = file.code[..<index].reversed().prefix { modifiers.contains($0.text) }
            return isAsked(Set(before.map(\.text))) ? file.code[index + 1] : nil
        }
    }
}
