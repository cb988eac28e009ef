import Foundation
import ProgramSupport

/// A service of a desktop, its settings or its file manager, on a message bus of its own.
final class FakePortal {
  enum Kind: String {
    case publish
    /// The portal accepts questions and never answers.
    case hang
    /// A file manager, instead of a portal.
    case files
  }

  private let folder = TemporaryFolder()
  private let bus: Child
  private var portal: Child?
  /// The address of the bus.
  let address: String

  /// Starts a bus, and the portal on it; `nil` for a bus without a portal.
  ///
  /// A setting is its namespace, its key and its value in the notation of GVariant.
  init(_ kind: Kind?, _ settings: String...) throws {
    bus = try Child(
      [
        "dbus-daemon", "--nofork", "--print-address",
        "--address=unix:path=\(folder.path("bus"))", "--config-file", Desktop.settings("bus.conf"),
      ], keepsOutput: true)
    address = try Self.line(of: bus)
    guard let kind else { return }
    let portal = try Child(
      Self.command(kind.rawValue, settings), environment: environment, keepsOutput: true)
    self.portal = portal
    _ = try Self.line(of: portal)
  }

  /// Waits for the first line of a program that is ready then.
  private static func line(of child: Child) throws -> String {
    var bytes = Data()
    while bytes.last != UInt8(ascii: "\n") {
      let more = child.output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure("a program ended at once") }
      bytes += more
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  deinit {
    portal?.end()
    bus.end()
  }

  /// Waits until the file manager shows a file, and returns its address.
  func shownFile() throws -> String {
    guard let portal else { throw Failure("there is no file manager") }
    return try Self.line(of: portal)
  }

  /// Changes a setting, and reports that to programs.
  func change(_ setting: String) throws {
    try Child.run(Self.command("change", [setting]), environment: environment)
  }

  private static func command(_ purpose: String, _ settings: [String]) -> [String] {
    let script = Program.root.path + "/Tests/Fixtures/programs/portal.py"
    return ["/usr/bin/python3", script, purpose] + settings
  }

  private var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
  }
}
