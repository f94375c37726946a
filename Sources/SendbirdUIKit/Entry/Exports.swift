// The compatible modules bring Foundation with them: code written against them
// uses `Int64.max`'s C spelling, `Data` and `Notification` without importing it.
@_exported import Foundation
