// An app that imports the original module sees Foundation through it.
@_exported public import Foundation
