import Foundation
import Glibc
import ProgramSupport

/// A connection to what moves the devices of a session, which answers each command with a line.
final class InjectedInput {
  private let connection: FileHandle

  /// Connects to a UNIX socket; `nil` if no process listens there.
  init?(_ path: String) {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { return nil }
    guard TestDevice.connect(socket, to: path) else {
      Glibc.close(socket)
      return nil
    }
    connection = FileHandle(fileDescriptor: socket, closeOnDealloc: true)
  }

  /// Sends a command, and returns its answer.
  @discardableResult
  func send(_ command: String) throws -> String {
    try connection.write(contentsOf: Data((command + "\n").utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      guard let byte = try connection.read(upToCount: 1), !byte.isEmpty else {
        throw Failure("the session does not answer to '\(command)'")
      }
      answer += byte
    }
    return String(decoding: answer.dropLast(), as: UTF8.self)
  }
}
