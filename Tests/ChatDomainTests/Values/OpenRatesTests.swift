import Testing

@testable import ChatDomain

@Suite("Openings by the hour")
struct OpenRatesTests {
    @Test("Counts add up, and shares are of all receivers")
    func rates() {
        let rates = OpenRates(opens: [0: 1, 2: 3], receivers: 8, hours: 4)
        #expect(rates.counts == [1, 0, 3, 0] && rates.cumulativeCounts == [1, 1, 4, 4])
        #expect(rates.rates == [0.125, 0, 0.375, 0] && rates.cumulativeRates == [0.125, 0.125, 0.5, 0.5])
        #expect(OpenRates(opens: [0: 1], receivers: 0, hours: 1).rates == [0])
        #expect(OpenRates(opens: [:], receivers: 5, hours: 0).counts == [])
    }

    @Test("There are as many hours as have begun, no more than asked for, and none before the beginning")
    func hours() {
        #expect(OpenRates.hours(since: 1_000, days: 7, now: 1_000) == 1)
        #expect(OpenRates.hours(since: 1_000, days: 7, now: 3_600_999) == 1)
        #expect(OpenRates.hours(since: 1_000, days: 7, now: 3_601_000) == 2)
        #expect(OpenRates.hours(since: 1_000, days: 1, now: 1_000 + 86_400_000 * 9) == 24)
        #expect(OpenRates.hours(since: 0, days: 7, now: 9_000) == 0)
        #expect(OpenRates.hours(since: 9_000, days: 7, now: 1_000) == 0)
    }
}
