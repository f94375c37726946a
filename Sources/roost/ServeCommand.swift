import ChatServer
import Foundation

/// `roost serve`: runs the server until a signal stops it.
enum ServeCommand {
    private static let options: Set<String> = [
        "data", "listen", "loops", "tls-certificate", "tls-key", "log-level", "heartbeat", "idle-timeout",
        "login-timeout", "session-lifetime", "sockets-per-user", "upload-limit", "failures-per-minute",
        "webhook-allow", "push-allow", "preview-allow", "outbound-trust",
    ]

    static func run(_ arguments: [String]) throws {
        let options = try Options(arguments, options: Self.options)
        if options.wantsHelp { return print(Help.serve) }
        _ = try options.words(named: [])
        let configuration = try configuration(options)
        let now = ServiceEnvironment.live { _ in }.now
        let log = ServerLog.standardError(least: configuration.logLevel, now: now)
        let server = try Server(configuration, log: log)
        let scheme = configuration.tlsFiles == nil ? "http" : "https"
        let host = server.address.contains(":") ? "[\(server.address)]" : server.address
        // Not by print: whoever waits for the line behind a pipe must get it now.
        let line = "roost \(Roost.version) listens on \(scheme)://\(host):\(server.port)\n"
        try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
        Server.waitForStopSignal()
        exitAtSecondSignal()
        server.stop()
    }

    /// Who asks twice means now. What was acknowledged is on disk all the same.
    private static func exitAtSecondSignal() {
        Thread {
            Server.waitForStopSignal()
            exit(130)
        }.start()
    }

    private static func configuration(_ options: Options) throws -> ServerConfiguration {
        var configuration = ServerConfiguration(dataPath: try options.required("data"))
        if let listen = options.value("listen") { try setAddress(listen, in: &configuration) }
        if let loops = try options.number("loops", in: 1...64) { configuration.edge.loopCount = loops }
        switch (options.value("tls-certificate"), options.value("tls-key")) {
        case (nil, nil): break
        case (let certificate?, let key?): configuration.tlsFiles = (certificate, key)
        default: throw UsageError("'--tls-certificate' and '--tls-key' belong together.")
        }
        if let word = options.value("log-level") {
            guard let level = ServerLog.Level.allCases.first(where: { $0.word == word }) else {
                throw UsageError("'--log-level' must be debug, info or error.")
            }
            configuration.logLevel = level
        }
        if let seconds = try options.number("heartbeat", in: 1...3600) {
            configuration.service.heartbeatMilliseconds = Int64(seconds) * 1000
        }
        if let seconds = try options.number("idle-timeout", in: 1...86_400) {
            configuration.service.idleTimeoutMilliseconds = Int64(seconds) * 1000
        }
        if let seconds = try options.number("login-timeout", in: 1...3600) {
            configuration.edge.loginTimeout = .seconds(seconds)
        }
        if let seconds = try options.number("session-lifetime", in: 1...31_536_000) {
            configuration.service.sessionLifetimeMilliseconds = Int64(seconds) * 1000
        }
        if let count = try options.number("sockets-per-user", in: 1...100_000) {
            configuration.edge.socketsPerUserMax = count
        }
        if let count = try options.number("failures-per-minute", in: 0...1_000_000) {
            configuration.edge.failuresPerMinuteMax = count == 0 ? .max : count
        }
        if let megabytes = try options.number("upload-limit", in: 1...100_000) {
            configuration.service.uploadBytesMost = megabytes << 20
        }
        func list(_ name: String) -> [String] {
            (options.value(name) ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        configuration.service.outbound.webhookAllow = list("webhook-allow")
        configuration.service.outbound.pushAllow = list("push-allow")
        configuration.service.outbound.previewAllow = list("preview-allow")
        configuration.service.outbound.trustFile = options.value("outbound-trust")
        // The running program itself, also while a newer one lies in its place.
        configuration.service.pictureProgram = "/proc/self/exe"
        configuration.service.serverVersion = Roost.version
        return configuration
    }

    /// `HOST:PORT`, `[IPv6]:PORT`; the host is numeric or `localhost`.
    private static func setAddress(_ text: String, in configuration: inout ServerConfiguration) throws {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            throw UsageError("'--listen' must be HOST:PORT.")
        }
        var host = String(text[..<colon])
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        guard !host.isEmpty else { throw UsageError("'--listen' must be HOST:PORT.") }
        configuration.edge.address = host == "localhost" ? "127.0.0.1" : host
        configuration.edge.port = port
    }
}
