import CGTK
import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("The user's text size")
struct TextSizeTests {
    private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    @Test("Every style has the published sizes, and none shrinks as the text size grows")
    func styles() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        #expect(size(.body, .extraSmall) == 14)
        #expect(size(.body, .large) == 17)
        #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
        #expect(size(.caption2, .extraSmall) == 11)
        #expect(size(.largeTitle, .accessibilityExtraExtraExtraLarge) == 60)
        for style in [UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .callout, .footnote] {
            let sizes = UIContentSizeCategory.all.map { size(style, $0) }
            #expect(sizes == sizes.sorted())
        }
    }

    @Test("Sizes are ordered, and five of them are for accessibility")
    func categories() {
        #expect(UIContentSizeCategory.extraSmall < .large)
        #expect(UIContentSizeCategory.all.filter(\.isAccessibilityCategory).count == 5)
        #expect(UIContentSizeCategory.unspecified.step == UIContentSizeCategory.large.step)
    }

    @Test(
        "The desktop's factor chooses the nearest size",
        arguments: [
            (1.0, UIContentSizeCategory.large), (1.25, .extraExtraLarge), (0.5, .extraSmall),
            (3.0, .accessibilityExtraExtraExtraLarge),
            (9, .accessibilityExtraExtraExtraLarge), (.nan, .large),
        ])
    func factors(factor: Double, category: UIContentSizeCategory) {
        #expect(UIContentSizeCategory(textScale: factor) == category)
    }

    @Test("Fonts of one's own are scaled from where they began, up to a limit")
    func metrics() {
        let metrics = UIFontMetrics(forTextStyle: .footnote)
        let own = UIFont.systemFont(ofSize: 20)
        #expect(metrics.scaledFont(for: own, compatibleWith: nil).pointSize == 20)
        let scaled = metrics.scaledFont(for: own, compatibleWith: large)
        #expect(scaled.pointSize == (20.0 * 44 / 13 * 2).rounded() / 2)
        #expect(metrics.scaledFont(for: scaled, compatibleWith: large).pointSize == scaled.pointSize)
        #expect(metrics.scaledFont(for: own, maximumPointSize: 30, compatibleWith: large).pointSize == 30)
        #expect(metrics.scaledValue(for: 0.5) == 0.5)
        #expect(metrics.scaledValue(for: 13, compatibleWith: large) == 44)
        #expect(scaled.withSize(9).scaling == nil)
    }

    @Test("Labels, buttons and fields follow while they are shown, where they are told to")
    func following() throws {
        let window = TestWindow().window
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.attributedText = NSAttributedString(
            string: "abc", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
        let fixed = UILabel()
        fixed.font = .preferredFont(forTextStyle: .body)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Send"
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        let text = UITextView()
        text.isScrollEnabled = false
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        for view in [label, fixed, button, field, text] as [UIView] { window.addSubview(view) }
        let before = (button.intrinsicContentSize, field.intrinsicContentSize, text.intrinsicContentSize)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(label.font.pointSize == 53)
        #expect((label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 43)
        #expect(fixed.font.pointSize == 17)
        #expect(button.titleLabel?.font.pointSize == 50)
        #expect(button.intrinsicContentSize.height > before.0.height * 2)
        #expect(field.intrinsicContentSize.height > before.1.height * 2)
        #expect(text.intrinsicContentSize.height > before.2.height * 2)
        window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(label.font.pointSize == 17)
        #expect(button.intrinsicContentSize == before.0)
        #expect(field.intrinsicContentSize == before.1)
    }

    @Test("A view that comes into a place of another text size takes it")
    func arriving() {
        let place = UIView()
        place.traitOverrides.preferredContentSizeCategory = .extraSmall
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        place.addSubview(label)
        #expect(label.font.pointSize == 14)
        label.font = .preferredFont(forTextStyle: .title1)
        #expect(label.font.pointSize == 25)
    }

    @Test("A change on the desktop is told to windows, then to observers")
    func desktop() {
        let window = TestWindow().window
        UIApplication.shared.windows.append(window)
        defer {
            UIApplication.shared.windows.removeAll { $0 === window }
            UIScreen.main.contentSizeCategory = .large
        }
        var heard: [String] = []
        let registration = window.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (window: UIWindow, old: UITraitCollection) in
            heard.append("traits \(old.preferredContentSizeCategory.step)")
            #expect(UITraitCollection.current.preferredContentSizeCategory == .extraLarge)
        }
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let name = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
            MainActor.assumeIsolated { heard.append(name ?? "") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        UIScreen.main.contentSizeCategory = .extraLarge
        #expect(heard == ["traits 3", UIContentSizeCategory.extraLarge.rawValue])
        #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
        window.unregisterForTraitChanges(registration)
        UIScreen.main.contentSizeCategory = .large
        #expect(heard.count == 3)
    }

    @Test("The desktop's text scaling is followed while the app runs", .enabled(if: Toolkit.hasDisplay))
    func scaling() throws {
        let settings = try #require(gtk_settings_get_default())
        func set(dpi: Int32) {
            var value = GValue()
            g_value_init(&value, GType(6 << 2))  // G_TYPE_INT
            g_value_set_int(&value, dpi)
            g_object_set_property(UnsafeMutablePointer<GObject>(settings), "gtk-xft-dpi", &value)
            g_value_unset(&value)
        }
        defer {
            set(dpi: 96 * 1024)
            UIScreen.main.contentSizeCategory = .large
        }
        UIScreen.main.watchDesktop()
        set(dpi: 120 * 1024)
        #expect(UIScreen.main.contentSizeCategory == .extraExtraLarge)
        set(dpi: 288 * 1024)
        #expect(UIScreen.main.contentSizeCategory == .accessibilityExtraExtraExtraLarge)
        set(dpi: 96 * 1024)
        #expect(UIScreen.main.contentSizeCategory == .large)
    }

    @Test("A controller's overrides reach its view, and what is registered is told of its own traits only")
    func controllers() {
        final class Watcher: UIViewController {
            var styles = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
                    self.styles += 1
                }
            }
        }
        let controller = Watcher()
        controller.traitOverrides.preferredContentSizeCategory = .small
        #expect(controller.traitCollection.preferredContentSizeCategory == .small)
        #expect(controller.view.traitCollection.preferredContentSizeCategory == .small)
        controller.traitOverrides.preferredContentSizeCategory = .medium
        #expect(controller.styles == 0)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.styles == 1)
        #expect(controller.traitCollection.preferredContentSizeCategory == .medium)
    }

    @Test("Rows are measured anew from the smallest to the largest text and back; what is read stays", .covers("C-65"))
    func rows() throws {
        let fixture = TableFixture([TableFixture.texts(300)])
        fixture.adjusts = true
        let window = TestWindow(width: 320, height: 480).window
        window.addSubview(fixture.table)
        fixture.table.layoutIfNeeded()
        fixture.table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
        fixture.table.contentOffset.y += 7
        fixture.table.layoutIfNeeded()
        let height = fixture.table.visibleCells[1].frame.height
        for category in UIContentSizeCategory.all + UIContentSizeCategory.all.reversed() + [.large] {
            // The first row that is wholly seen; in smaller text that may be one further up.
            let anchor = try #require(fixture.visibleTexts.first { (fixture.screenTop(of: $0) ?? -1) >= -0.5 })
            let top = try #require(fixture.screenTop(of: anchor))
            window.traitOverrides.preferredContentSizeCategory = category
            window.layoutTree()
            let now = try #require(fixture.screenTop(of: anchor))
            #expect(abs(now - top) <= 1, "the anchor has moved at \(category.rawValue)")
            #expect(fixture.inconsistency == nil)
            let cells = fixture.table.visibleCells
            for (cell, below) in zip(cells, cells.dropFirst()) { #expect(cell.frame.maxY == below.frame.minY) }
            for case let cell as TableFixture.TextCell in cells {
                let wanted = cell.label.sizeThatFits(CGSize(width: cell.label.bounds.width, height: 0)).height
                #expect(cell.label.bounds.height >= wanted - 0.01)
            }
        }
        #expect(fixture.table.visibleCells[1].frame.height == height)
    }

    @Test("Bars grow as far as their height lets them; alerts grow")
    func barsAndAlerts() throws {
        defer { Stage.end() }
        let stage = Stage()
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let controller = UIViewController()
        controller.title = "Settings"
        let navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        func labels(_ view: UIView) -> [UILabel] {
            (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
        }
        let title = try #require(labels(navigation.navigationBar).first { $0.text == "Settings" })
        #expect(title.font.pointSize == BarFonts.pointSizeMax)
        #expect(title.frame.height <= 44)
        let usual = AlertMetrics.alert
        let grown = usual.scaled(for: stage.window.traitCollection)
        #expect(grown.titleFont.pointSize == 34)
        #expect(grown.rowHeight > usual.rowHeight)
    }
}
