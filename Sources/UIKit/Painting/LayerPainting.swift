/// What the renderer keeps of a layer from one frame to the next.
@MainActor
final class LayerPainting {
    /// The layer's own contents, as its view drew them.
    var contents: RenderNode?
    /// Whether `contents` is up to date (it may be nil and up to date).
    var hasContents = false
    /// The layer with all inside, in its own coordinates.
    var subtree: RenderNode?
    /// Whether `subtree` is out of date.
    var isStale = true
}
