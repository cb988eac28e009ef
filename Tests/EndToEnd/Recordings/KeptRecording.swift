@testable import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import DragPainter
import Testing

/// A recording in a folder, with what it is held to.
struct KeptRecording: Sendable, CustomTestStringConvertible {
  /// The file's name, without the ending.
  let name: String
  /// The file.
  let path: String

  var testDescription: String { name }

  init(_ name: String, in folder: URL) {
    (self.name, path) = (name, folder.appendingPathComponent(name + ".dndrec").path)
  }

  /// All of `Tests/Fixtures/recordings`.
  static let all = ((try? Kept.names()) ?? []).map { KeptRecording($0, in: Kept.recordings) }

  /// The fonts, icons and pictures that frames are drawn with.
  static func assets() throws -> AssetStore {
    try AssetStore(root: Program.root.appendingPathComponent("Assets").path)
  }
}

extension KeptRecording {
  /// The way in which a replay diverges; `nil` if it reproduces.
  func problem() throws -> String? {
    let recording = try Recording(contentsOf: path)
    guard !recording.isTorn else { return "\(name): torn" }
    guard recording.pumps.contains(where: { !$0.events.isEmpty }) else {
      return "\(name): hardly anything is played"
    }
    let assets = recording.hasFrames ? try Self.assets() : nil
    let outcome = try Verification<Playground>(
      of: recording, batchings: Batching.checked, hashes: comparedLayout(of: recording),
      looksAsAt: { shows($0, $1, of: recording, assets) }
    ) { header throws(FileError) in try Playground.start(of: header, file: name) }
    switch outcome {
    case .reproduced: return nil
    case .diverged(let divergence): return "\(name): \(divergence.report)"
    }
  }

  /// A session as it was recorded is held to its hashes, whatever they are of; a test also counts by
  /// what can be compared.
  private func comparedLayout(of recording: Recording) -> String? {
    guard recording.header.tiers != nil else { return nil }
    if recording.header.hashes != PlaygroundOptions.stateLayout {
      print("\(name): of another layout of the state; its model is not compared")
    }
    return PlaygroundOptions.stateLayout
  }

  private func shows(
    _ world: Playground, _ mark: Mark, of recording: Recording, _ assets: AssetStore?
  ) -> Bool {
    guard let assets, let hash = mark.frame, let frame = try? frame(of: world, assets) else {
      return false
    }
    let picture = KeptFrame.path(of: mark.name, beside: path)
    return KeptFrame(picture, hash: hash, drawnBy: recording.header.drawnBy).isShown(by: frame)
  }

  private func frame(of world: Playground, _ assets: AssetStore) throws -> Frame {
    let window = world.content.chrome.window
    return try FrameRenderer(size: window, scale: world.scale, assets: assets)
      .frame(of: world.frame())
  }
}

extension KeptRecording {
  /// Compares, and re-records what is asked for.
  ///
  /// - Returns: What the test has to complain of.
  func check(_ update: Update) throws -> String? {
    let problem = try problem()
    guard update.includes(passing: problem == nil) else { return problem }
    try renew()
    return "\(name): re-recorded; review the difference, then run again"
  }

  /// Records the same events again, with their present results.
  private func renew() throws {
    let old = try Recording(contentsOf: path)
    var new = try old.renewed(file: path)
    let names = old.marks.filter { $0.frame != nil }.map(\.name)
    if !names.isEmpty { new = try drawn(new, at: names) }
    try Data(try new.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    if let problem = try problem() {
      throw ProgramFailure("re-recorded, it does not reproduce: \(problem)")
    }
  }

  private func drawn(_ recording: Recording, at names: [String]) throws -> Recording {
    let assets = try Self.assets()
    var player = try Player.of(recording, file: path).player
    var drawn = try player.recordingFrames(at: names) { world, mark in
      let frame = try frame(of: world, assets)
      let picture = URL(fileURLWithPath: KeptFrame.path(of: mark.name, beside: path))
      try Data(frame.png).write(to: picture)
      return frame.stableHash
    }
    drawn.header.drawnBy = VersionManifest().line
    return drawn
  }
}

extension Recording {
  fileprivate var hasFrames: Bool { marks.contains { $0.frame != nil } }
}
