import DragDrawing
@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Returning items")
struct ReturningTests {
  /// A playground in which a tile was released over the toolbar and returns.
  private static func released() -> PlaygroundDriver {
    var table = PlaygroundDriver(page: .board)
    table.drag("item-9", to: Point(x: 600, y: 30))
    table.wait(.milliseconds(400))
    return table
  }

  @Test("an item is above the toolbar in the hand; released, it is below it and within the stage")
  func order() throws {
    var table = Self.released()
    let (toolbar, stage) = (ScreenPart.toolbar.owner(), table.chrome.layout.stage)
    func layers() throws -> (item: Int, toolbar: Int) {
      // The chrome around the scene is one operation.
      (
        try #require(table.previewShapes.first?.layer),
        try #require(table.shapes.first { $0.owner == toolbar }?.layer)
      )
    }
    #expect(try layers().item > layers().toolbar)
    #expect(table.previewShapes.allSatisfy { $0.clips.isEmpty })
    table.release()
    var count = 0
    while table.overlay != nil {
      #expect(try layers().item < layers().toolbar)
      #expect(table.previewShapes.allSatisfy { $0.clips.first == stage })
      table.wait(.milliseconds(1))
      count += 1
    }
    #expect(count > 100)
  }

  @Test("the clip of a released row shrinks to its list")
  func closing() throws {
    var table = PlaygroundDriver(page: .playlist)
    table.drag("track-6", from: (95, 50), to: "track-1")
    table.key(.escape)
    let stage = table.chrome.layout.stage
    let list = table.content.stage.areas[0].collection?.bounds
    var last: Rect?
    while let overlay = table.playground.overlays.first {
      let clips = Set(table.previewShapes.map(\.clips.first))
      #expect(clips == [overlay.clip?.intersection(stage)])
      last = overlay.clip?.intersection(stage)
      table.wait(.milliseconds(1))
    }
    let (seen, rows) = (try #require(last), try #require(list))
    #expect((seen.minY - rows.minY).magnitude <= 1 && (seen.maxX - rows.maxX).magnitude <= 1)
  }

  @Test("the shadow of a released item stays until it has landed")
  func shadow() {
    var table = Self.released()
    table.release()
    var strengths: [(way: Length, alpha: UInt8)] = []
    while let overlay = table.overlay {
      let goal = table.place(of: "item-9")
      let way = table.interaction.screen.seenFrame(of: overlay).origin - goal.origin
      let shadows = table.previewShapes.compactMap { shape in
        if case .shadow(_, _, _, let color) = shape.content { color.alpha } else { nil }
      }
      strengths.append((max(way.dx.magnitude, way.dy.magnitude), shadows.first ?? 0))
      table.wait(.milliseconds(1))
    }
    let far = strengths.filter { $0.way >= 48 }
    #expect(far.count > 30 && far.allSatisfy { $0.alpha >= 73 }, "As strong as in the hand.")
    #expect(strengths.last.map { $0.alpha < 8 } == true)
    let steps = zip(strengths, strengths.dropFirst()).map { Int($0.alpha) - Int($1.alpha) }
    #expect(steps.allSatisfy { $0 <= 8 }, "It fades, and is not lost at once.")
  }
}
