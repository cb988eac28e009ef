@testable import DragKit
import DragPainter
import DragPictures
import Foundation
import ProgramSupport
import RecordingTools
import Testing

/// The frames that are kept, with the versions of the libraries that drew them.
struct GoldenFolder {
  /// The fonts, icons and pictures; held so that the libraries stay loaded.
  let assets: AssetStore
  private let running: VersionManifest
  static let kept = Program.root.appendingPathComponent("Tests/Fixtures/goldens")
  private static let failed = Program.root.appendingPathComponent("Build/goldens")

  init() throws {
    assets = try AssetStore.ofPackage()
    running = VersionManifest()
  }

  /// How far frames may differ: not at all where the libraries are those that drew the kept ones.
  private func tolerance() throws -> PictureComparison.Tolerance {
    let file = Self.kept.appendingPathComponent("manifest.txt")
    let manifest = try String(contentsOf: file, encoding: .utf8)
    if manifest == "\(running)\n" { return .exact }
    print(
      "The golden frames were drawn by other libraries: colours may differ by ΔE 2, and one pixel in",
      "5,000 by ΔE 10.", "Theirs:", manifest, "Ours:", running, separator: "\n")
    return .otherLibraries
  }

  /// The difference of a frame from the kept one, with pictures of it; `nil` if it is drawn as before.
  func problem(of frame: Picture, _ name: String) throws -> String? {
    let expected = try? Picture(pngAt: Self.kept.appendingPathComponent(name + ".png").path)
    let result = try expected.map {
      PictureComparison(frame, expected: $0, tolerance: try tolerance())
    }
    guard result?.passes != true else { return nil }
    try FileManager.default.createDirectory(at: Self.failed, withIntermediateDirectories: true)
    let path = Self.failed.appendingPathComponent(name).path
    func write(_ frame: Picture, _ kind: String) throws -> String {
      try Data(frame.png).write(to: URL(fileURLWithPath: "\(path)-\(kind).png"))
      return "\(path)-\(kind).png"
    }
    var places = [try write(frame, "actual")]
    if let difference = expected.flatMap({ frame.difference(to: $0)?.picture }) {
      places.append(try write(difference, "difference"))
    }
    let words = result.map { "\($0)" } ?? "there is no such golden frame"
    return "\(name): \(words); see \(places.joined(separator: " and "))"
  }

  /// Keeps a frame, and notes the versions.
  func keep(_ frame: Picture, as name: String) throws {
    try FileManager.default.createDirectory(at: Self.kept, withIntermediateDirectories: true)
    try Data(frame.png).write(to: Self.kept.appendingPathComponent(name + ".png"))
    try "\(running)\n".write(
      to: Self.kept.appendingPathComponent("manifest.txt"), atomically: true, encoding: .utf8)
  }
}

extension AssetStore {
  /// The fonts, icons and pictures of the package.
  static func ofPackage() throws -> AssetStore {
    try AssetStore(root: Program.root.appendingPathComponent("Assets").path)
  }
}
