import Dispatch
import Foundation

@testable import UIKit

/// Measures what frames cost: painting after a scroll, and telling assistive
/// tools what is new. Prints after each second, until it is ended.
final class FramesDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.title = "Frames"
        window.backgroundColor = .systemBackground
        content.clipsToBounds = true
        window.addSubview(content)
        for row in 0..<27 { addRow(row) }
        window.makeKeyAndVisible()
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated { self.measure() }
        }
        return true
    }

    private func addRow(_ row: Int) {
        for part in 0..<6 {
            let label = UILabel(frame: CGRect(x: 10 + part * 60, y: row * 56, width: 58, height: 40))
            label.text = "Row \(row).\(part)"
            label.numberOfLines = 2
            content.addSubview(label)
        }
    }

    private func measure() {
        let paint = times(60) { step in
            content.bounds.origin.y = CGFloat(step)
            window.layoutTree()
            let node = LayerPainter.subtree(of: window.layer)
            _ = ImageSurface.texture(size: window.bounds.size, scale: 1) { node?.draw(into: $0) }
        }
        let compose = times(60) { step in
            content.bounds.origin.y = CGFloat(60 + step)
            window.layoutTree()
            _ = LayerPainter.subtree(of: window.layer)
        }
        let tell = times(60) { _ in
            AccessibilityTree.shared.invalidate()
            AccessibilityTree.shared.refresh()
        }
        report("observed \(AccessibilityTree.shared.isObserved)")
        report("paint \(paint) compose \(compose) tell \(tell)")
    }

    private func times(_ count: Int, _ body: (Int) -> Void) -> String {
        let sorted = (0..<count).map { step -> Int in
            let start = DispatchTime.now().uptimeNanoseconds
            body(step)
            return Int((DispatchTime.now().uptimeNanoseconds - start) / 1000)
        }.sorted()
        return "p50 \(sorted[count / 2]) µs, p99 \(sorted[count - 1]) µs;"
    }
}
