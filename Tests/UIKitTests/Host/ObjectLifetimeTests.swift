import CGTK
import Foundation
import Testing

@testable import UIKit

/// The toolkit's objects go with what holds them: each test learns from GObject itself that one was finalised.
@MainActor
@Suite("Lifetime of the toolkit's objects", .serialized)
struct ObjectLifetimeTests {
    /// Knows whether an object of GObject's was finalised.
    private final class Watch {
        private(set) var isFinalised = false

        init(_ object: UnsafeMutableRawPointer) {
            // Data of an object goes when it is finalised: later than its weak references, which end with its disposal.
            g_object_set_data_full(
                object.assumingMemoryBound(to: GObject.self), "roost-watch", Unmanaged.passRetained(self).toOpaque()
            ) { pointer in
                guard let pointer else { return }
                Unmanaged<Watch>.fromOpaque(pointer).takeRetainedValue().isFinalised = true
            }
        }

        convenience init(_ object: OpaquePointer) {
            self.init(UnsafeMutableRawPointer(object))
        }
    }

    /// Lets the toolkit do what it has put off.
    private func settle() {
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    @Test("A text that is set in lines goes with its layout, its picture kept or not")
    func layout() throws {
        var node: RenderNode?
        let watch = {
            let layout = TextLayout(StyledText("Hello 👋"), style: .init(), width: 100, traits: .current)
            node = layout.node()
            return Watch(layout.layout)
        }()
        #expect(watch.isFinalised)
        #expect(node != nil)
    }

    @Test("A picture's pixels go with the view that was painted with them, and so do the nodes of the painting")
    func painting() throws {
        let stage = TestWindow(width: 100, height: 100)
        defer { stage.window.isHidden = true }
        weak var contents: RenderNode?
        weak var subtree: RenderNode?
        func paint() throws -> Watch {
            let texture = try #require(ImageSurface.texture(size: CGSize(width: 8, height: 8), scale: 1) { _ in })
            let view = UIImageView(
                image: UIImage(source: ImageSource(texture: texture), size: CGSize(width: 8, height: 8), scale: 1))
            view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            stage.window.addSubview(view)
            _ = stage.window.pngSnapshot(scale: 1, style: .light)
            (contents, subtree) = (view.layer.painting.contents, view.layer.painting.subtree)
            #expect(contents != nil && subtree != nil)
            view.removeFromSuperview()
            return Watch(texture.pointer)
        }
        let watch = try paint()
        // The window's own painting is made anew with the next frame.
        _ = stage.window.pngSnapshot(scale: 1, style: .light)
        settle()
        #expect(contents == nil && subtree == nil)
        #expect(watch.isFinalised)
    }

    @Test("A text view's and a text field's widgets go with them, used or not", .enabled(if: Toolkit.hasDisplay))
    func widgets() throws {
        let stage = TestWindow(width: 200, height: 200)
        stage.window.makeKeyAndVisible()
        defer { stage.window.isHidden = true }
        func use(_ view: UIView, _ input: TextInput, focused isFocused: Bool) throws -> Watch {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stage.window.addSubview(view)
            let widget = try #require((input.widget as? GTKTextWidget)?.widget)
            let watch = Watch(UnsafeMutableRawPointer(widget))
            if isFocused { view.becomeFirstResponder() }
            stage.window.layoutTree()
            _ = stage.window.pngSnapshot(scale: 1, style: .light)
            settle()
            view.removeFromSuperview()
            return watch
        }
        var watches: [Watch] = []
        for isFocused in [false, true] {
            let view = UITextView()
            view.text = "Some text"
            watches.append(try use(view, view.input, focused: isFocused))
            let field = UITextField()
            field.text = "Some text"
            watches.append(try use(field, field.input, focused: isFocused))
        }
        settle()
        #expect(watches.map(\.isFinalised) == [true, true, true, true])
    }

    @Test("A window that is hidden gives its widgets back, and goes", .enabled(if: Toolkit.hasDisplay))
    func window() throws {
        weak var window: UIWindow?
        func show() throws -> Watch {
            let stage = TestWindow(width: 200, height: 200)
            stage.window.makeKeyAndVisible()
            stage.window.addSubview(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
            stage.window.layoutTree()
            settle()
            let host = try #require((stage.window.host as? GTKWindowHost)?.host)
            let watch = Watch(UnsafeMutableRawPointer(host))
            window = stage.window
            stage.window.isHidden = true
            return watch
        }
        let watch = try show()
        settle()
        #expect(watch.isFinalised)
        #expect(window == nil, "The application keeps it no longer.")
    }
}
