import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// The real screen over a long channel: what it makes, keeps and measures is told by what is seen, not by how much
/// there is. Counted, not timed.
@Suite("A channel of 20,000 messages with pictures", .serialized, .oneAtATime, .timeLimit(.minutes(3)))
@MainActor
struct LongChannelTests {
    /// What reading through a channel took.
    private struct Reading {
        var steps = 0
        var cellsFilled = 0
        var heightsMeasured = 0
        /// The most cells filled in one step.
        var mostFilled = 0
        /// The most cells, and views of the list, that lived at any time.
        var mostCells = 0
        var mostViews = 0
        var cellsMade = 0
        var blankSteps = 0

        func each(_ count: Int) -> Double { Double(count) / Double(max(1, steps)) }
    }

    private func viewCount(_ view: UIView) -> Int {
        view.subviews.reduce(1) { $0 + viewCount($1) }
    }

    /// Whether some of the list's area shows no row.
    private func isBlank(_ table: UITableView) -> Bool {
        let heights = table.visibleCells.map { $0.frame.intersection(table.bounds) }.filter { !$0.isNull }.map(\.height)
        return heights.reduce(0, +) < table.bounds.height - 2
    }

    private func fill(_ server: ModelServer, _ count: Int) {
        let words = ["hello", "see", "you", "tomorrow", "at", "the", "station", "then", "we", "go", "on", "together"]
        for index in 0..<count {
            if index % 10 == 7 {
                var file = WireFile(url: "file:///nowhere/\(index)", name: "\(index).png", type: "image/png", size: 1)
                file.thumbnails = [
                    WireThumbnail(
                        url: "file:///nowhere/\(index)/t", width: 720, height: 720, realWidth: 300 + index % 5 * 90,
                        realHeight: 400)
                ]
                server.send("", file: file, by: index % 3 == 0 ? "ana" : "bo", in: LiveRoom.url)
            } else {
                let text = (0...(index * 7 % 40)).map { words[(index + $0) % words.count] }.joined(separator: " ")
                server.send(text, by: index % 3 == 0 ? "ana" : "bo", in: LiveRoom.url)
            }
        }
    }

    /// Opens a channel, goes to its oldest message page by page, reads there, in the middle and at the newest.
    private func read(_ count: Int) throws -> Reading {
        let end = CellCounts.begin()
        defer { end() }
        var reading = Reading()
        try LiveRoom.open(pageSize: 100, preparing: { fill($0, count) }) { room in
            let table = room.list.tableView
            @MainActor func note() {
                room.settle()
                reading.steps += 1
                reading.mostFilled = max(reading.mostFilled, CellCounts.filled)
                reading.cellsFilled += CellCounts.filled
                reading.heightsMeasured += CellCounts.measured
                reading.mostCells = max(reading.mostCells, CellCounts.alive)
                reading.mostViews = max(reading.mostViews, viewCount(table))
                if isBlank(table) { reading.blankSteps += 1 }
                CellCounts.reset()
            }
            @MainActor func oldest() -> CGFloat { table.contentSize.height - table.bounds.height }
            var known = 0
            while known < room.rowCount {
                known = room.rowCount
                table.contentOffset.y = oldest()
                note()
                // The page that was asked for as the last rows came into sight.
                note()
            }
            #expect(room.rowCount == count)
            // The way there is jumped, a page at a time: what a step of reading costs is counted from here on.
            (reading.steps, reading.cellsFilled, reading.heightsMeasured) = (0, 0, 0)
            for start in [1, 0.5, 0] as [CGFloat] {
                for step in 0..<40 {
                    table.contentOffset.y = max(0, oldest() * start - CGFloat(step) * (start == 0 ? -120 : 120))
                    note()
                }
            }
            reading.cellsMade = CellCounts.made
        }
        #expect(CellCounts.alive == 0, "The cells went with the screen.")
        return reading
    }

    @Test(
        "To the oldest and back, as many cells, views and measurements a step as with 200; never blank",
        .covers("C-66"))
    func asManyAsShort() throws {
        let short = try read(200)
        let long = try read(20_000)
        #expect(long.blankSteps == 0 && short.blankSteps == 0)
        // The window of rows: what is seen, and at most 40 of each kind that wait for use.
        #expect(long.mostCells <= 80)
        #expect(long.cellsMade <= 80)
        #expect(Double(long.mostViews) <= Double(short.mostViews) * 1.5)
        #expect(long.each(long.cellsFilled) <= short.each(short.cellsFilled) * 1.5)
        #expect(long.each(long.heightsMeasured) <= short.each(short.heightsMeasured) * 1.5)
        #expect(long.mostFilled <= short.mostFilled * 3 / 2)
    }
}
