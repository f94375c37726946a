import Foundation

/// Writes a line at once, for whoever started the process.
func report(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
