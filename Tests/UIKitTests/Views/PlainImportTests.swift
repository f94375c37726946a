import Testing
import UIKit

/// As an app's tests are written: with plain imports of both modules.
@MainActor
@Suite("Tests with plain imports of Testing and UIKit")
struct PlainImportTests {
    @Test("Compile and run")
    func compile() {
        let label = UILabel()
        label.text = "hello"
        #expect(label.intrinsicContentSize.width > 0)
    }
}
