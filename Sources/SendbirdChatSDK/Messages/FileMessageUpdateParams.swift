/// What changes about a file message: its data and kind; the file itself stays.
open class FileMessageUpdateParams: BaseMessageUpdateParams {
    /// Changes nothing until a field is set.
    public override init() {}

    /// Changes what the builder sets.
    public convenience init(builder: (FileMessageUpdateParams) -> Void) {
        self.init()
        builder(self)
    }
}
