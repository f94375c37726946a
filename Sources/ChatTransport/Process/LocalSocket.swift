internal import CLinux
internal import Glibc

/// A question and an answer between two processes of one user on one machine, over a socket in a folder.
///
/// A side writes what it has to say and closes its direction; the other reads
/// to the end. The system says whose process asks: one of another user is sent
/// away, but for root's.
package enum LocalSocket {
    /// The longest question, and the longest answer, in bytes.
    package static let bytesMost = 16 << 20

    /// Asks, and waits for the answer.
    ///
    /// - Throws: `system` when nobody listens, or the other side is gone.
    package static func ask(_ question: [UInt8], folder: String, name: String) throws(TransportError) -> [UInt8] {
        let descriptor = clinux_local_connect(folder, name)
        guard descriptor >= 0 else { throw .system(-descriptor) }
        defer { _ = clinux_close(descriptor) }
        try write(question, to: descriptor)
        clinux_shutdown_writing(descriptor)
        return try read(descriptor)
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(TransportError) {
        let failure = bytes.withUnsafeBytes { buffer -> Int32? in
            var sent = 0
            while sent < buffer.count {
                let count = send(
                    descriptor, buffer.baseAddress.map { $0 + sent }, buffer.count - sent, Int32(MSG_NOSIGNAL))
                if count >= 0 { sent += count } else if errno != EINTR { return errno }
            }
            return nil
        }
        if let failure { throw .system(failure) }
    }

    static func read(_ descriptor: Int32) throws(TransportError) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = clinux_receive(descriptor, &piece, piece.count)
            guard count >= 0 else { throw .system(Int32(clamping: -count)) }
            if count == 0 { return bytes }
            bytes += piece[..<count]
            guard bytes.count <= bytesMost else { throw .system(EMSGSIZE) }
        }
    }
}
