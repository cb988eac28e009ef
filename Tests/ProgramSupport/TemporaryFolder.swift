package import Foundation

/// A folder for the files of one test, which goes away with its owner.
package final class TemporaryFolder {
  package let url: URL

  /// Makes an empty folder.
  package init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("dragplay-\(UUID().uuidString)")
    makeFolder("")
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in it.
  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Makes a folder in it, and those above.
  package func makeFolder(_ name: String) {
    try? FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a file, in a folder that it makes if necessary, and returns its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Makes a symbolic link to a file in it.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: path(target))
  }

  /// Whether it has a file or a folder of that name.
  package func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The bytes of a file.
  package func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(name)))
  }

  /// The words of a file.
  package func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// The sorted names of the contents, or of those of a folder in it.
  package func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []).sorted()
  }

  package var names: [String] { names() }

  /// Runs the program under test in it.
  package func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: url)
  }
}
