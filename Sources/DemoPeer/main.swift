import Foundation
import SendbirdChatSDK

// A scripted person for the demo: reads, types and answers, so that one alone sees the product live.

@MainActor
func start() async throws -> Peer {
    let options = try PeerOptions(Array(CommandLine.arguments.dropFirst()))
    let script = try PeerScript(String(contentsOfFile: options.script, encoding: .utf8))
    let params = InitParams(applicationId: options.application)
    params.apiHost = options.host
    try await SendbirdChat.initialize(params: params)
    let peer = Peer(script: script, answers: options.answers) { seconds in
        try? await Task.sleep(for: .seconds(seconds))
    }
    SendbirdChat.addChannelDelegate(peer, identifier: "peer")
    try await SendbirdChat.connect(userId: options.user)
    peer.begin()
    return peer
}

// The SDK holds its delegates weakly.
var peer: Peer?
Task { @MainActor in
    do {
        peer = try await start()
        FileHandle.standardOutput.write(Data("Here.\n".utf8))
    } catch {
        FileHandle.standardError.write(Data("\(error)\n\n\(PeerOptions.usage)\n".utf8))
        exit(2)
    }
}
dispatchMain()
