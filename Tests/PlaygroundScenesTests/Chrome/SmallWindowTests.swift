@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("A window of 480 by 360 pixels or more")
struct SmallWindowTests {
  private static let widths = [480, 560, 640, 719, 720, 799, 800, 816, 900, 1120, 1400]
  private static let pages = ["scene-follow", "follow-diagram", "scene-colours", "how-it-works"]

  /// A window on a page.
  private func window(_ width: Int, _ height: Int, on page: String) -> PlaygroundDriver {
    var table = PlaygroundDriver(scene: .follow)
    table.tap(page)
    let size = Size(width: Length(pixels: width), height: Length(pixels: height))
    table.send(.windowResized(size))
    return table
  }

  @Test("has visible tiles beside its inspector", arguments: [1008, 1400])
  func inspector(width: Int) {
    var table = window(width, 480, on: "scene-colours")
    if !table.shows("lift-distance") { table.tap("inspector") }
    #expect(table.shows("lift-distance"))
    let (tile, slider) = (table.place(of: "yellow"), table.place(of: "lift-distance"))
    #expect(tile.maxX + 20 <= slider.minX)
    #expect(slider.maxX <= Length(pixels: width))
  }

  @Test("has a free place for the badge of the session", arguments: widths)
  func badge(width: Int) {
    for (page, height) in Self.pages.flatMap({ page in [360, 480, 760].map { (page, $0) } }) {
      let table = window(width, height, on: page)
      let layout = table.chrome.layout
      let room = layout.badgeRoom
      let covered = SizeFaults(table: table).controls.filter { $0.frame.intersects(room) }
      let names = covered.map { table.content.name(of: $0.item) }
      #expect(names == [], "\(width)×\(height), \(page)")
      #expect(!room.intersects(layout.stage))
      #expect(room.width >= 152 && room.height >= 48, "\(width)×\(height), \(page)")
      #expect(Rect(origin: .zero, size: layout.window).intersection(room) == room)
    }
  }

  @Test(
    "has segments that end where the buttons above them do",
    arguments: [
      ("scene-lessons", "rules-article"), ("scene-playlist", "playlist-ordinary"),
      ("scene-follow", "follow-diagram"), ("scene-board", "board-masonry"),
      ("scene-colours", "show-images"),
    ])
  func segments(page: String, last: String) {
    let table = window(640, 480, on: page)
    #expect(table.place(of: last).maxX == 628)
    #expect(table.place(of: "inspector").maxX == 628)
  }

  @Test("has its controls beside each other, and within the window", arguments: widths)
  func controls(width: Int) {
    for page in Self.pages {
      let faults = SizeFaults(table: window(width, 480, on: page))
      #expect(faults.outside + faults.overlapping == [], "\(width), \(page)")
    }
  }

  @Test(
    "has a control for every page, by mouse and by finger",
    arguments: [PointerID.mouse, .finger(1)], [480, 760, 799, 800])
  func pages(pointer: PointerID, width: Int) {
    var table = window(width, 480, on: "scene-follow")
    table.pointer = pointer
    for (control, page) in [
      ("scene-colours", Page.colours), ("how-it-works", .guide), ("scene-follow", .link),
    ] {
      table.tap(control)
      #expect(table.content.page == page)
    }
  }
}
