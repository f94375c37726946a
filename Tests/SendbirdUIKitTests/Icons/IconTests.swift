import Testing
@testable import UIKit

@testable import SendbirdUIKit

@Suite("Icons", .serialized, .oneAtATime)
@MainActor
struct IconTests {
    @Test("Every icon draws something inside its square", arguments: SBUIconSetType.allCases)
    func drawn(type: SBUIconSetType) {
        let drawing = type.drawing
        #expect(!drawing.strokes.isEmpty || !drawing.fills.isEmpty)
        for outline in [drawing.strokes, drawing.fills] where !outline.isEmpty {
            let bounds = IconOutline(outline).path.bounds
            #expect(CGRect(x: 1, y: 1, width: 22, height: 22).contains(bounds), "\(type): \(bounds)")
        }
    }

    @Test("Every command of every icon can be read", arguments: SBUIconSetType.allCases)
    func readable(type: SBUIconSetType) {
        let counts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0, "O": 3]
        for outline in [type.drawing.strokes, type.drawing.fills] {
            for command in outline.split(before: \.isLetter) {
                let numbers = command.dropFirst().split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
                let words = command.dropFirst().split(whereSeparator: \.isWhitespace).count
                #expect(command.first.flatMap { counts[$0] } == numbers.count && numbers.count == words, "\(command)")
            }
        }
    }

    @Test("An icon of the app's own is used, and ours can be restored")
    func own() {
        defer { SBUIconSet.restoreDefaultIcons() }
        let own = UIImage()
        SBUIconSet.iconBack = own
        #expect(SBUIconSetType.iconBack.image() === own)
        SBUIconSet.restoreDefaultIcons()
        #expect(SBUIconSet.iconBack !== own)
        #expect(SBUIconSet.iconBack.size == SBUIconSetType.defaultSize)
    }

    @Test("Icons are tinted, and those with a direction turn round")
    func modes() {
        #expect(SBUIconSet.iconSend.renderingMode == .alwaysTemplate)
        #expect(SBUIconSet.iconSend.flipsForRightToLeftLayoutDirection)
        #expect(!SBUIconSet.iconSearch.flipsForRightToLeftLayoutDirection)
    }
}

extension String {
    /// The string cut before each character of a kind.
    fileprivate func split(before isStart: (Character) -> Bool) -> [Substring] {
        let starts = indices.filter { isStart(self[$0]) }
        return zip(starts, starts.dropFirst() + [endIndex]).map { self[$0..<$1] }
    }
}
