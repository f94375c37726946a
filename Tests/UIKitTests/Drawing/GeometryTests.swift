import Foundation
import Testing

@testable import UIKit

@Suite("Geometry")
struct GeometryTests {
    @Test("Transforms do the first thing first")
    func order() {
        let point = CGPoint(x: 1, y: 0)
        let moveThenScale = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        #expect(point.applying(moveThenScale) == CGPoint(x: 22, y: 0))
        #expect(point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 0))
        let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
    }

    @Test("A transform and its inverse undo each other; one without inverse is its own")
    func inverse() {
        let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
        let back = CGPoint(x: 7, y: 8).applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 8) < 1e-9)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test("A turned rectangle is bounded, insets are taken from its sides")
    func rectangles() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(directional.resolved(.leftToRight) == insets)
        #expect(directional.resolved(.rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
}
