public import Foundation

/// What the library answered, in order. Immutable.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    private let objects: [ObjectType]
    /// The question, to be asked again when the library has changed.
    let question: (() -> PHFetchResult<ObjectType>)?

    /// Creates an empty answer.
    public override convenience init() {
        self.init([], question: nil)
    }

    init(_ objects: [ObjectType], question: (() -> PHFetchResult<ObjectType>)?) {
        self.objects = objects
        self.question = question
        super.init()
    }

    /// How many there are.
    open var count: Int { objects.count }

    /// The first one; nil when there is none.
    open var firstObject: ObjectType? { objects.first }

    /// The last one; nil when there is none.
    open var lastObject: ObjectType? { objects.last }

    /// Returns the one at an index, which must be there.
    open func object(at index: Int) -> ObjectType { objects[index] }

    /// Returns the one at an index, which must be there.
    open subscript(index: Int) -> ObjectType { objects[index] }

    /// Returns those at the indexes.
    open func objects(at indexes: IndexSet) -> [ObjectType] {
        indexes.compactMap { objects.indices.contains($0) ? objects[$0] : nil }
    }

    /// Returns whether an object is among them.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// Returns where an object is; `NSNotFound` when it is not.
    open func index(of anObject: ObjectType) -> Int {
        objects.firstIndex { $0 === anObject || ($0 as? NSObject)?.isEqual(anObject) == true } ?? NSNotFound
    }

    /// Calls a closure for each, until it sets its last argument.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stops = ObjCBool(false)
        for (index, object) in objects.enumerated() {
            block(object, index, &stops)
            if stops.boolValue { return }
        }
    }
}
