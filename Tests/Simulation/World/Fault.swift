/// What goes wrong, by kind.
enum Fault: String, CaseIterable {
    /// Bytes come late, and those behind them.
    case bytesDelayed = "bytes delayed"
    /// A message comes in two pieces.
    case bytesSplit = "messages in pieces"
    /// A connection is cut, both sides learn it; what is on its way, and a message half there, is lost.
    case cut = "connections cut"
    /// A connection is gone, and the app does not know.
    case halfOpenToApp = "half-open, unknown to the app"
    /// A connection is gone, and the server does not know.
    case halfOpenToServer = "half-open, unknown to the server"
    /// A connection is gone, and neither knows.
    case blackHole = "half-open, unknown to both"
    /// An attempt to connect is refused, or nothing is heard of it.
    case connectFailed = "connecting failed"
    /// The server lets go of a reader that it takes for too slow.
    case tooSlow = "slow readers dropped"
    /// A request never reaches the server.
    case requestLost = "requests lost"
    /// A request is carried out, and its answer never comes.
    case answerLost = "answers lost"
    /// An answer comes late.
    case answerDelayed = "answers late"
    /// A request is carried out twice, as by an intermediary that tries again.
    case requestDoubled = "requests doubled"
    /// A phone has no network for a while.
    case offline = "phones offline"
    /// An app is killed.
    case appKilled = "apps killed"
    /// A phone dies with its app; the server hears nothing of it.
    case phoneDied = "phones dead"
    /// An app's main thread is busy for a while.
    case mainBusy = "main threads busy"
    /// The cache is gone when the app starts.
    case cacheLost = "caches lost"
    /// The cache is damaged when the app starts.
    case cacheDamaged = "caches damaged"
    /// The server is killed; what it wrote is there.
    case serverKilled = "servers killed"
    /// The server's machine loses power; what was not synced is lost in part.
    case powerLost = "servers without power"
    /// The server's disk takes its time.
    case diskSlow = "slow disks"
    /// A phone's clock is wrong, or is set.
    case clockWrong = "phones' clocks wrong"
    /// The server's clock is set while it is down.
    case serverClockSet = "servers' clocks set"
}
