import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Segments, pages and glass")
struct MoreControlTests {
    @Test("A press chooses a part and tells of it; parts come and go")
    func segments() {
        let stage = TestWindow(width: 300, height: 60)
        let control = UISegmentedControl(items: ["Group", "Open", UIImage(systemName: "bell") as Any, 4])
        #expect(control.numberOfSegments == 3)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        var heard: [Int] = []
        control.addAction(UIAction { _ in heard.append(control.selectedSegmentIndex) }, for: .valueChanged)
        stage.window.addSubview(control)
        stage.window.layoutIfNeeded()
        stage.tap(150, 16)
        stage.tap(150, 16)
        control.setEnabled(false, forSegmentAt: 2)
        stage.tap(250, 16)
        #expect(heard == [1])
        control.selectedSegmentIndex = 0
        #expect(heard == [1])
        control.insertSegment(withTitle: "First", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1)
        #expect(control.titleForSegment(at: 0) == "First")
        control.semanticContentAttribute = .forceRightToLeft
        control.selectedSegmentIndex = 99
        stage.window.layoutIfNeeded()
        stage.tap(290, 16)
        #expect(heard == [1, 0])
        control.isMomentary = true
        stage.tap(290, 16)
        #expect(heard == [1, 0, 0])
        #expect(control.selectedSegmentIndex == -1)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test("Larger text makes a higher row of segments")
    func segmentSize() {
        let control = UISegmentedControl(items: ["Group", "Open"])
        let before = control.intrinsicContentSize
        control.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(control.intrinsicContentSize.height > before.height)
        #expect(control.intrinsicContentSize.width > before.width)
    }

    @Test("Pages are turned by a press on either side, within bounds")
    func pages() {
        let stage = TestWindow(width: 200, height: 40)
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.currentPage = 0
        var heard: [Int] = []
        control.addAction(UIAction { _ in heard.append(control.currentPage) }, for: .valueChanged)
        stage.window.addSubview(control)
        stage.tap(20, 20)
        stage.tap(180, 20)
        control.semanticContentAttribute = .forceRightToLeft
        stage.tap(20, 20)
        stage.tap(180, 20)
        #expect(heard == [1, 2, 1])
        #expect(control.accessibilityValue == "page 2 of 3")
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
    }

    @Test("Glass lets through a part of what lies behind, in light and dark")
    func glass() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            root.backgroundColor = .red
            let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            glass.frame = root.bounds
            root.addSubview(glass)
            let pixel = try Picture(root, style: style).pixel(10, 10)
            #expect(pixel[0] != 255 || pixel[1] != 0)
            #expect(style == .dark ? pixel[1] < 60 : pixel[1] > 150)
            glass.effect = nil
            #expect(try Picture(root, style: style).pixel(10, 10) == [255, 0, 0, 255])
            #expect(glass.contentView.bounds == root.bounds)
        }
    }

    @Test("They look as they should", arguments: [UIUserInterfaceStyle.light, .dark])
    func picture(style: UIUserInterfaceStyle) throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
        root.backgroundColor = .systemBackground
        let segments = UISegmentedControl(items: ["Group", "Supergroup", "Broadcast"])
        segments.selectedSegmentIndex = 1
        segments.frame = CGRect(x: 10, y: 10, width: 280, height: 32)
        let pages = UIPageControl(frame: CGRect(x: 10, y: 60, width: 280, height: 30))
        pages.numberOfPages = 5
        pages.currentPage = 1
        root.addSubview(segments)
        root.addSubview(pages)
        let png = try #require(root.pngSnapshot(scale: 2, style: style))
        guard let folder = ProcessInfo.processInfo.environment["ROOST_PICTURES"] else { return }
        try png.write(to: URL(fileURLWithPath: folder).appendingPathComponent("controls-\(style.rawValue).png"))
    }
}
