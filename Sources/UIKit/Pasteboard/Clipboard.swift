internal import CGTKHost
internal import Foundation

/// The desktop's clipboard, where there is a display.
@MainActor
enum Clipboard {
    /// The MIME types of what is on it.
    static var mimeTypes: [String] {
        guard Toolkit.hasDisplay, let list = roost_clipboard_types() else { return [] }
        defer { free(list) }
        var types: [String] = []
        var index = 0
        while let type = list[index] {
            types.append(String(cString: type))
            free(type)
            index += 1
        }
        return types
    }

    /// Puts something on it in all of its forms.
    static func put(text: String?, picture: UIImage?, forms: [(mimeType: String, data: Data)]) {
        guard Toolkit.hasDisplay else { return }
        let texture = picture.flatMap { $0.source?.texture(pixelWidth: $0.size.width * $0.scale) }
        var places: [UnsafeMutableRawPointer] = []
        defer { for place in places { free(place) } }
        let native = forms.compactMap { form -> RoostClipboardForm? in
            guard let name = strdup(form.mimeType), let bytes = malloc(max(1, form.data.count)) else { return nil }
            places += [UnsafeMutableRawPointer(name), bytes]
            form.data.copyBytes(to: UnsafeMutableRawBufferPointer(start: bytes, count: form.data.count))
            return RoostClipboardForm(mime_type: name, bytes: bytes, count: gsize(form.data.count))
        }
        withExtendedLifetime(texture) { roost_clipboard_put(text, texture?.pointer, native, Int32(native.count)) }
    }

    /// Reads a form of what is on it; nil when that fails.
    static func read(_ mimeType: String, completion: @escaping @MainActor @Sendable (Data?) -> Void) {
        guard Toolkit.hasDisplay else { return completion(nil) }
        let context = Unmanaged.passRetained(TransferAnswer(completion)).toOpaque()
        roost_clipboard_read(mimeType, TransferAnswer.received, context)
    }

    /// Has a closure called whenever something is put on it, by any program.
    static func watch() {
        guard Toolkit.hasDisplay else { return }
        roost_clipboard_watch { MainActor.assumeIsolated { UIPasteboard.general.clipboardDidChange() } }
    }
}
