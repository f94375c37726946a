import ChatServer
import Foundation

// Before any thread exists, so that every thread inherits what signals may do.
Server.prepareProcess()
exit(Roost.run(Array(CommandLine.arguments.dropFirst())))
