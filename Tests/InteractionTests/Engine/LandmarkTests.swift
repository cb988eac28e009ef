import DragKit
import DragKitRecording
import Support
import Testing

struct LandmarkTests {
  /// A landmark in words: its container, its name, its frame, and what it is.
  private func words(_ landmark: Landmark) -> String {
    let frame = [
      landmark.frame.minX, landmark.frame.minY, landmark.frame.width, landmark.frame.height,
    ].map { "\($0.pixels)" }.joined(separator: " ")
    let kinds = [
      landmark.isMovable ? "movable" : nil, landmark.isGround ? "ground" : nil,
      landmark.isControl ? "control" : nil,
    ].compactMap(\.self)
    return (["\(landmark.id.container)/\(landmark.id)", frame] + kinds).joined(separator: ", ")
  }

  private func landmarks(_ driver: ContentDriver<some InteractiveContent>) -> [Landmark] {
    driver.interaction.landmarks(of: driver.content)
  }

  private func names(
    _ driver: ContentDriver<some InteractiveContent>, at x: Length, _ y: Length
  ) -> [String] {
    driver.interaction.landmarks(at: Point(x: x, y: y), of: driver.content).map(\.id.description)
  }

  @Test("A view is the ground of its items, and the landmarks at a point are from back to front")
  func areas() {
    let crates = ContentDriver(Crates(list: ["a", "b"], grid: ["x"]))
    #expect(
      landmarks(crates).map(words) == [
        "list/list, 0 0 200 400, ground",
        "list/a, 0 0 200 44, movable",
        "list/b, 0 44 200 44, movable",
        "grid/grid, 220 0 200 300, ground",
        "grid/x, 235 10 50 50, movable",
        "things/bin, 220 320 200 80",
      ])
    #expect(names(crates, at: 100, 60) == ["list", "b"])
    #expect(names(crates, at: 100, 200) == ["list"])
    #expect(names(crates, at: 250, 20) == ["grid", "x"])
    #expect(names(crates, at: 300, 340) == ["bin"])
    #expect(names(crates, at: 210, 10) == [])
  }

  @Test("A row of a group has the container of its group")
  func groups() {
    let outline = ContentDriver(PlainOutline.lessons)
    #expect(
      landmarks(outline).map { "\($0.id.container)/\($0.id)" } == [
        "root/root", "root/welcome", "root/swift", "swift/variables", "swift/functions",
        "swift/closures", "root/uikit", "uikit/views", "root/farewell",
      ])
  }

  @Test("The parts of a row, and the actions that a swipe uncovers, are landmarks in front of it")
  func parts() {
    var songs = SongsDriver(Songs(1))
    #expect(
      landmarks(songs).prefix(4).map(words) == [
        "songs/songs, 0 0 400 300, ground",
        "songs/song-1, 0 0 400 44, movable",
        "songs/song-1.reorder, 348 0 52 44, movable",
        "songs/song-1.delete, 0 0 52 44",
      ])
    songs.swipe("song-1", by: -60)
    #expect(names(songs, at: 360, 20) == ["songs", "song-1", "song-1.swipe-delete"])
    songs.swipe("song-1", by: 60, from: 100)
    #expect(names(songs, at: 360, 20) == ["songs", "song-1", "song-1.reorder"])
  }

  @Test("A held item is in front of the scene, and behind an item of the layer of controls")
  func held() {
    var table = ContentDriver(Table())
    #expect(
      landmarks(table).map(words) == [
        "things/table, 0 0 300 300", "stones/stone, 100 100 50 50, movable",
        "doors/door, 300 0 50 50, control",
      ])
    table.drag("stone", to: "door")
    #expect(landmarks(table).map(\.id.description) == ["table", "stone", "door"])
    #expect(names(table, at: 320, 20) == ["stone", "door"])
  }

  @Test("A row that is scrolled partly out of its view is found by its visible part alone")
  func scrolled() throws {
    var crates = ContentDriver(Crates(count: 100))
    crates.scrollToItem(crates.item("row-20"), at: .bottom, animated: false)
    let row = try #require(
      landmarks(crates).first { $0.id.name == "row-11" }, "The view shows 9 1/11 rows.")
    #expect(row.frame == Rect(x: 0, y: -40, width: 200, height: 44))
    #expect(row.visible == Rect(x: 0, y: 0, width: 200, height: 4))
    #expect(names(crates, at: 100, 2) == ["list", "row-11"])
    #expect(names(crates, at: 100, -20) == [])
  }

  @Test("The cancel strip is a landmark while a finger drags, and only then")
  func cancelStrip() {
    var table = ContentDriver(Shelf())
    table.drag("a", by: 20)
    #expect(landmarks(table).last?.id.description == "list")
    table.drop()
    table.pointer = .finger(1)
    table.press(on: "a")
    table.wait(.seconds(1))
    #expect(landmarks(table).last.map(words) == "chrome/cancel-strip, 0 360 100 40")
    table.release()
    #expect(landmarks(table).last?.id.description == "list")
  }

  @Test("The seen landmarks have the frames in which items are drawn, the lifted one in front")
  func seen() {
    var crates = ContentDriver(Crates(list: ["a", "b", "c"]))
    crates.drag("a", to: "c")
    crates.wait(.seconds(1))
    let seen = crates.interaction.seenLandmarks(of: crates.content)
    #expect(seen.map(\.id.description) == ["b", "c", "bin", "a"])
    #expect(seen.last?.frame.center == crates.location)
    #expect(seen.first?.frame.minY == 0, "It has made room.")
  }
}
