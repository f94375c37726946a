internal import CLinux
internal import Foundation

/// Answers what is asked over a ``LocalSocket``, one question at a time, on a thread of its own.
package final class LocalSocketServer: Sendable {
    private let descriptor: Int32
    private let stopping: Int32
    private let finished = DispatchSemaphore(value: 0)

    /// Listens in a folder; what a killed process left of the name is replaced.
    ///
    /// - Parameter answer: Called on the server's thread.
    /// - Throws: `system` when it cannot listen there.
    package init(
        folder: String, name: String, answer: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) throws(TransportError) {
        descriptor = clinux_local_listen(folder, name)
        guard descriptor >= 0 else { throw .system(-descriptor) }
        stopping = clinux_eventfd()
        guard stopping >= 0 else {
            _ = clinux_close(descriptor)
            throw .system(-stopping)
        }
        let thread = Thread { [descriptor, stopping, finished] in
            while true {
                let asker = clinux_local_accept(descriptor, stopping)
                guard asker >= 0 else { break }
                // Whoever is gone before the answer misses it.
                if let question = try? LocalSocket.read(asker) { try? LocalSocket.write(answer(question), to: asker) }
                _ = clinux_close(asker)
            }
            finished.signal()
        }
        thread.name = "local.socket"
        thread.start()
    }

    /// Answers the question at hand, and ends. Once.
    package func stop() {
        clinux_eventfd_signal(stopping)
        finished.wait()
        _ = clinux_close(descriptor)
        _ = clinux_close(stopping)
    }
}
