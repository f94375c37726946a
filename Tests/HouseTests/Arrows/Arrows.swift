/// Who imports whom.
enum Arrows {
    /// The imports of a file that its layer has no arrow for.
    static func faults(in file: SourceFile, layers: [Layer] = Layer.all) -> [Fault] {
        let layer: Layer
        switch file.area {
        case "Sources":
            guard let found = layers.first(where: { $0.name == file.target }) else {
                return [
                    Fault(path: file.path, line: 1, complaint: "\(file.target) has no place in the table of layers")
                ]
            }
            layer = found
        case "Examples": layer = .example
        default: return []
        }
        return Import.all(in: file).compactMap { line in
            if !layer.mayImport(line.module) {
                return Fault(
                    path: file.path, line: line.line, complaint: "\(layer.name) may not import \(line.module)")
            }
            if line.isPublic, layer.cModules.contains(line.module) {
                return Fault(path: file.path, line: line.line, complaint: "\(line.module) shows in the interface")
            }
            return nil
        }
    }

    /// What the manifest lets each layer depend on, read from its `layer(…)` and executable lines.
    static func manifestArrows(_ manifest: SourceFile) -> [String: Set<String>] {
        let tokens = manifest.tokens.filter { $0.kind != .comment && $0.kind != .documentation }
        var arrows: [String: Set<String>] = [:]
        for index in tokens.indices {
            let opens = tokens[index].text == "layer" || tokens[index].text == "executableTarget"
            guard opens, index + 1 < tokens.count, tokens[index + 1].text == "(" else { continue }
            var name: String?
            var depth = 0
            var lists = 0
            scan: for token in tokens[(index + 1)...] {
                switch token.text {
                case "(": depth += 1
                case ")":
                    depth -= 1
                    if depth == 0 { break scan }
                case "[": lists += 1
                // The first list is what it depends on; a later one is of settings.
                case "]": break scan
                default:
                    guard token.kind == .string else { continue }
                    if name == nil {
                        name = token.text
                    } else if lists == 1, let name {
                        arrows[name, default: []].insert(token.text)
                    }
                }
            }
            if let name, name != "name" { arrows[name, default: []].formUnion([]) }
        }
        return arrows
    }
}
