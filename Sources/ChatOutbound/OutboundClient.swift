internal import CCurl
package import ChatTransport
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Makes HTTP requests to others: webhooks, push services, linked pages.
///
/// One thread drives all calls of a client (libcurl's multi interface, HTTP/2 where the other side has it). Any
/// thread may call; answers come on the client's thread and must not block it. Redirections are not followed: they
/// are told, and whoever wants to go there makes the next call, which is checked like the first.
///
/// ```swift
/// let client = OutboundClient(OutboundConfiguration(policy: AddressPolicy(setting: "--webhook-allow")))
/// client.send(OutboundRequest("POST", url, body: bytes)) { result in … }
/// ```
package final class OutboundClient: Sendable {
    private struct Order: Sendable {
        let number: UInt64
        let request: OutboundRequest
        let completion: @Sendable (Result<OutboundResponse, OutboundError>) -> Void
    }

    private struct Mailbox {
        var orders: [Order] = []
        var cancelled: [UInt64] = []
        var lastNumber: UInt64 = 0
        /// Calls that have not been answered.
        var count = 0
        var isClosed = false
    }

    /// Curl's handle of all transfers.
    // Unchecked: only the client's thread uses it, but for waking up, which curl allows from any.
    private struct Multi: @unchecked Sendable {
        let pointer: UnsafeMutableRawPointer
    }

    private let configuration: OutboundConfiguration
    private let mailbox = Mutex(Mailbox())
    private let multi: Multi
    private let finished = DispatchSemaphore(value: 0)
    private let resolver: HostResolver
    private let resolving = DispatchQueue(label: "outbound.resolve", qos: .utility)

    /// Once a process, before the first handle (curl_global_init(3)).
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// Starts the thread.
    ///
    /// - Throws: ``OutboundError/failed(_:)`` where the system has no memory for it.
    package init(_ configuration: OutboundConfiguration, resolver: HostResolver = .system) throws(OutboundError) {
        guard Self.isReady, let pointer = curl_multi_init() else { throw .failed("no memory for HTTP calls") }
        self.configuration = configuration
        self.resolver = resolver
        multi = Multi(pointer: pointer)
        _ = ccurl_set_multi_number(pointer, CURLMOPT_MAX_TOTAL_CONNECTIONS, configuration.connectionsMost)
        _ = ccurl_set_multi_number(pointer, CURLMOPT_MAX_HOST_CONNECTIONS, configuration.connectionsPerHostMost)
        let thread = Thread { [self] in run() }
        thread.name = "outbound"
        thread.start()
    }

    /// Makes a call.
    ///
    /// - Parameter completion: Called once, on the client's thread, or before this returns where nothing can be begun.
    @discardableResult
    package func send(
        _ request: OutboundRequest, completion: @escaping @Sendable (Result<OutboundResponse, OutboundError>) -> Void
    ) -> OutboundCall {
        let (number, refusal) = mailbox.withLock { box -> (UInt64, OutboundError?) in
            box.lastNumber += 1
            if box.isClosed { return (box.lastNumber, .cancelled) }
            if box.count >= configuration.callsMost { return (box.lastNumber, .unreachable("too many calls wait")) }
            box.count += 1
            box.orders.append(Order(number: box.lastNumber, request: request, completion: completion))
            return (box.lastNumber, nil)
        }
        if let refusal { completion(.failure(refusal)) } else { curl_multi_wakeup(multi.pointer) }
        return OutboundCall(client: self, number: number)
    }

    /// Says whether an address would be called, by what its name means now. A name that means nothing passes: it is
    /// looked up again, and checked, by each call.
    package func check(_ url: OutboundURL, completion: @escaping @Sendable (OutboundError?) -> Void) {
        resolving.async { [self] in
            let addresses = resolver.addresses(of: url.host).compactMap { IPAddress($0) }
            let policy = configuration.policy
            let refused = addresses.first { !policy.allows($0, port: url.port, host: url.host) }
            completion(refused.map { .refusedAddress($0, setting: policy.setting) })
        }
    }

    func cancel(_ number: UInt64) {
        mailbox.withLock { $0.cancelled.append(number) }
        curl_multi_wakeup(multi.pointer)
    }

    /// Calls everything off, and waits for the thread to end. A second call does nothing. Not from an answer.
    package func close() {
        let wasClosed = mailbox.withLock { box in
            defer { box.isClosed = true }
            return box.isClosed
        }
        guard !wasClosed else { return }
        curl_multi_wakeup(multi.pointer)
        finished.wait()
        resolving.sync {}
    }

    // MARK: - The thread

    private func run() {
        var transfers: [UInt64: OutboundTransfer] = [:]
        var numbers: [UnsafeMutableRawPointer: UInt64] = [:]
        let pointer = multi.pointer

        func end(_ number: UInt64, _ result: (OutboundTransfer) -> Result<OutboundResponse, OutboundError>) {
            guard let transfer = transfers.removeValue(forKey: number) else { return }
            numbers[transfer.handle] = nil
            let answer = result(transfer)
            curl_multi_remove_handle(pointer, transfer.handle)
            mailbox.withLock { $0.count -= 1 }
            transfer.completion(answer)
        }

        while true {
            let (orders, cancelled, isClosed) = mailbox.withLock { box in
                defer {
                    box.orders = []
                    box.cancelled = []
                }
                return (box.orders, box.cancelled, box.isClosed)
            }
            for order in orders {
                guard
                    let transfer = OutboundTransfer(
                        order.request, configuration: configuration, completion: order.completion),
                    curl_multi_add_handle(pointer, transfer.handle) == CURLM_OK
                else {
                    mailbox.withLock { $0.count -= 1 }
                    order.completion(.failure(.failed("no memory for an HTTP call")))
                    continue
                }
                transfers[order.number] = transfer
                numbers[transfer.handle] = order.number
            }
            for number in isClosed ? Array(transfers.keys) : cancelled { end(number) { _ in .failure(.cancelled) } }
            if isClosed { break }
            var running: Int32 = 0
            curl_multi_perform(pointer, &running)
            var left: Int32 = 0
            while let message = curl_multi_info_read(pointer, &left) {
                guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
                    let number = numbers[handle]
                else { continue }
                let code = message.pointee.data.result
                end(number) { $0.result(code) }
            }
            // Woken by sockets, timers of curl, and new orders; a second bounds what a lost wake-up could cost.
            curl_multi_poll(pointer, nil, 0, 1_000, nil)
        }
        curl_multi_cleanup(pointer)
        finished.signal()
    }
}
