final class Core {
    init(configuration: ClientConfiguration, random: @escaping @Sendable () -> UInt64, log: ClientLog) {}
    var cacheSize: Int { 0 }
    func turn(_ inputs: [Input], now: Moment) -> TurnResult { TurnResult() }
}
