import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Drawing")
struct DrawingTests {
    private func drawn(_ actions: @escaping (CGContext) -> Void) throws -> Picture {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
        return try Picture(renderer.image { actions($0.cgContext) })
    }

    @Test("Paths are filled and stroked where they are")
    func paths() throws {
        let picture = try drawn { _ in
            UIColor.red.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
            UIColor.blue.setStroke()
            let line = UIBezierPath()
            line.lineWidth = 4
            line.move(to: CGPoint(x: 0, y: 30))
            line.addLine(to: CGPoint(x: 40, y: 30))
            line.stroke()
        }
        #expect(picture.pixel(10, 10) == [255, 0, 0, 255])
        #expect(picture.pixel(0, 0)[3] == 0)
        #expect(picture.pixel(20, 30) == [0, 0, 255, 255])
        #expect(picture.pixel(20, 35)[3] == 0)
    }

    @Test("The state comes back, and with it clip and transform")
    func state() throws {
        let picture = try drawn { context in
            context.saveGState()
            context.translateBy(x: 20, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.restoreGState()
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 30, width: 5, height: 5))
            context.restoreGState()
        }
        #expect(picture.pixel(25, 5) == [255, 0, 0, 255])
        #expect(picture.pixel(35, 5)[3] == 0)
        #expect(picture.pixel(2, 32) == [0, 255, 0, 255])
    }

    @Test("What is drawn later lies above, across outlines, rectangles and pictures")
    func order() throws {
        let picture = try drawn { context in
            let area = CGRect(x: 0, y: 0, width: 40, height: 40)
            UIColor.red.setFill()
            context.fill(area)
            UIColor.blue.setFill()
            UIBezierPath(roundedRect: area.insetBy(dx: 5, dy: 5), cornerRadius: 3).fill()
            UIImage(systemName: "circle")?.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
            UIColor.green.setFill()
            context.fill(area.insetBy(dx: 15, dy: 15))
        }
        #expect(picture.pixel(1, 38) == [255, 0, 0, 255])
        #expect(picture.pixel(10, 10) == [0, 0, 255, 255])
        #expect(picture.pixel(20, 20) == [0, 255, 0, 255])
    }

    @Test("Outside of a drawing there is no context, and drawing does nothing")
    func outside() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsPopContext()
    }

    @Test("Gradients, shapes and masks paint")
    func layers() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let gradient = CAGradientLayer()
        gradient.frame = root.bounds
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        root.layer.addSublayer(gradient)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40)).cgPath
        root.layer.mask = shape
        let picture = try Picture(root)
        #expect(picture.pixel(10, 2)[0] < 40)
        #expect(picture.pixel(10, 37)[0] > 215)
        #expect(picture.pixel(30, 20)[3] == 0)
    }

    @Test("Layers lie in the order of their places and depths")
    func depth() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (low, high) = (CALayer(), CALayer())
        for (layer, color) in [(low, UIColor.red), (high, .blue)] {
            layer.frame = root.bounds
            layer.backgroundColor = color.cgColor
            root.layer.addSublayer(layer)
        }
        #expect(try Picture(root).pixel(5, 5) == [0, 0, 255, 255])
        low.zPosition = 1
        #expect(try Picture(root).pixel(5, 5) == [255, 0, 0, 255])
        low.removeFromSuperlayer()
        high.isHidden = true
        #expect(try Picture(root).pixel(5, 5)[3] == 0)
    }

    @Test("Shadows fall outside, borders inside")
    func edges() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        card.backgroundColor = .white
        card.layer.borderWidth = 2
        card.layer.borderColor = UIColor.red.cgColor
        card.layer.shadowOpacity = 1
        card.layer.shadowOffset = .zero
        card.layer.shadowRadius = 3
        root.addSubview(card)
        let picture = try Picture(root)
        #expect(picture.pixel(21, 30) == [255, 0, 0, 255])
        #expect(picture.pixel(30, 30) == [255, 255, 255, 255])
        let shade = picture.pixel(18, 30)
        #expect(shade[3] > 40 && shade[0] == 0)
        #expect(picture.pixel(5, 5)[3] == 0)
    }

    @Test("Strings are measured as they are drawn")
    func strings() throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
        let size = "Hello".size(withAttributes: attributes)
        let box = "Hello Hello Hello".boundingRect(
            with: CGSize(width: size.width + 2, height: 1000), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)
        #expect(abs(box.height - 3 * size.height) < 1)
        let picture = try drawn { _ in
            "HH".draw(in: CGRect(x: 10, y: 10, width: 30, height: 20), withAttributes: attributes)
        }
        let ink = try #require(picture.bounds { $0[3] > 60 })
        #expect(ink.minX >= 10 && ink.minY >= 10)
    }
}
