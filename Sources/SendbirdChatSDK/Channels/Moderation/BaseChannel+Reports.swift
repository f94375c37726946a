internal import ChatWire

extension BaseChannel {
    /// Reports this channel to whoever runs the application.
    ///
    /// - Parameter reportDescription: What is to be said of it, up to 1,000 characters; nil for nothing.
    public func report(
        category: ReportCategory, reportDescription: String?, completionHandler: SBErrorHandler? = nil
    ) {
        send(Self.path(place), ReportBody(category: category.wire, description: reportDescription), completionHandler)
    }

    /// Reports this channel.
    nonisolated(nonsending) public func report(category: ReportCategory, reportDescription: String?) async throws {
        try await awaitingEnd {
            report(category: category, reportDescription: reportDescription, completionHandler: $0)
        }
    }

    /// Reports a message of this channel; it is kept as it is, whatever becomes of it.
    public func report(
        message: BaseMessage, reportCategory: ReportCategory, reportDescription: String?,
        completionHandler: SBErrorHandler? = nil
    ) {
        let body = ReportBody(
            category: reportCategory.wire, description: reportDescription, offenderID: message.sender?.userId)
        send(Self.path(place) + "/messages/\(message.messageId)", body, completionHandler)
    }

    /// Reports a message of this channel.
    nonisolated(nonsending) public func report(
        message: BaseMessage, reportCategory: ReportCategory, reportDescription: String?
    ) async throws {
        try await awaitingEnd {
            report(
                message: message, reportCategory: reportCategory, reportDescription: reportDescription,
                completionHandler: $0)
        }
    }

    /// Reports what a user does in this channel.
    public func report(
        offendingUser: User, reportCategory: ReportCategory, reportDescription: String?,
        completionHandler: SBErrorHandler? = nil
    ) {
        let body = ReportBody(
            category: reportCategory.wire, description: reportDescription, channelType: Self.family(place),
            channelURL: channelURL)
        send("/v3/report/users/" + QueryItems.encoded(offendingUser.userId), body, completionHandler)
    }

    /// Reports what a user does in this channel.
    nonisolated(nonsending) public func report(
        offendingUser: User, reportCategory: ReportCategory, reportDescription: String?
    ) async throws {
        try await awaitingEnd {
            report(
                offendingUser: offendingUser, reportCategory: reportCategory, reportDescription: reportDescription,
                completionHandler: $0)
        }
    }

    private func send(_ path: String, _ body: ReportBody, _ completionHandler: SBErrorHandler?) {
        client.askEnd(RESTRequest("POST", path, body: body), completionHandler)
    }

    private static func family(_ place: ChannelPlace) -> String {
        place.type == .open ? "open_channels" : "group_channels"
    }

    private static func path(_ place: ChannelPlace) -> String {
        "/v3/report/\(family(place))/" + QueryItems.encoded(place.url)
    }
}

/// The body of a report.
private struct ReportBody: Encodable {
    var category: ChatWire.ReportCategory
    var description: String?
    var offenderID: String?
    var channelType: String?
    var channelURL: String?

    enum CodingKeys: String, CodingKey {
        case category = "report_category"
        case description = "report_description"
        case offenderID = "offending_user_id"
        case channelType = "channel_type"
        case channelURL = "channel_url"
    }
}
