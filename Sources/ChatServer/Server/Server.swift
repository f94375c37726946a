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
    /// Mutes and bans end within a second of their time.
    private let restrictionTicker: Ticker

    /// Keeps the stop signals from ending the process; to be called first of all, before any thread is started.
    package static func prepareProcess() {
        StopSignal.block()
        ProcessLimits.raiseDescriptors()
    }

    /// Waits for a signal to stop.
    package static func waitForStopSignal() { _ = StopSignal.wait() }

    /// Opens the data folder, starts the threads and listens.
    ///
    /// - Throws: ``ServerError`` in words for the operator.
    package init(_ configuration: ServerConfiguration, log: ServerLog) throws(ServerError) {
        self.log = log
        folder = try DataFolder(path: configuration.dataPath)
        let environment = ServiceEnvironment.live { fault in
            // A fault's own words name tables and codes, never what users wrote.
            log(.error, "service.fault", ["fault": .text("\(fault)")])
        }
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
            edgeConfiguration.tls = try configuration.tlsFiles.map { files throws(TransportError) in
                try TLSContext.server(certificateFile: files.certificate, keyFile: files.key)
            }
            edge = try Self.edge(edgeConfiguration, service: service, log: log, now: environment.now)
            address = edgeConfiguration.address
            port = try edge.start()
        } catch {
            service.close()
            throw ServerError("\(configuration.edge.address):\(configuration.edge.port): \(Self.words(error))")
        }
        restrictionTicker = Ticker { [service] in service.liftRestrictions() }
        log(.info, "server.started", ["address": .text(address), "port": .number(Int64(port))])
    }

    /// Stops accepting, answers what is under way, tells the clients, closes the store. Blocks until all is done.
    package func stop() {
        log(.info, "server.stopping")
        restrictionTicker.cancel()
        edge.stop()
        service.close()
        log(.info, "server.stopped")
    }

    private static func edge(
        _ configuration: EdgeConfiguration, service: ChatService, log: ServerLog, now: @escaping @Sendable () -> Int64
    ) throws(TransportError) -> Edge {
        var edgeService = EdgeService(
            rest: { service.handle($0, reply: $1) }, upload: { service.admitUpload($0) },
            frame: { service.handle(frame: $0, session: $1, connection: $2, reply: $3) },
            closed: { service.closed(connection: $0) }, now: now)
        edgeService.presence = { service.noteSocket(of: $0, isOpen: $1) }
        edgeService.figures = { service.outboundFigures() }
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
