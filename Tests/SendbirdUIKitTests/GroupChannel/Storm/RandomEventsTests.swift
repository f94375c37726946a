import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// Events of every kind against the real screen. `ROOST_STORM_SEEDS` says how many seeds of a thousand events, and
/// `ROOST_STORM_FIRST` which is the first; one from 0 on where they say nothing, as each takes a while in a debug build.
@Suite("Anything at all happens to a channel's list", .serialized, .oneAtATime)
@MainActor
struct RandomEventsTests {
    private nonisolated static func setting(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    private nonisolated static let first = setting("ROOST_STORM_FIRST") ?? 0
    private nonisolated static let seeds = first..<(first + (setting("ROOST_STORM_SEEDS") ?? 1))

    @Test(
        "A thousand events: never a wrong row, and what is read moves by no more than a point",
        .covers("C-65", "C-95", "D36", "D37", "D38", "D39"), arguments: seeds)
    func events(seed: Int) throws {
        try run(seed: seed, steps: 1_000) { storm, hold, place in
            storm.stage.window.layoutIfNeeded()
            try check(storm, hold, place)
        }
    }

    @Test(
        "Movements on: what is read stands still in every frame, and all ends as without them", .covers("C-95"),
        arguments: seeds)
    func frames(seed: Int) throws {
        let steps = 200
        var still: [String] = []
        try run(seed: seed, steps: steps) { storm, hold, place in
            storm.stage.window.layoutIfNeeded()
            still.append(Self.outline(storm))
        }
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        var lengths = SeededRandom(seed: UInt64(seed) + 77)
        var moving: [String] = []
        try run(seed: seed, steps: steps, isMoving: true) { storm, hold, place in
            storm.stage.window.layoutIfNeeded()
            try check(storm, hold, place)
            moving.append(Self.outline(storm))
            // Long enough to come to rest, or cut short by what comes next.
            for frame in 0..<([0, 3, 25].randomElement(using: &lengths) ?? 0) {
                FrameClock.shared.advance(by: 1.0 / 60)
                storm.stage.window.layoutIfNeeded()
                try check(storm, hold, "\(place), frame \(frame)")
            }
        }
        let first = zip(still, moving).enumerated().first { $0.element.0 != $0.element.1 }
        #expect(first == nil, "seed \(seed), step \(first?.offset ?? 0)")
    }

    private func run(
        seed: Int, steps: Int, isMoving: Bool = false,
        _ after: (ListStorm, ListHold, String) throws -> Void
    ) throws {
        SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.bubble]
        defer { SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.text] }
        try Stage.run { stage in
            var storm = ListStorm(seed: seed, stage: stage)
            UIView.setAnimationsEnabled(isMoving)
            for step in 0..<steps {
                let hold = storm.step()
                try after(storm, hold, "seed \(seed), step \(step): \(storm.name)")
            }
        }
    }

    /// What is on the screen at the end of all movements.
    private static func outline(_ storm: ListStorm) -> String {
        let rows = ListSight(of: storm.screen)?.rows ?? []
        return rows.map { "\($0.key) \(Int($0.top.rounded()))" }.joined(separator: ", ")
    }

    // MARK: - What must hold

    private func check(_ storm: ListStorm, _ hold: ListHold, _ place: String) throws {
        let screen = storm.screen
        let now = try #require(ListSight(of: screen))
        let list = try #require(screen.listComponent)
        let messages = screen.still?.fullMessageList ?? []
        #expect(now.faults.isEmpty, "\(place)")
        #expect(isOrdered(messages), "\(place)")
        guard let before = storm.before else { return }
        let isAtBottom = now.isAtBottom
        if hold.isAtBottom(before) { #expect(isAtBottom, "not at the bottom, \(place)") }
        let moves = hold.anchors(before, now, messages, in: list).map { Move(of: $0, to: now) }
        guard let least = moves.first(where: { !$0.isFault }) ?? moves.first else { return }
        let sights = "\nbefore \(before.outline)\nnow \(now.outline)"
        let isFault = least.isFault
        #expect(!isFault, "\(least), \(place)\(sights)")
        guard let (anchor, after) = least.painted else { return }
        let (low, high) = (min(anchor.paintedTop, after.top), max(anchor.paintedTop, after.top))
        // A point, and a hair that adding up a movement may leave.
        let room = 1.000_001
        #expect(
            after.paintedTop >= low - room && after.paintedTop <= high + room,
            "painted at \(after.paintedTop), not \(low)...\(high), \(place)\(sights)")
    }

    /// How far a row has gone on the screen.
    private struct Move: CustomStringConvertible {
        let isFault: Bool
        let description: String
        /// The row before and after, where it is still seen.
        let painted: (before: ListSight.Row, after: ListSight.Row)?

        init(of anchor: ListSight.Row, to now: ListSight) {
            guard let after = now.rows.first(where: { $0.key == anchor.key }) else {
                isFault = !now.isAtBottom && !now.isAtOldest
                description = "\(anchor.message.message) is gone from the screen"
                painted = nil
                return
            }
            // Where the list ends there is no room to stay: then it stands at its end, and has moved no other way.
            // A row that began above the screen and has become too short to reach into it begins at its edge.
            let isGone = anchor.top + after.bottom - after.top <= now.edge
            let moved = after.top - (isGone ? now.edge : anchor.top)
            let isForced = now.isShort || (now.isAtBottom && moved > 0) || (now.isAtOldest && moved < 0)
            isFault = abs(moved) > 1 && !isForced
            description = "\(anchor.message.message) moved by \(moved)"
            painted = (anchor, after)
        }
    }

    /// Typing lowest, then what is not sent by its time, then what is.
    private func isOrdered(_ messages: [BaseMessage]) -> Bool {
        let rest = messages.first is SBUTypingIndicatorMessage ? messages.dropFirst() : messages[...]
        let unsent = rest.prefix { $0.messageId == 0 }
        let sent = rest.dropFirst(unsent.count)
        func descends(_ part: ArraySlice<BaseMessage>) -> Bool {
            zip(part, part.dropFirst()).allSatisfy { $0.createdAt >= $1.createdAt }
        }
        return sent.allSatisfy { $0.messageId > 0 } && descends(unsent) && descends(sent)
            && !rest.contains { $0 is SBUTypingIndicatorMessage }
    }
}
