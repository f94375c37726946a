import Foundation
import Testing

@testable import UIKit

/// What the module paints, on one sheet: written to the folder that
/// `ROOST_PICTURES` names, to be looked at.
@MainActor
@Suite("The gallery")
struct GalleryTests {
    @Test("Paints in light and dark what is on the sheet", arguments: [UIUserInterfaceStyle.light, .dark])
    func paints(style: UIUserInterfaceStyle) throws {
        let sheet = Gallery.sheet()
        let png = try #require(sheet.pngSnapshot(scale: 2, style: style))
        let size = try #require(UIImage(data: png)).size
        #expect(size == CGSize(width: 780, height: 1800))
        guard let folder = ProcessInfo.processInfo.environment["ROOST_PICTURES"] else { return }
        let name = style == .dark ? "gallery-dark.png" : "gallery-light.png"
        try png.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
}
