import Foundation
import Testing

@testable import UIKit

/// A table and controls in sizes from the smallest to the largest: written to
/// the folder that `ROOST_PICTURES` names, to be looked at.
@MainActor
@Suite("Pictures of text sizes")
struct TextSizePictureTests {
    @Test(
        "Nothing is cut off in any size",
        arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge])
    func sheet(category: UIContentSizeCategory) throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        root.backgroundColor = .systemBackground
        root.traitOverrides.preferredContentSizeCategory = category
        let fixture = TableFixture(
            [
                [
                    "Short", "A message of more than one line, which goes on and on until it is read", "مرحبا بالعالم",
                    "👨‍👩‍👧 Kim",
                ]
            ],
            size: CGSize(width: 390, height: 560))
        fixture.adjusts = true
        fixture.titles = ["Members"]
        root.addSubview(fixture.table)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Send"
        let field = UISearchTextField(frame: CGRect(x: 16, y: 570, width: 200, height: 44))
        field.placeholder = "Search"
        root.addSubview(field)
        root.addSubview(button)
        button.frame = CGRect(origin: CGPoint(x: 230, y: 570), size: button.intrinsicContentSize)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let png = try #require(root.pngSnapshot(scale: 1, style: style))
            #expect(button.frame.width >= button.intrinsicContentSize.width)
            guard let folder = ProcessInfo.processInfo.environment["ROOST_PICTURES"] else { continue }
            let name = "text-size-\(category.step)-\(style == .dark ? "dark" : "light").png"
            try png.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
        }
    }
}
