internal import ChatWire
internal import Foundation

/// A request frame, decoded in one pass.
struct SocketRequest: Decodable {
    /// The client's number for it.
    let id: Int64
    /// The method's name, where it is a known one.
    let method: String
    /// What it asks, or why its parameters could not be read.
    let command: Result<SocketCommand, WireError>

    private enum CodingKeys: String, CodingKey {
        case id, method, params
    }

    /// Reads a frame; nil when it is no request.
    static func decode(_ frame: [UInt8]) -> SocketRequest? {
        try? JSONDecoder().decode(SocketRequest.self, from: Data(frame))
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(Int64.self, forKey: .id)
        var method = ""
        do {
            let name = try fields.decode(String.self, forKey: .method)
            let command = try Self.command(name, in: fields)
            if case .unknown = command {} else { method = name }
            self.command = .success(command)
        } catch {
            command = .failure(WireError(decoding: error))
        }
        self.method = method
    }

    private static func command(_ method: String, in fields: KeyedDecodingContainer<CodingKeys>) throws
        -> SocketCommand
    {
        func params<Params: Decodable>(_ type: Params.Type) throws -> Params {
            try fields.decode(type, forKey: .params)
        }
        return switch method {
        case Login.name: .login(try params(Login.Params.self))
        case Logout.name: .logout
        case Ping.name: .ping
        case SendMessage.name: .sendMessage(try params(SendMessage.Params.self))
        case UpdateMessage.name: .updateMessage(try params(UpdateMessage.Params.self))
        case DeleteMessage.name: .deleteMessage(try params(DeleteMessage.Params.self))
        case CopyMessage.name: .copyMessage(try params(CopyMessage.Params.self))
        case React.name: .react(try params(React.Params.self))
        case MarkRead.name: .markRead(try params(MarkRead.Params.self))
        case MarkDelivered.name: .markDelivered(try params(MarkDelivered.Params.self))
        case SetTyping.name: .setTyping(try params(SetTyping.Params.self))
        case EnterChannel.name: .enterChannel(try params(EnterChannel.Params.self))
        case ExitChannel.name: .exitChannel(try params(ExitChannel.Params.self))
        case ChannelChanges.name: .channelChanges(try params(ChannelChanges.Params.self))
        case ChannelsChanges.name: .channelsChanges(try params(ChannelsChanges.Params.self))
        default: .unknown
        }
    }
}
