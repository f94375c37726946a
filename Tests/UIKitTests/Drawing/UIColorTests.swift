import Foundation
import Testing

@testable import UIKit

@Suite("UIColor")
struct UIColorTests {
    @Test("Parts come back, from every way of saying them")
    func parts() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
        let green120 = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).cgColor
        #expect(abs(green120.green - 1) < 0.001 && green120.red < 0.001 && green120.blue < 0.001)
        #expect(UIColor(cgColor: color.cgColor) == color)
    }

    @Test("A dynamic colour is the one of the traits, with its alpha changed too")
    func dynamic() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.resolvedColor(with: light) == UIColor(white: 0, alpha: 1))
        #expect(UIColor.label.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
        let faded = UIColor.systemBackground.withAlphaComponent(0.5)
        #expect(faded.resolvedColor(with: dark) == UIColor(white: 0, alpha: 0.5))
        let nested = UIColor { _ in .label }
        #expect(nested.resolvedColor(with: dark) == .white)
        #expect(UIColor.systemBlue != UIColor.systemRed)
    }

    @Test("Traits of later collections win, and unsaid ones leave what is")
    func traits() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(both.userInterfaceStyle == .light)
        #expect(both.displayScale == 2)
        #expect(both.layoutDirection == .unspecified)
        #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    }
}
