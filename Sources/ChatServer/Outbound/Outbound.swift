internal import ChatDomain
internal import ChatOutbound
internal import ChatWire

/// Everything that calls others, with a client each: what one may reach says nothing of what another may.
final class Outbound: Sendable {
    private let webhookClient: OutboundClient
    private let pushClient: OutboundClient
    private let previewClient: OutboundClient
    private let webhooks: WebhookSender
    private let pushes: PushSender
    private let previews: LinkReader
    private let desk: OutboundDesk
    private let store: Store
    private let environment: ServiceEnvironment

    /// - Throws: ``ServerError`` for an entry of a list of addresses that cannot be read.
    init(_ service: ChatService) throws {
        desk = service.outboundDesk
        store = service.store
        environment = service.environment
        let (settings, figures) = (service.outboundDesk.settings, service.outboundDesk.figures)
        webhookClient = try Self.client("--webhook-allow", settings.webhookAllow, settings)
        pushClient = try Self.client("--push-allow", settings.pushAllow, settings)
        // Links of strangers lead to the web's own ports alone: nobody scans a network through the server.
        previewClient = try Self.client("--preview-allow", settings.previewAllow, settings, ports: [80, 443])
        webhooks = WebhookSender(
            store: service.store, client: webhookClient, settings: settings, environment: service.environment,
            figures: figures)
        pushes = PushSender(service, client: pushClient)
        previews = LinkReader(service, client: previewClient)
    }

    private static func client(
        _ option: String, _ allowed: [String], _ settings: OutboundSettings, ports: Set<UInt16>? = nil
    ) throws -> OutboundClient {
        do {
            let policy = try AddressPolicy(setting: option, allowing: allowed, ports: ports)
            var configuration = OutboundConfiguration(policy: policy)
            configuration.trustFile = settings.trustFile
            return try OutboundClient(configuration)
        } catch let error as AddressPolicy.MalformedEntry {
            throw ServerError("'\(option)': '\(error.text)' is no address, network or host name.")
        }
    }

    func start() {
        desk.setTaker { [webhooks, pushes, previews] news in
            var lanes: [WebhookLane] = []
            var hasPushes = false
            for one in news {
                switch one {
                case .webhook(let lane): lanes.append(lane)
                case .push: hasPushes = true
                case .link(let order): previews.add(order)
                }
            }
            if !lanes.isEmpty { webhooks.added(lanes) }
            if hasPushes { pushes.added() }
        }
        webhooks.start()
        pushes.start()
    }

    /// Begins nothing new, and calls off what is under way: it waits on the disk.
    func close() {
        desk.setTaker(nil)
        webhooks.close()
        pushes.close()
        previews.close()
        webhookClient.close()
        pushClient.close()
        previewClient.close()
    }

    // MARK: - Webhooks

    /// Says whether webhooks may call an address.
    func checkWebhook(_ url: String, completion: @escaping @Sendable (WireError?) -> Void) {
        guard let url = OutboundURL(url) else {
            return completion(
                WireError(.invalidParameterValue, "'url' must be an address that begins with http:// or https://."))
        }
        webhookClient.check(url) { error in
            completion(error.map { WireError(.invalidParameterValue, "'url' cannot be called: \($0).") })
        }
    }

    /// Calls an address once with an event that means nothing, and tells what came of it.
    func testWebhook(
        _ settings: WebhookSettings, applicationID: String,
        completion: @escaping @Sendable (Result<OutboundResponse, OutboundError>) -> Void
    ) {
        guard let url = OutboundURL(settings.url) else {
            return completion(.failure(.failed("the address cannot be read")))
        }
        var json = JSONWriter()
        json.beginObject()
        json.key("category")
        json.value("roost:test")
        json.key("app_id")
        json.value(applicationID)
        json.key("sent_at")
        json.value(environment.now())
        json.endObject()
        let body = json.finish()
        var request = OutboundRequest(
            "POST", url,
            headers: [
                ("Content-Type", "application/json; charset=utf-8"),
                (WebhookSignature.header, WebhookSignature.of(body, secret: settings.secret)),
            ], body: body)
        request.timeoutMilliseconds = desk.settings.webhookTimeoutMilliseconds
        request.bodyLimit = .cut(1_024)
        webhookClient.send(request, completion: completion)
    }
}
