/// How a camera was held, from the Exif data of a picture (CIPA DC-008, tag 0x0112 in the first directory).
enum ExifOrientation {
    /// The orientation, 1 to 8, in the content of an APP1 segment; nil where there is none.
    static func read(_ segment: [UInt8]) -> Int? {
        guard segment.starts(with: "Exif\0\0".utf8) else { return nil }
        let tiff = Array(segment.dropFirst(6))
        guard tiff.count >= 8 else { return nil }
        let isLittle = tiff.starts(with: [0x49, 0x49])
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= tiff.count else { return nil }
            let bytes = tiff[offset..<offset + count]
            return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
        for index in 0..<min(entries, 512) {
            let entry = directory + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            if tag == 0x0112, let value = number(entry + 8, 2) { return (1...8).contains(value) ? value : nil }
        }
        return nil
    }
}
