/// Drives the engine: a mailbox in front of the core, first in, first out, on one serial executor.
///
/// Each turn takes everything that waits, lets the core handle it in one
/// transaction of the cache, then acts: sends, sets the timer, and hands one
/// batch of deliveries to the main actor.
// Unchecked: the mailbox is behind a lock; the core is touched on the serial executor only.
final class Pipeline: @unchecked Sendable {
    private struct Mailbox {
        var inputs: [Input] = []
        var isScheduled = false
    }

    private let surroundings: Surroundings
    private let mailbox = Locked(Mailbox())
    private let core: Core
    private let cacheBytes = Locked(0)
    private var deliver: @Sendable ([Delivery]) -> Void = { _ in }
    private var wakeAt: Int64?

    init(configuration: ClientConfiguration, surroundings: Surroundings, log: ClientLog) {
        self.surroundings = surroundings
        core = Core(configuration: configuration, random: surroundings.random, log: log)
    }

    /// Says where deliveries go; before the first input.
    func start(deliver: @escaping @Sendable ([Delivery]) -> Void) {
        self.deliver = deliver
    }

    /// Puts an input into the mailbox. From any thread.
    func post(_ input: Input) {
        let mustSchedule = mailbox.withLock { mailbox in
            mailbox.inputs.append(input)
            defer { mailbox.isScheduled = true }
            return !mailbox.isScheduled
        }
        if mustSchedule { surroundings.schedule { self.turn() } }
    }

    /// The size of the cache after the last turn, in bytes.
    func cacheSize() -> Int { cacheBytes.value }

    private func turn() {
        let inputs = mailbox.withLock { mailbox in
            defer { mailbox = Mailbox() }
            return mailbox.inputs
        }
        let actions = core.turn(inputs, now: surroundings.now())
        for action in actions.effects { perform(action) }
        if !actions.deliveries.isEmpty { deliver(actions.deliveries) }
        cacheBytes.withLock { $0 = core.cacheSize }
        setTimer(actions.wakeAt)
    }

    private func perform(_ effect: Effect) {
        switch effect {
        case .openSocket(let socket, let request):
            surroundings.network.open(socket, request: request) { [weak self] event in
                self?.post(.socket(socket, event))
            }
        case .send(let socket, let text): surroundings.network.send(text, on: socket)
        case .closeSocket(let socket, let code): surroundings.network.close(socket, code: code)
        case .call(let id, let call):
            surroundings.network.perform(call) { [weak self] answer in self?.post(.answer(id, answer)) }
        case .upload(let id, let call):
            surroundings.network.upload(id, call) { [weak self] event in
                switch event {
                case .progress(let sent, let total): self?.post(.uploadProgress(id, sent: sent, total: total))
                case .answered(let answer): self?.post(.answer(id, answer))
                }
            }
        case .cancelCall(let id): surroundings.network.cancelUpload(id)
        }
    }

    /// One timer serves all deadlines: an earlier one is set anew, a later one is left to find nothing to do.
    private func setTimer(_ deadline: Int64?) {
        guard let deadline, wakeAt.map({ deadline < $0 }) ?? true else { return }
        wakeAt = deadline
        surroundings.scheduleAfter(deadline - surroundings.now().uptime) { [weak self] in
            guard let self, wakeAt == deadline else { return }
            wakeAt = nil
            post(.tick)
        }
    }
}
