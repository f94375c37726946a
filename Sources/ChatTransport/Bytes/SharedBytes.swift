/// Bytes that never change and may wait in many outgoing queues at once.
///
/// An event is encoded into one of these and every receiver's queue holds a
/// reference: a broadcast copies nothing. The address is stable, so the bytes
/// go to `sendmsg` as they are.
package final class SharedBytes: @unchecked Sendable {
    // Safe to share: the memory is written in `init` only, before there is a second reference, and freed in
    // `deinit`, after the last one is gone.

    /// The bytes. Valid as long as the object lives.
    package let buffer: UnsafeRawBufferPointer

    /// Copies `bytes` once.
    package init(_ bytes: [UInt8]) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        memory.copyBytes(from: bytes)
        buffer = UnsafeRawBufferPointer(memory)
    }

    deinit { buffer.deallocate() }

    /// The number of bytes.
    package var count: Int { buffer.count }
}
