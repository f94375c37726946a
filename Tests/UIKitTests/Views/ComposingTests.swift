import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("What is left out of a picture")
struct ComposingTests {
    private let white = CGColor(gray: 1, alpha: 1)

    private func box(_ rect: CGRect, alpha: CGFloat = 1) throws -> RenderNode {
        try #require(RenderNode.color(CGColor(gray: 0.5, alpha: alpha), in: rect))
    }

    private func parts(_ node: RenderNode?) -> Int {
        if case .container(let parts) = node?.form { return parts.count }
        return node == nil ? 0 : 1
    }

    @Test("What lies wholly under something opaque is left out; under a part of it or a veil it is not")
    func covered() throws {
        let below = try box(CGRect(x: 10, y: 10, width: 20, height: 20))
        let above = try box(CGRect(x: 0, y: 0, width: 50, height: 30))
        #expect(RenderNode.container([below, above]) === above)
        #expect(parts(RenderNode.container([above, below])) == 2)
        #expect(parts(RenderNode.container([below, try box(CGRect(x: 0, y: 0, width: 50, height: 29))])) == 2)
        #expect(
            parts(RenderNode.container([below, try box(CGRect(x: 0, y: 0, width: 50, height: 30), alpha: 0.9)])) == 2)
        #expect(parts(RenderNode.container([below, above.faded(to: 0.5)])) == 2)
        let round = above.clipped(to: RoundedRect(rect: CGRect(x: 0, y: 0, width: 50, height: 30), radius: 8))
        #expect(parts(RenderNode.container([below, round])) == 2)
        let cut = above.clipped(to: RoundedRect(rect: CGRect(x: 0, y: 0, width: 50, height: 25), radius: 0))
        #expect(parts(RenderNode.container([below, cut])) == 2)
        let turned = above.transformed(CGAffineTransform(rotationAngle: 1))
        #expect(parts(RenderNode.container([below, turned])) == 2)
    }

    @Test("A clip around what lies inside it is left out, at round corners too")
    func clips() throws {
        let node = try box(CGRect(x: 12, y: 8, width: 76, height: 84))
        let area = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(node.clipped(to: RoundedRect(rect: area, radius: 0)) === node)
        #expect(node.clipped(to: RoundedRect(rect: area, radius: 18)) === node)
        #expect(node.clipped(to: RoundedRect(rect: area, radius: 50)) !== node)
        #expect(node.clipped(to: RoundedRect(rect: area.offsetBy(dx: 13, dy: 0), radius: 0)) !== node)
        let corner = try box(CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(corner.clipped(to: RoundedRect(rect: area, radius: 18)) !== corner)
        let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        #expect(corner.clipped(to: RoundedRect(rect: area, radius: 18, corners: lower)) === corner)
    }

    @Test("A list upside down of rows that are turned back comes out as rows that are moved")
    func turned() throws {
        let over = CGAffineTransform(scaleX: 1, y: -1)
        let text = try #require(
            RenderNode.border(
                of: RoundedRect(rect: CGRect(x: 0, y: 0, width: 10, height: 10), radius: 2), width: 1, color: white))
        let rows = (0..<3).map { row in
            text.transformed(over).transformed(CGAffineTransform(translationX: 0, y: CGFloat(row) * 20 + 10))
        }
        let list = RenderNode.container(rows)?
            .clipped(to: RoundedRect(rect: CGRect(x: 0, y: 0, width: 10, height: 45), radius: 0))
            .transformed(over.concatenating(CGAffineTransform(translationX: 0, y: 100)))
        guard case .clip(let inner, let rect) = list?.form, case .container(let parts) = inner.form else {
            Issue.record("A clip of a container was expected.")
            return
        }
        #expect(rect == CGRect(x: 0, y: 55, width: 10, height: 45))
        for (row, part) in parts.enumerated() {
            guard case .transform(let node, let transform) = part.form else {
                Issue.record("A moved row was expected.")
                return
            }
            #expect(node === text)
            #expect(transform == CGAffineTransform(translationX: 0, y: 90 - CGFloat(row) * 20))
        }
    }

    @Test("A small shadow is a picture that looks as the shadow does")
    func shadow() throws {
        let shape = RoundedRect(rect: CGRect(x: 0, y: 0, width: 40, height: 40), radius: 20)
        let shadow = try #require(
            RenderNode.shadow(
                around: shape, color: CGColor(gray: 0, alpha: 0.3), offset: CGSize(width: 0, height: 2), radius: 6))
        let rasterized = shadow.rasterized(scale: 1)
        #expect(rasterized !== shadow)
        #expect(rasterized.bounds.contains(shadow.bounds))
        func picture(of node: RenderNode) throws -> Picture {
            let area = CGRect(x: 0, y: 0, width: 100, height: 100)
            let node = node.transformed(CGAffineTransform(translationX: 30, y: 30))
            let ground = try #require(RenderNode.color(white, in: area))
            let both = try #require(RenderNode.container([ground, node]))
            let texture = try #require(ImageSurface.texture(size: area.size, scale: 1) { both.draw(into: $0) })
            return try Picture(UIImage(source: ImageSource(texture: texture), scale: 1))
        }
        let (drawn, kept) = (try picture(of: shadow), try picture(of: rasterized))
        #expect(drawn.pixel(50, 72)[0] < 230)
        for y in 0..<100 {
            for x in 0..<100 {
                #expect(zip(drawn.pixel(x, y), kept.pixel(x, y)).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
            }
        }
    }
}
