import RecordingTools
import DragDrawing
@testable import DragKit
import DragPictures
import Foundation
import PlaygroundScenes
import ProgramSupport
import DragPainter
import Testing

/// Frames that equal, byte for byte, those that were reviewed.
///
/// `DRAGPLAY_UPDATE=all swift test --filter GoldenTests` draws them again, and fails so that it is not
/// taken for a comparison; with `failing`, only those that differ are drawn.
@Suite("A golden frame", .serialized)
struct GoldenTests {
  @Test("is drawn as it was", arguments: Golden.all)
  func frame(_ golden: Golden) throws {
    let folder = try GoldenFolder()
    let frame = try drawn(golden, folder)
    let problem = try problem(of: frame, golden.name, folder)
    guard try Update.asked().includes(passing: problem == nil) else {
      #expect(problem == nil, "\(problem ?? "")")
      return
    }
    try folder.keep(frame, as: golden.name)
    Issue.record("\(golden.name): recorded; look at it, then run again")
  }

  /// The difference of a frame from its golden; `nil` if it is drawn as before.
  private func problem(
    of frame: Frame, _ name: String, _ folder: GoldenFolder
  ) throws -> String? {
    guard let expected = try? folder.frame(name) else {
      let place = try folder.explain(frame, expected: nil, name: name)
      return "\(name): there is no such golden frame; \(place)"
    }
    let result = PictureComparison(frame, expected: expected, tolerance: try folder.tolerance())
    guard !result.passes else { return nil }
    let place = try folder.explain(frame, expected: expected, name: name)
    return "\(name): \(result); \(place)"
  }

  @Test("has operations with identities of their own in each group", arguments: Golden.all)
  func identities(_ golden: Golden) throws {
    func check(_ operations: [DrawOperation]) {
      let ids = Dictionary(grouping: operations, by: \.id)
      for (id, same) in ids where same.count > 1 { Issue.record("\(golden.name): \(id)") }
      for operation in operations {
        switch operation.content {
        case .group(_, _, let inner), .clip(_, let inner): check(inner)
        default: break
        }
      }
    }
    check(try golden.view().list.operations)
  }

  @Test("is missed when one tile moves by one pixel")
  func plantedTile() throws {
    let folder = try GoldenFolder()
    let list = try Golden.all[0].view().list
    let renderer = try FrameRenderer(
      size: Size(width: 1120, height: 760), scale: .one, assets: folder.assets)
    let frame = renderer.frame(of: list)
    guard case .group(_, _, let operations) = list.operations[0].content else {
      Issue.record("the first operation is not the page")
      return
    }
    var moved = list
    moved.operations.replaceSubrange(0...0, with: operations)
    let tile = try #require(
      operations.firstIndex { operation in
        guard case .roundedRect(let rect, _, _) = operation.content else { return false }
        return rect.size == Size(width: 100, height: 100)
      })
    guard case .roundedRect(let rect, let radius, let fill) = operations[tile].content else {
      return
    }
    moved.operations[tile].content = .roundedRect(
      rect.moved(by: Vector(dx: 1, dy: 0)), radius: radius, fill: fill)
    let result = PictureComparison(
      renderer.frame(of: moved), expected: frame,
      tolerance: .otherLibraries)
    #expect(!result.passes, "\(result)")
  }

  @Test("belongs to a picture that is drawn")
  func names() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Program.root.appendingPathComponent("Tests/Fixtures/goldens").path)
    #expect(
      files.sorted()
        == (Golden.all.map { $0.name + ".png" } + ["manifest.txt"]).sorted())
  }

  private func drawn(_ golden: Golden, _ folder: GoldenFolder) throws -> Frame {
    let view = try golden.view()
    return try FrameRenderer(size: view.size, scale: .one, assets: folder.assets)
      .frame(of: view.list, overlay: view.overlay)
  }
}
