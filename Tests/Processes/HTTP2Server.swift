internal import Foundation
internal import Glibc

/// The tests' server that speaks HTTP/2, as a process: `http2.py` says what it answers.
public final class HTTP2Server: Sendable {
    /// A request that came.
    public struct Request: Decodable, Sendable {
        /// The header fields, those of the protocol too.
        public let headers: [String: String]
        /// The body.
        public let body: String
        /// The number of the connection that brought it, from 1.
        public let connection: Int
    }

    /// The port.
    public let port: UInt16
    /// The file of the certificate that vouches for itself; nil without TLS.
    public let certificate: String?
    private let child: ChildProcess
    private let folder: TemporaryFolder

    /// Starts it, and waits until it listens.
    public init(isSecure: Bool) throws {
        folder = try TemporaryFolder()
        guard let script = Bundle.module.path(forResource: "http2", ofType: "py") else {
            throw CocoaError(.fileNoSuchFile)
        }
        var arguments = [script]
        if isSecure {
            let (certificate, key) = (folder.url.path + "/certificate.pem", folder.url.path + "/key.pem")
            let maker = try ChildProcess(
                "/usr/bin/openssl",
                [
                    "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                    "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost", "-keyout", key,
                    "-out", certificate,
                ], environment: [:], directory: folder.url)
            guard maker.wait() == 0 else { throw CocoaError(.fileWriteUnknown) }
            arguments += [certificate, key]
            self.certificate = certificate
        } else {
            certificate = nil
        }
        child = try ChildProcess(
            "/usr/bin/python3", arguments, environment: [:], directory: folder.url, input: .pipe, output: .pipe)
        guard let port = UInt16(try Self.line(child)) else { throw CocoaError(.fileReadUnknown) }
        self.port = port
    }

    deinit {
        child.send(SIGKILL)
        child.wait()
    }

    /// The next request; blocks until one comes.
    public func next() throws -> Request {
        try JSONDecoder().decode(Request.self, from: Data(try Self.line(child).utf8))
    }

    private static func line(_ child: ChildProcess) throws -> String {
        var line: [UInt8] = []
        while let byte = try child.output?.read(upToCount: 1)?.first, byte != 0x0A { line.append(byte) }
        return String(decoding: line, as: UTF8.self)
    }
}
