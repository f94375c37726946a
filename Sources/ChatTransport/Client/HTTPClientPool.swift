/// The connections of an ``HTTPClient`` and the requests that wait for one. On its loop only.
final class HTTPClientPool {
    /// One request from call to completion.
    final class Job {
        let id: UInt64
        let request: HTTPClientRequest
        let completion: @Sendable (Result<HTTPClientResponse, TransportError>) -> Void
        var timer: TimerToken?
        var mayRetry = true
        weak var exchange: HTTPClientExchange?

        init(
            id: UInt64, request: HTTPClientRequest,
            completion: @escaping @Sendable (Result<HTTPClientResponse, TransportError>) -> Void
        ) {
            self.id = id
            self.request = request
            self.completion = completion
        }
    }

    private let loop: EventLoop
    private let configuration: HTTPClientConfiguration
    private var jobs: [UInt64: Job] = [:]
    private var waiting: [Endpoint: [Job]] = [:]
    private var exchanges: [Endpoint: [HTTPClientExchange]] = [:]

    init(loop: EventLoop, configuration: HTTPClientConfiguration) {
        self.loop = loop
        self.configuration = configuration
    }

    func start(
        _ request: HTTPClientRequest, id: UInt64,
        completion: @escaping @Sendable (Result<HTTPClientResponse, TransportError>) -> Void
    ) {
        let job = Job(id: id, request: request, completion: completion)
        jobs[id] = job
        // Holds the pool until the job is done: its completion is called though the client is let go meanwhile.
        job.timer = loop.schedule(after: request.timeout) { self.fail(id, .timedOut) }
        waiting[request.endpoint, default: []].append(job)
        dispatch(request.endpoint)
    }

    /// An upload moves: its time begins anew.
    private func progressed(_ job: Job) {
        guard jobs[job.id] != nil else { return }
        if let timer = job.timer { loop.cancel(timer) }
        job.timer = loop.schedule(after: job.request.timeout) { [id = job.id] in self.fail(id, .timedOut) }
    }

    func cancel(_ id: UInt64) { fail(id, .cancelled) }

    func close() {
        for id in jobs.keys { fail(id, .cancelled) }
        for exchange in exchanges.values.flatMap(\.self) { exchange.drop() }
    }

    /// Ends a job and the connection that it has spoiled.
    private func fail(_ id: UInt64, _ error: TransportError) {
        guard let job = jobs[id] else { return }
        let exchange = job.exchange
        waiting[job.request.endpoint]?.removeAll { $0 === job }
        finish(job, .failure(error))
        exchange?.drop()
    }

    private func finish(_ job: Job, _ result: Result<HTTPClientResponse, TransportError>) {
        guard jobs.removeValue(forKey: job.id) != nil else { return }
        if let timer = job.timer { loop.cancel(timer) }
        job.completion(result)
    }

    /// Gives waiting jobs to idle connections, and opens more while there may be more.
    private func dispatch(_ endpoint: Endpoint) {
        while let job = waiting[endpoint]?.first {
            let open = exchanges[endpoint, default: []]
            if let idle = open.last(where: \.isIdle) {
                waiting[endpoint]?.removeFirst()
                idle.begin(job)
            } else {
                // Those being connected will take a job each.
                let coming = open.count { $0.isConnecting }
                guard coming < waiting[endpoint, default: []].count,
                    open.count < configuration.connectionsPerEndpointMax
                else { return }
                connect(endpoint)
            }
        }
        waiting[endpoint] = nil
    }

    private func connect(_ endpoint: Endpoint) {
        let exchange = HTTPClientExchange(endpoint: endpoint, loop: loop, configuration: configuration)
        exchanges[endpoint, default: []].append(exchange)
        exchange.onReady = { [weak self] in self?.dispatch(endpoint) }
        exchange.onProgress = { [weak self] in self?.progressed($0) }
        exchange.onResponse = { [weak self] job, response in
            self?.finish(job, .success(response))
            self?.dispatch(endpoint)
        }
        exchange.onEnd = { [weak self, weak exchange] job, error, mayRetry in
            self?.exchanges[endpoint]?.removeAll { $0 === exchange }
            self?.ended(
                endpoint, job: job, error: error, mayRetry: mayRetry, wasConnected: exchange?.wasConnected ?? false)
        }
        exchange.connect()
    }

    private func ended(_ endpoint: Endpoint, job: Job?, error: TransportError, mayRetry: Bool, wasConnected: Bool) {
        if exchanges[endpoint]?.isEmpty ?? false { exchanges[endpoint] = nil }
        if let job, jobs[job.id] != nil {
            if mayRetry, job.mayRetry {
                job.mayRetry = false
                waiting[endpoint, default: []].insert(job, at: 0)
            } else {
                finish(job, .failure(error))
            }
        } else if !wasConnected, error != .cancelled, let first = waiting[endpoint]?.first {
            // A failed attempt is answered to one of those waiting, so that attempts come to an end.
            waiting[endpoint]?.removeFirst()
            finish(first, .failure(error))
        }
        dispatch(endpoint)
    }
}
