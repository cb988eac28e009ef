package import Foundation

/// A folder for the files of one test, which goes away with its owner.
package final class TemporaryFolder {
  package let url: URL

  /// Makes an empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("dragplay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in it.
  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// The bytes of a file.
  package func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(name)))
  }

  /// The words of a file.
  package func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// The names of what is in it, sorted.
  package var names: [String] { names(in: "") }

  /// The names of what is in a folder in it, sorted.
  package func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []).sorted()
  }

  /// Runs the program under test in it.
  package func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: url)
  }

  /// Makes an empty file to write to.
  func newFile(_ name: String) throws -> FileHandle {
    try write([], to: name)
    return try FileHandle(forWritingTo: url.appendingPathComponent(name))
  }
}
