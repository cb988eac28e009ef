import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("The page of recordings")
struct RecordingsTests {
  /// 27 November 2026, 3:47 in UTC.
  private static let time = 1_795_751_220

  private static func recording(_ name: String, minutes: Int = 0) -> SavedRecording {
    SavedRecording(
      path: "/r/\(name).dndrec", modified: time + minutes * 60, utcOffset: 3600,
      .readable(
        RecordingDetails(
          length: 4_100, scene: "board", thumbnail: "/t/\(name).png", width: 576, height: 336)))
  }

  private func page(_ names: String...) -> PlaygroundDriver {
    var page = PlaygroundDriver(page: .recordings)
    list(names, version: 7, &page)
    return page
  }

  private func list(_ names: [String], version: Int, _ page: inout PlaygroundDriver) {
    page.receive(.recordings(names.map { Self.recording($0) }, version: version))
  }

  private func titles(_ page: PlaygroundDriver) -> [String] {
    page.content.recordings.wanted.compactMap(\.title)
  }

  @Test("shows the name, the page, the length and the local date of each recording")
  func rows() {
    let page = self.page("Board drag", "second")
    let words = page.texts
    for text in ["Board drag", "second", "Board · 0:04", "27 Nov 2026, 4:47"] {
      #expect(words.contains(text), "\(text) is not in \(words)")
    }
  }

  @Test("a page that a recording has left belongs to no listing")
  func left() {
    let left = self.page("a")
    #expect(left.playground.takenOver(at: .one).content.recordings.version == 0)
  }

  @Test(
    "writes a date in each language",
    arguments: [
      (Language.english, "27 Nov 2026, 4:47"), (.japanese, "2026年11月27日 4:47"),
      (.korean, "2026년 11월 27일 4:47"),
    ])
  func dates(language: Language, expected: String) {
    var page = PlaygroundDriver(page: .recordings, language: language)
    list(["a"], version: 1, &page)
    #expect(page.texts.contains(expected))
  }

  @Test("says how to make a recording if there is none, once the program has listed them")
  func empty() {
    let words = page().texts
    #expect(words.contains("No recordings yet"))
    #expect(words.contains("Open a scene, press the red button, drag, and press it again"))
    #expect(!words.contains("0 recordings"))
    let unlisted = PlaygroundDriver(page: .recordings)
    #expect(!unlisted.texts.contains("No recordings yet"))
  }

  @Test("replays a recording by a double tap, by Enter and by the button")
  func replay() {
    var page = page("a", "b")
    page.tap("recording-2", "recording-2")
    page.key(.enter)
    page.tap("shelf-replay")
    let replay = Message("replay-recording", text: "/r/b.dndrec")
    #expect(page.messages == [replay, replay, replay])
  }

  @Test("renames a recording in place, and undo takes the name back")
  func rename() {
    var page = self.page("a", "b")
    page.tap("recording-1")
    page.key("f2")
    page.type("x/ y")
    page.key(.enter)
    #expect(titles(page) == ["x- y", "b"])
    page.tap("undo")
    #expect(titles(page) == ["a", "b"])
    page.tap("redo")
    #expect(titles(page) == ["x- y", "b"])
  }

  @Test("removes the selected recordings by Delete, as one step")
  func delete() {
    var page = self.page("a", "b", "c")
    page.tap("recording-1")
    page.tap("recording-3", with: .control)
    page.key("delete")
    #expect(page.content.recordings.wanted.map(\.title) == [nil, "b", nil])
    page.tap("undo")
    #expect(titles(page) == ["a", "b", "c"])
  }

  @Test("scrolls to the name that is edited")
  func scrolls() {
    var page = self.page("a", "b", "c", "d", "e", "f")
    page.send(.windowResized(Size(width: 640, height: 460)))
    page.tap(at: page.place(of: "recording-5").origin + Vector(dx: 200, dy: 6))
    #expect(page.place(of: "recording-5").maxY == 520)
    page.key("f2")
    page.settle()
    #expect(page.place(of: "recording-5").maxY == 460)
  }

  @Test("a double click in a name that is edited selects a word")
  func selects() throws {
    var page = self.page("red and blue")
    page.tap("recording-1")
    page.key("f2")
    let name = try #require(page.lines.first { $0.text == "red and blue" }).box
    page.wait(.seconds(1))
    for _ in 1...2 { page.tap(at: Point(x: name.minX + 40, y: name.center.y)) }
    try page.playground.expectDecodedCopy()
    page.type("or")
    page.key(.enter)
    #expect(titles(page) == ["red or blue"])
  }

  @Test("keeps the name if the typed one is no name of a file", arguments: ["", " ", "...", "."])
  func noName(typed: String) {
    var page = page("a")
    page.tap("recording-1", "shelf-rename")
    page.key("backspace")
    page.type(typed)
    page.key(.enter)
    #expect(titles(page) == ["a"])
    #expect(page.content.recordings.model.canUndo == false)
  }

  @Test("keeps what a later listing has, and nothing else")
  func gone() {
    var page = self.page("a", "b")
    list(["b", "c"], version: 8, &page)
    #expect(page.content.recordings.wanted.map(\.path) == ["/r/b.dndrec", "/r/c.dndrec"])
    #expect(titles(page) == ["b", "c"])
    #expect(page.names(in: "recordings") == ["recording-2", "recording-3"])
  }

  @Test("keeps the selection and what is known when the listing is sent again")
  func sentAgain() {
    var page = self.page("a", "b")
    page.tap("recording-2")
    let recordings = [SavedRecording(path: "/r/b.dndrec"), SavedRecording(path: "/r/a.dndrec")]
    page.receive(.recordings(recordings, version: 8))
    #expect(page.content.recordings.version == 8)
    #expect(
      page.content.recordings.selection.items.map { page.content.recordings.model.name(of: $0) }
        == ["recording-2"])
    #expect(page.texts.filter { $0 == "Board · 0:04" }.count == 2)
  }

  @Test("follows a file to its new path")
  func moved() {
    var page = self.page("a")
    page.receive(
      RecordingReport.message([RecordingReport(path: "/r/a.dndrec", .moved("/r/z.dndrec"))]))
    #expect(page.content.recordings.wanted.map(\.path) == ["/r/z.dndrec"])
    #expect(titles(page) == ["a"], "the name is the user's wish, until the program lists again")
  }

  @Test("a failure of the program is shown until the next press")
  func failure() {
    var page = self.page("a")
    let failure = RecordingFailure(.renamed, "a", reason: "File exists")
    page.receive(.recordings([Self.recording("a")], version: 8, failure: failure))
    #expect(page.texts.contains("a could not be renamed: File exists"))
    page.tap("reset")
    #expect(!page.texts.contains("a could not be renamed: File exists"))
  }

  @Test("a drag out of the page keeps the order, and a listing after it is accepted")
  func duringDrag() {
    var page = page("a", "b")
    page.drag("recording-2", by: 0, -60)
    #expect(page.interaction.session != nil)
    page.release()
    page.wait(.seconds(2))
    #expect(page.names(in: "recordings") == ["recording-1", "recording-2"])
    #expect(page.content.recordings.model.canUndo == false)
    list(["b"], version: 8, &page)
    #expect(page.names(in: "recordings") == ["recording-2"])
  }

  @Test("a damaged message changes nothing", arguments: ["", "{}", "[1]", "{\"recordings\":3}"])
  func damaged(text: String) {
    var page = page("a")
    let before = page.content.recordings
    page.receive(Message("recordings", text: text))
    page.receive(Message("recording-reports", text: text))
    #expect(page.content.recordings == before)
  }
}
