internal import ChatTransport
internal import Foundation

/// A whole server: store, service and edge, from start to graceful stop.
package final class Server: Sendable {
    /// The address and port it listens on.
    package let address: String
    /// The port; the system's choice where 0 was asked for.
    package let port: UInt16
    /// Administers the running server.
    package var administration: Administration { Administration(service) }
    private let folder: DataFolder
    private let service: ChatService
    private let edge: Edge
    private let log: ServerLog
    private let notice: ServiceNotice
    private let certificate: CertificateFiles?
    private let adminSocket: LocalSocketServer
    /// What is looked at every second: what is due by the clock, a new certificate, the own state.
    private let ticker: Ticker

    /// Keeps the stop signals from ending the process; to be called first of all, before any thread is started.
    package static func prepareProcess() {
        StopSignal.block()
        ProcessLimits.raiseDescriptors()
    }

    /// Waits for a signal to stop; what asks for something else meanwhile is done.
    ///
    /// - Parameter reload: Called for each SIGHUP.
    package static func waitForStopSignal(reload: () -> Void = {}) {
        while StopSignal.wait() == .reload { reload() }
    }

    /// Opens the data folder, starts the threads and listens.
    ///
    /// - Parameter environment: The process's variables: they say which service manager is told how the server is.
    /// - Throws: ``ServerError`` in words for the operator.
    package init(
        _ configuration: ServerConfiguration, log: ServerLog, environment variables: [String: String] = [:]
    ) throws(ServerError) {
        self.log = log
        let notice = ServiceNotice(environment: variables)
        self.notice = notice
        folder = try DataFolder(path: configuration.dataPath)
        let environment = Self.environment(log)
        do {
            service = try ChatService(
                path: folder.databasePath, filesPath: folder.filesPath, configuration: configuration.service,
                environment: environment)
        } catch {
            throw ServerError("The database '\(folder.databasePath)' cannot be opened: \(error)")
        }
        do {
            try service.startOutbound()
        } catch {
            service.close()
            throw ServerError("\(error)")
        }
        do {
            var edgeConfiguration = configuration.edge
            edgeConfiguration.limits = configuration.service.limits
            edgeConfiguration.idleTimeout = .milliseconds(configuration.service.idleTimeoutMilliseconds)
            let (certificate, context) = try Self.certificate(configuration, log: log)
            self.certificate = certificate
            edgeConfiguration.tls = context
            edge = try Self.edge(
                edgeConfiguration, service: service, certificate: certificate, log: log, now: environment.now)
            address = edgeConfiguration.address
            port = try edge.start()
        } catch {
            service.close()
            throw ServerError("\(configuration.edge.address):\(configuration.edge.port): \(Self.words(error))")
        }
        do {
            let command = AdminCommand(Administration(service))
            adminSocket = try AdminSocket.serve(folder: configuration.dataPath, command: command, log: log)
        } catch {
            edge.stop()
            service.close()
            throw ServerError("The socket for 'roost admin' cannot be made in '\(configuration.dataPath)': \(error)")
        }
        log(.info, "server.started", ["address": .text(address), "port": .number(Int64(port))])
        notice.send("READY=1")
        let state = ReadinessLog(log: log, notice: notice)
        ticker = Ticker { [service, edge, certificate] in
            service.liftRestrictions()
            service.doDueWork()
            service.doExports()
            service.doAccessRequests()
            if let renewed = certificate?.renewed() { edge.setTLS(renewed) }
            state.note(service.unreadiness())
        }
    }

    /// Reads the certificate anew; one that is no good is not taken, and the log says why.
    package func reload() {
        notice.send("RELOADING=1")
        if let renewed = certificate?.reload() { edge.setTLS(renewed) }
        notice.send("READY=1")
    }

    /// Stops accepting, answers what is under way, tells the clients, closes the store. Blocks until all is done.
    package func stop() {
        log(.info, "server.stopping")
        notice.send("STOPPING=1")
        ticker.cancel()
        adminSocket.stop()
        edge.stop()
        service.close()
        log(.info, "server.stopped")
    }

    private static func environment(_ log: ServerLog) -> ServiceEnvironment {
        var environment = ServiceEnvironment.live { fault in
            // A fault's own words name tables and codes, never what users wrote.
            log(.error, "service.fault", ["fault": .text("\(fault)")])
        }
        environment.onNotice = { event, fields in
            log(.info, event, fields.map { ($0.name, .text($0.value)) })
        }
        return environment
    }

    private static func certificate(
        _ configuration: ServerConfiguration, log: ServerLog
    ) throws(TransportError) -> (CertificateFiles?, TLSContext?) {
        guard let files = configuration.tlsFiles else { return (nil, nil) }
        let certificate = CertificateFiles(certificate: files.certificate, key: files.key, log: log)
        return (certificate, try certificate.load())
    }

    private static func edge(
        _ configuration: EdgeConfiguration, service: ChatService, certificate: CertificateFiles?, log: ServerLog,
        now: @escaping @Sendable () -> Int64
    ) throws(TransportError) -> Edge {
        var edgeService = EdgeService(
            rest: { service.handle($0, reply: $1) }, upload: { service.admitUpload($0) },
            frame: { service.handle(frame: $0, session: $1, connection: $2, reply: $3) },
            closed: { service.closed(connection: $0) }, now: now)
        edgeService.unreadiness = { service.unreadiness() }
        edgeService.figures = { page in
            service.appendFigures(to: &page)
            service.appendOutboundFigures(to: &page)
            if let left = certificate?.secondsLeft {
                page.gauge("roost_certificate_seconds_left", "Until the TLS certificate ends.", left)
            }
        }
        edgeService.presence = { service.noteSocket(of: $0, isOpen: $1) }
        let edge = try Edge(configuration: configuration, service: edgeService, log: log)
        service.setDeliverySink { edge.deliver($0) }
        return edge
    }

    private static func words(_ error: TransportError) -> String {
        switch error {
        case .system(let code): String(cString: strerror(code))
        case .tls(let reason): reason
        case .unresolved, .timedOut, .cancelled, .closedByPeer, .protocolBroken, .refused: "\(error)"
        }
    }
}
