internal import ChatOutbound
internal import ChatTransport
internal import ChatWire
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Looks at pages that messages link to, and gives the messages what the pages say of themselves.
///
/// Whatever goes wrong, the message stays as it is, and nobody is told: an answer would tell whoever sends links
/// what the server reaches and what it does not.
final class LinkReader: Sendable {
    /// How many pages are looked at at once.
    private static let readMost = 4

    private struct State {
        var waiting: [LinkOrder] = []
        var underWay = 0
        var isClosed = false
    }

    /// A page on its way: where it was asked for, and how much is left to spend on it.
    private struct Hop: Sendable {
        let order: LinkOrder
        var url: OutboundURL
        var redirections: Int
        let until: LoopInstant
    }

    private let store: Store
    private let client: OutboundClient
    private let settings: OutboundSettings
    private let figures: OutboundFigures
    private let environment: ServiceEnvironment
    private let files: FileStorage
    private let program: String?
    private let state = Mutex(State())
    private let reading = DispatchQueue(label: "links.read", qos: .utility)

    init(_ service: ChatService, client: OutboundClient) {
        store = service.store
        self.client = client
        settings = service.outboundDesk.settings
        figures = service.outboundDesk.figures
        environment = service.environment
        files = service.files.storage
        program = service.configuration.pictureProgram
    }

    /// Looks at a page as soon as there is room. Past the limit a message stays without a preview.
    func add(_ order: LinkOrder) {
        let isAdded = state.withLock { state in
            guard !state.isClosed, state.waiting.count < settings.previewsMost else { return false }
            state.waiting.append(order)
            return true
        }
        if isAdded { begin() } else { figures.previewsWithout.add(1, ordering: .relaxed) }
    }

    /// Begins nothing new, and waits for the page that is being read.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.waiting = []
        }
        reading.sync {}
    }

    private func begin() {
        let order = state.withLock { state -> LinkOrder? in
            guard !state.isClosed, state.underWay < Self.readMost, !state.waiting.isEmpty else { return nil }
            state.underWay += 1
            return state.waiting.removeFirst()
        }
        guard let order else { return }
        guard let link = order.link else { return finish(order, nil) }
        guard let url = OutboundURL(link) else { return finish(order, nil) }
        let until = LoopClock.monotonic.now() + .milliseconds(settings.previewTimeoutMilliseconds)
        fetch(Hop(order: order, url: url, redirections: 0, until: until))
    }

    // MARK: - The page

    private func fetch(_ hop: Hop) {
        let left = hop.until.duration(since: LoopClock.monotonic.now()).components
        let milliseconds = Int(left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000)
        guard milliseconds > 0 else { return finish(hop.order, nil) }
        var request = OutboundRequest(
            "GET", hop.url, headers: [("Accept", "text/html,application/xhtml+xml"), ("Accept-Language", "en")])
        request.bodyLimit = .cut(settings.previewBytesMost)
        request.timeoutMilliseconds = milliseconds
        client.send(request) { [self] result in
            guard case .success(let response) = result else { return finish(hop.order, nil) }
            if (300..<400).contains(response.status) { return follow(response.redirection, hop) }
            let type = response.contentType?.lowercased() ?? ""
            guard response.status == 200, type.hasPrefix("text/html") || type.hasPrefix("application/xhtml+xml")
            else { return finish(hop.order, nil) }
            reading.async { [self] in
                finish(hop.order, read(response.body, encoding: Self.encoding(type), at: hop.url, hop.order))
            }
        }
    }

    private func follow(_ redirection: String?, _ hop: Hop) {
        guard let redirection, hop.redirections < settings.previewRedirectionsMost,
            let url = OutboundURL(redirection)
        else { return finish(hop.order, nil) }
        var next = hop
        next.url = url
        next.redirections += 1
        fetch(next)
    }

    private static func encoding(_ contentType: String) -> String? {
        guard let range = contentType.range(of: "charset=") else { return nil }
        let name = contentType[range.upperBound...].prefix {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
        }
        return name.isEmpty ? nil : String(name)
    }

    /// Reads the page in a process of its own: whatever breaks in the reading of it breaks there.
    private func read(_ body: [UInt8], encoding: String?, at url: OutboundURL, _ order: LinkOrder) -> WireLinkPreview? {
        guard let program else { return nil }
        let path = files.incomingPath("page-" + Hexadecimal.text(environment.randomBytes(16)))
        let output = path + ".output"
        defer {
            try? FileManager.default.removeItem(atPath: path)
            try? FileManager.default.removeItem(atPath: output)
        }
        let arguments = ["page", path] + (encoding.map { [$0] } ?? [])
        guard FileManager.default.createFile(atPath: path, contents: Data(body)),
            LimitedProcess.run(program, arguments, output: output, timeout: .seconds(10)) == .exited(0),
            let json = FileManager.default.contents(atPath: output),
            let tags = try? JSONDecoder().decode(Tags.self, from: json)
        else { return nil }
        return tags.preview(at: url, link: order.link ?? "")
    }

    private func finish(_ order: LinkOrder, _ preview: WireLinkPreview?) {
        if preview != nil {
            figures.previewsMade.add(1, ordering: .relaxed)
        } else if order.link != nil {
            figures.previewsWithout.add(1, ordering: .relaxed)
        }
        store.write {
            try $0.setLinkPreview(preview, order)
        } completion: { _ in
            // The store is closed or busy: the message stays without a preview.
        }
        state.withLock { $0.underWay -= 1 }
        begin()
    }
}

extension LinkReader {
    /// What `roost page` writes.
    private struct Tags: Decodable {
        var title: String
        var description: String
        var url: String
        var image: String
        var imageAlt: String
        var imageType: String
        var imageWidth: Int
        var imageHeight: Int

        enum CodingKeys: String, CodingKey {
            case title, description, url, image
            case imageAlt = "image_alt"
            case imageType = "image_type"
            case imageWidth = "image_width"
            case imageHeight = "image_height"
        }

        /// The preview; nil for a page that says nothing.
        func preview(at page: OutboundURL, link: String) -> WireLinkPreview? {
            guard !title.isEmpty || !description.isEmpty else { return nil }
            func absolute(_ text: String) -> String? {
                guard !text.isEmpty, let url = URL(string: text, relativeTo: URL(string: page.text)) else { return nil }
                // Nothing but what a browser opens harmlessly.
                return OutboundURL(url.absoluteString)?.text
            }
            func filled(_ text: String) -> String? { text.isEmpty ? nil : text }
            let picture = absolute(image).map { url in
                WireLinkPreview.Image(
                    url: url, secureURL: url.hasPrefix("https://") ? url : nil, type: filled(imageType),
                    width: imageWidth, height: imageHeight, alternative: filled(imageAlt))
            }
            return WireLinkPreview(
                link: link, title: filled(title), text: filled(description), url: absolute(url) ?? page.text,
                image: picture)
        }
    }
}
