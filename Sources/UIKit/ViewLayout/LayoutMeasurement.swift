/// Whether content is being asked for its size at trial widths, which is no change of it.
@MainActor
enum LayoutMeasurement {
    private(set) static var isUnderWay = false

    static func perform<Result>(_ body: () -> Result) -> Result {
        let wasUnderWay = isUnderWay
        isUnderWay = true
        defer { isUnderWay = wasUnderWay }
        return body()
    }
}
