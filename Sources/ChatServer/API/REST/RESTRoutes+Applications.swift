/// What an application orders of itself.
extension RESTRoutes {
    static let applications =
        types + apiTokens + eventMessages + privacy + statistics + announcementStatistics
}
