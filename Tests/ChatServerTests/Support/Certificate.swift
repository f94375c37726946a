import Foundation
import Processes
import Testing

/// A certificate that signs itself, made by openssl for a name, in files of its own.
struct Certificate {
    let certificate: URL
    let key: URL

    init(in folder: TemporaryFolder, name: String, days: Int = 30) throws {
        certificate = folder.url.appending(path: "\(name).pem")
        key = folder.url.appending(path: "\(name).key")
        let made = try Command.run(
            "openssl",
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key.path,
                "-out", certificate.path, "-days", String(days), "-subj", "/CN=\(name)", "-addext",
                "subjectAltName=IP:127.0.0.1,DNS:localhost",
            ])
        try #require(made.status == 0)
    }

    /// Puts the two files in the place of another certificate's.
    func replace(_ other: Certificate) throws {
        for (from, to) in [(certificate, other.certificate), (key, other.key)] {
            try Data(contentsOf: from).write(to: to)
        }
    }
}
