import Foundation
import Testing

/// What the process has from the heap and has not given back.
///
/// The allocator's own count (`malloc_info`, see its manual page), so that neither the machine's load nor pages that
/// are kept for later play a part.
enum HeapUse {
    private typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// Bytes in use now.
    static func bytes() throws -> Int {
        // Not declared in the module of the C library; its type is that of the manual page.
        let symbol = try #require(dlsym(nil, "malloc_info"))
        let info = unsafeBitCast(symbol, to: MallocInfo.self)
        var text: UnsafeMutablePointer<CChar>?
        var length = 0
        let stream = try #require(open_memstream(&text, &length))
        let status = info(0, stream)
        fclose(stream)
        defer { free(text) }
        try #require(status == 0)
        let report = String(cString: try #require(text))
        // The sums of all arenas stand behind the last of them.
        let sums = try #require(report.components(separatedBy: "</heap>").last)
        func size(_ element: String) throws -> Int {
            let line = sums.split(separator: "\n").first { $0.contains(element) }
            let number = line?.components(separatedBy: "size=\"").last?.prefix { $0.isNumber }
            return try #require(number.flatMap { Int($0) }, "\(element) is missing in \(sums)")
        }
        return try size("<system type=\"current\"") + size("<total type=\"mmap\"") - size("<total type=\"fast\"")
            - size("<total type=\"rest\"")
    }

    /// How much a piece of work keeps each time, once it has been done often enough for everything that is kept on
    /// purpose to be there.
    @MainActor
    static func growth(of count: Int, after warmUp: Int, _ work: () throws -> Void) throws -> Double {
        for _ in 0..<warmUp { try work() }
        let before = try bytes()
        for _ in 0..<count { try work() }
        return Double(try bytes() - before) / Double(count)
    }
}
