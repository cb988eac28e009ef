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
    let view = try golden.view()
    let frame = try FrameRenderer(size: view.size, scale: .one, assets: folder.assets)
      .frame(of: view.list, overlay: view.overlay)
    let problem = try folder.problem(of: frame, golden.name)
    let update = ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"]
    guard update == "all" || update == "failing" && problem != nil else {
      #expect(problem == nil, "\(problem ?? "")")
      return
    }
    try folder.keep(frame, as: golden.name)
    Issue.record("\(golden.name): recorded; look at it, then run again")
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
    let view = try Golden.all[0].view()
    let renderer = try FrameRenderer(size: view.size, scale: .one, assets: GoldenFolder().assets)
    let frame = renderer.frame(of: view.list)
    var moved = view.list
    guard case .group(_, _, let page) = moved.operations[0].content else {
      throw Failure("the first operation is not the page")
    }
    moved.operations.replaceSubrange(0...0, with: page)
    for (index, operation) in page.enumerated() {
      guard case .roundedRect(let rect, let radius, let fill) = operation.content,
        rect.size == Size(width: 100, height: 100)
      else { continue }
      moved.operations[index].content = .roundedRect(
        rect.moved(by: Vector(dx: 1, dy: 0)), radius: radius, fill: fill)
      break
    }
    let result = PictureComparison(
      renderer.frame(of: moved), expected: frame, tolerance: .otherLibraries)
    #expect(!result.passes, "\(result)")
  }

  @Test("belongs to a picture that is drawn")
  func names() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: GoldenFolder.kept.path)
    #expect(files.sorted() == (Golden.all.map { $0.name + ".png" } + ["manifest.txt"]).sorted())
  }
}
