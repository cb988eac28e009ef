import RecordingTools
@testable import DragKit
import DragPictures
import Foundation
import ProgramSupport
import DragPainter
import Testing

/// The frames that are kept, with the versions of the libraries that drew them.
struct GoldenFolder {
  /// The fonts, icons and pictures; held so that the libraries stay loaded.
  let assets: AssetStore
  private let running: VersionManifest
  private static let kept = Program.root.appendingPathComponent("Tests/Fixtures/goldens")
  private static let failed = Program.root.appendingPathComponent("Build/goldens")

  init() throws {
    assets = try AssetStore(root: Program.root.appendingPathComponent("Assets").path)
    running = VersionManifest()
  }

  /// How far frames may differ: not at all where the libraries are those that drew the kept ones.
  func tolerance() throws -> PictureComparison.Tolerance {
    let file = Self.kept.appendingPathComponent("manifest.txt")
    let manifest = try String(contentsOf: file, encoding: .utf8)
    if manifest == "\(running)\n" { return .exact }
    print(
      "The golden frames were drawn by other libraries: colours may differ by ΔE 2, and one pixel in",
      "5,000 by ΔE 10.",
      "Theirs:", manifest, "Ours:", running, separator: "\n")
    return .otherLibraries
  }

  /// The kept frame of that name.
  func frame(_ name: String) throws -> Frame {
    try Frame(pngAt: Self.kept.appendingPathComponent(name + ".png").path)
  }

  /// Keeps a frame, and notes the versions.
  func keep(_ frame: Frame, as name: String) throws {
    try FileManager.default.createDirectory(at: Self.kept, withIntermediateDirectories: true)
    try Data(frame.png).write(to: Self.kept.appendingPathComponent(name + ".png"))
    try "\(running)\n".write(
      to: Self.kept.appendingPathComponent("manifest.txt"), atomically: true, encoding: .utf8)
  }

  /// Writes what came instead of a kept frame, and a picture of where the two differ.
  func explain(_ frame: Frame, expected: Frame?, name: String) throws -> String {
    try FileManager.default.createDirectory(at: Self.failed, withIntermediateDirectories: true)
    let path = Self.failed.appendingPathComponent(name).path
    try Data(frame.png).write(to: URL(fileURLWithPath: path + "-actual.png"))
    guard let expected, let difference = frame.difference(from: expected) else {
      return "see \(path)-actual.png"
    }
    try Data(difference.png).write(to: URL(fileURLWithPath: path + "-difference.png"))
    return "see \(path)-actual.png and \(path)-difference.png"
  }
}

extension Frame {
  /// This frame, pale, with all differences from the other in red; `nil` if the sizes differ.
  func difference(from other: Frame) -> Frame? {
    guard width == other.width, height == other.height else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rgba.count)
    for start in stride(from: 0, to: rgba.count, by: 4) {
      if rgba[start..<start + 4] == other.rgba[start..<start + 4] {
        bytes += rgba[start..<start + 3].map { 192 + $0 / 4 } + [255]
      } else {
        bytes += [255, 0, 0, 255]
      }
    }
    return Frame(width: width, height: height, rgba: bytes)
  }
}
