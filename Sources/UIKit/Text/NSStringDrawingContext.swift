/// The scale that a drawing was made with. Taken where the original takes one;
/// texts are never scaled here.
public final class NSStringDrawingContext {
    /// Creates a context.
    public init() {}
}
