/// What an error code can say of itself.
public protocol SBErrorCode {
    /// The documented number.
    var code: Int { get }
    /// A sentence for the developer.
    var message: String { get }
    /// The error with this code and its sentence.
    var asSBError: SBError { get }
    /// The error with this code and another sentence.
    func asSBError(message: String) -> SBError
}

extension SBErrorCode {
    /// The error with this code and its sentence.
    public var asSBError: SBError { asSBError(message: message) }

    /// The error with this code and another sentence.
    public func asSBError(message: String) -> SBError {
        SBError(code: code, message: message)
    }
}
