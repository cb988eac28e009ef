import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("Songs of the library can be copied, not moved")
struct PlaylistLibraryTests {
  private var table = PlaygroundDriver(scene: .playlist)
  private let songs = (1...16).map { "song-\($0)" }

  private var operation: DropOperation? { table.interaction.session?.proposal?.operation }

  private func shows(_ text: String) -> Bool { table.lines.contains { $0.text == text } }

  @Test(
    "L10: a song that is dragged within the library returns, and the header says why",
    arguments: [.mouse, .finger(1)] as [PointerID])
  mutating func within(pointer: PointerID) {
    table.pointer = pointer
    table.press(on: "song-2", at: (30, 50))
    if pointer != .mouse { table.hold() }
    table.drag(to: "song-5")
    #expect(operation == .cancel)
    // The only gap is the place to which the song returns.
    #expect(table.interaction.gap(in: "library")?.place.gap == .before(1))
    #expect(shows("Songs are copied, not moved"))
    #expect(!shows("16 songs"))
    table.release()
    #expect(shows("16 songs"))
    table.settle()
    #expect(table.takeCalls().contains("dragEnded song-2 cancelled"))
    #expect(table.names(in: "library") == songs)
  }

  @Test("a song that leaves the library is still copied")
  mutating func copied() {
    table.press(on: "song-2", at: (30, 50))
    table.drag(to: "song-5")
    table.drag(to: "track-3", at: (50, 10))
    #expect(operation == .copy)
    #expect(!shows("Songs are copied, not moved"))
    table.release()
    table.settle()
    #expect(table.names(in: "playlist").contains("track-13"))
    #expect(table.names(in: "library") == songs)
  }

  @Test("a song that is added by its button is shown at the end of the playlist")
  mutating func added() {
    table.send(.windowResized(Size(width: 1000, height: 480)))
    #expect(table.place(of: "track-12").minY == 684)
    table.tapControl("add", of: "song-2")
    table.settle()
    #expect(table.names(in: "playlist").last == "track-13")
    let bottom = table.place(of: "track-13").maxY
    #expect(bottom > 400 && bottom <= 480)
  }

  @Test("on the straight way to the playlist, the header stays as it is")
  mutating func straight() {
    table.press(on: "song-3", at: (60, 50))
    for _ in 1...12 {
      table.drag(by: -10, 0)
      #expect(operation == .cancel)
      #expect(shows("16 songs"))
    }
  }

  @Test("a song of the playlist leaves the header of the library as it is")
  mutating func ofThePlaylist() {
    table.dragPart("reorder", of: "track-2", to: "song-4")
    #expect(operation == nil)
    #expect(shows("16 songs"))
  }

  @Test("keys cannot move a song within the library either")
  mutating func keys() {
    for key in [Key.tab, .tab, .space, .down, .down] { table.key(key) }
    #expect(table.status == "Morning Light: nothing here takes it")
    #expect(shows("Songs are copied, not moved"))
    table.key(.space)
    table.settle()
    #expect(table.names(in: "library") == songs)
  }

  @Test(
    "the header says it in each language",
    arguments: [
      (Language.japanese, "コピーのみ、移動はできません"), (.korean, "복사만 할 수 있고 이동은 안 됨"),
    ])
  mutating func languages(language: Language, text: String) {
    table.choose(language)
    table.press(on: "song-2", at: (30, 50))
    table.drag(to: "song-5")
    #expect(shows(text))
  }
}
