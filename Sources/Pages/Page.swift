internal import CXML
internal import Foundation

/// A page of HTML, as libxml2 reads it. One thread at a time.
final class Page {
    private let document: htmlDocPtr

    /// Reads a page whatever is wrong with it; nil for what is no page at all.
    ///
    /// - Parameter encoding: What the server said that the bytes are; nil leaves it to the page.
    init?(_ bytes: [UInt8], encoding: String?) {
        // Nothing is loaded from anywhere, and what is said of mistakes interests nobody.
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_NONET.rawValue
        let read = bytes.withUnsafeBytes { buffer in
            htmlReadMemory(
                buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count), nil, encoding,
                Int32(options))
        }
        guard let read else { return nil }
        document = read
    }

    deinit { xmlFreeDoc(document) }

    /// What the page says of itself. The first of each counts.
    func tags() -> PageTags {
        var tags = PageTags()
        var plain = PageTags()
        // Walked with a list of our own: pages are nested as deeply as their makers want.
        var waiting: [xmlNodePtr] = xmlDocGetRootElement(document).map { [$0] } ?? []
        while let node = waiting.popLast() {
            if let next = node.pointee.next { waiting.append(next) }
            guard node.pointee.type == XML_ELEMENT_NODE else { continue }
            read(node, &tags, &plain)
            if let child = node.pointee.children { waiting.append(child) }
        }
        if tags.title.isEmpty { tags.title = plain.title }
        if tags.description.isEmpty { tags.description = plain.description }
        if tags.url.isEmpty { tags.url = plain.url }
        return tags
    }

    private func read(_ node: xmlNodePtr, _ tags: inout PageTags, _ plain: inout PageTags) {
        guard let name = node.pointee.name else { return }
        switch String(cString: name).lowercased() {
        case "meta":
            let property = attribute("property", of: node) ?? attribute("name", of: node)
            guard let property, let content = attribute("content", of: node) else { return }
            set(property.lowercased(), content, &tags, &plain)
        case "title" where plain.title.isEmpty:
            // Pictures inside of a page have titles too.
            let parent = node.pointee.parent?.pointee.name.map { String(cString: $0).lowercased() }
            guard parent != "svg" else { return }
            plain.title = PageTags.line(content(of: node), most: PageTags.titleMost)
        case "link" where plain.url.isEmpty && attribute("rel", of: node)?.lowercased() == "canonical":
            plain.url = PageTags.address(attribute("href", of: node) ?? "")
        default: break
        }
    }

    private func set(_ property: String, _ content: String, _ tags: inout PageTags, _ plain: inout PageTags) {
        func keep(_ path: WritableKeyPath<PageTags, String>, _ text: String) {
            if tags[keyPath: path].isEmpty { tags[keyPath: path] = text }
        }
        switch property {
        case "og:title": keep(\.title, PageTags.line(content, most: PageTags.titleMost))
        case "og:description": keep(\.description, PageTags.line(content, most: PageTags.descriptionMost))
        case "og:url": keep(\.url, PageTags.address(content))
        case "og:image", "og:image:url", "og:image:secure_url": keep(\.image, PageTags.address(content))
        case "og:image:alt": keep(\.imageAlt, PageTags.line(content, most: PageTags.titleMost))
        case "og:image:type": keep(\.imageType, PageTags.line(content, most: 100))
        case "og:image:width": if tags.imageWidth == 0 { tags.imageWidth = Self.pixels(content) }
        case "og:image:height": if tags.imageHeight == 0 { tags.imageHeight = Self.pixels(content) }
        case "description":
            if plain.description.isEmpty {
                plain.description = PageTags.line(content, most: PageTags.descriptionMost)
            }
        default: break
        }
    }

    private static func pixels(_ text: String) -> Int {
        guard let pixels = Int(text.trimmingCharacters(in: .whitespaces)), (1...100_000).contains(pixels) else {
            return 0
        }
        return pixels
    }

    private func attribute(_ name: String, of node: xmlNodePtr) -> String? {
        guard let value = xmlGetProp(node, name) else { return nil }
        defer { cxml_free(value) }
        return String(cString: value)
    }

    private func content(of node: xmlNodePtr) -> String {
        guard let value = xmlNodeGetContent(node) else { return "" }
        defer { cxml_free(value) }
        return String(cString: value)
    }
}
