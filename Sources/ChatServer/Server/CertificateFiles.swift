internal import ChatTransport
internal import Foundation
internal import Synchronization

/// The certificate and its key on the disk: read at the start, when asked to, and when the files change.
///
/// Who renews a certificate writes two files, one after the other. Between the two they do not belong together: such
/// a pair is not taken, the old one goes on serving, and the next look, a second later, finds the whole pair.
final class CertificateFiles: Sendable {
    private struct State {
        var dates: [Date?] = []
        /// What serves now.
        var context: TLSContext?
    }

    private let certificate: String
    private let key: String
    private let log: ServerLog
    private let state = Mutex(State())

    init(certificate: String, key: String, log: ServerLog) {
        self.certificate = certificate
        self.key = key
        self.log = log
    }

    /// Until the certificate that serves now ends.
    var secondsLeft: Int? { state.withLock { $0.context }?.secondsLeft }

    /// Reads them for the start.
    func load() throws(TransportError) -> TLSContext {
        let dates = dates()
        let context = try TLSContext.server(certificateFile: certificate, keyFile: key)
        state.withLock { $0 = State(dates: dates, context: context) }
        return context
    }

    /// Reads them anew where one has changed since it was last looked at; nil when there is nothing new that is good.
    func renewed() -> TLSContext? {
        let dates = dates()
        return state.withLock({ $0.dates }) == dates ? nil : reload()
    }

    /// Reads them anew; nil when they are no good.
    func reload() -> TLSContext? {
        let dates = dates()
        do {
            let context = try TLSContext.server(certificateFile: certificate, keyFile: key)
            state.withLock { $0 = State(dates: dates, context: context) }
            log(.info, "tls.reloaded", ["days_left": .number(Int64((context.secondsLeft ?? 0) / 86_400))])
            return context
        } catch {
            state.withLock { $0.dates = dates }
            var reason = "\(error)"
            if case .tls(let words) = error { reason = words }
            log(.error, "tls.not_reloaded", ["reason": .text(reason), "kept": .text("the certificate before")])
            return nil
        }
    }

    private func dates() -> [Date?] {
        [certificate, key].map { path in
            // Links are followed: renewing programs often turn a link.
            let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            let attributes = try? FileManager.default.attributesOfItem(atPath: real)
            return attributes?[.modificationDate] as? Date
        }
    }
}
