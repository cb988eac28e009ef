import PlaygroundUI
@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

@Suite("The feel: presets, comparison, marks and resets")
struct FeelTests {
  private var table = PlaygroundDriver(page: .colours)

  private var chrome: Chrome { table.chrome }

  private mutating func choose(_ preset: String) {
    table.tap("feel-preset", "preset-\(preset)")
  }

  @Test(
    "a preset chosen from the list sets its numbers",
    arguments: [
      (FeelPreset.standard, 5, 500, 350), (.ios, 10, 500, 350), (.trello, 5, 120, 200),
      (.snappy, 3, 250, 180), (.heavy, 8, 500, 550),
    ])
  mutating func presets(preset: FeelPreset, distance: Int, hold: Int64, gap: Int64) {
    choose(preset == .standard ? "default" : preset.rawValue)
    #expect(chrome.tuning.liftDistance == Length(pixels: distance))
    #expect(chrome.tuning.longPress == .milliseconds(hold))
    #expect(chrome.tuning.gapSpring.response == .milliseconds(gap))
    #expect(chrome.tuning.insertionHysteresis == .percent(12))
    #expect(chrome.front == nil, "The list is closed.")
    #expect(!chrome.feel.value.canCompare)
  }

  @Test("a changed value is marked, and a double click gives back the preset's")
  mutating func doubleClick() {
    choose("ios")
    table.tap("gap-response", at: (80, 50))
    #expect(chrome.feel.value.isChanged(.gapResponse) && !chrome.feel.value.isChanged(.gapDamping))
    #expect(chrome.tuning.gapSpring.response != .milliseconds(350))
    table.wait(.seconds(2))
    table.tap("gap-response", "gap-response", at: (30, 50))
    #expect(chrome.tuning.gapSpring.response == .milliseconds(350))
    #expect(!chrome.feel.value.isChanged(.gapResponse))
  }

  @Test("Delete gives back the preset's value of the focused slider")
  mutating func delete() {
    table.tab(to: "lift-distance")
    table.key(.right)
    #expect(chrome.feel.value.isChanged(.liftDistance))
    table.key("delete")
    #expect(!chrome.feel.value.isChanged(.liftDistance))
    #expect(table.focused == "lift-distance")
  }

  @Test("a drag of a slider and a double click on it are each a step to undo")
  mutating func undoDoubleClick() {
    table.drop("gap-response", from: (20, 50), on: "gap-response", at: (80, 50))
    let dragged = chrome.tuning.gapSpring.response
    table.wait(.seconds(3))
    table.tap("gap-response", "gap-response", at: (80, 50))
    #expect(chrome.tuning == Tuning())
    table.key(.z, with: .control)
    #expect(chrome.tuning.gapSpring.response == dragged)
    table.key(.z, with: .control)
    #expect(chrome.tuning == Tuning())
    #expect(!table.content.canUndo)
  }

  @Test("keys on one slider are one step to undo")
  mutating func undoKeys() {
    table.drop("gap-response", from: (20, 50), on: "gap-response", at: (90, 50))
    table.tab(to: "lift-distance")
    for _ in 1...5 { table.key(.right) }
    #expect(chrome.tuning.liftDistance == 10)
    table.key(.z, with: .control)
    #expect(chrome.tuning.liftDistance == 5 && chrome.feel.value.isChanged(.gapResponse))
    table.key(.z, with: .control)
    #expect(chrome.tuning == Tuning())
    #expect(!table.content.canUndo)
    table.key(.y, .y, with: .control)
    #expect(chrome.tuning.liftDistance == 10 && chrome.feel.value.isChanged(.gapResponse))
  }

  @Test("B switches between the preset and the changes, which stay as they are")
  mutating func compare() throws {
    table.key("b")
    #expect(chrome.feel.value.showsChosen, "There is nothing to compare yet.")
    table.tap("lift-distance", at: (90, 50))
    let changed = chrome.tuning
    table.key("b")
    #expect(
      chrome.tuning == Tuning() && chrome.feel.value.showsChosen && chrome.feel.value.canCompare)
    #expect(table.content.changedTuning == changed)
    table.tap("compare-feel")
    #expect(chrome.feel.value.showsChosen, "A is shown already.")
    table.tap("own-feel")
    #expect(chrome.tuning == changed && !chrome.feel.value.showsChosen)
    table.tap("own-feel")
    #expect(chrome.tuning == changed)
    try table.playground.expectDecodedCopy()
    table.tap("compare-feel")
    #expect(chrome.tuning == Tuning() && chrome.feel.value.showsChosen)
  }

  @Test("a change while the preset is shown begins with the preset")
  mutating func changesPreset() {
    table.tap("lift-distance", at: (90, 50))
    table.key("b")
    table.tap("gap-damping", at: (20, 50))
    #expect(!chrome.feel.value.showsChosen)
    #expect(!chrome.feel.value.isChanged(.liftDistance) && chrome.feel.value.isChanged(.gapDamping))
    table.key(.z, with: .control)
    #expect(
      chrome.feel.value.showsChosen && chrome.feel.value.canCompare,
      "The former changes can be compared again.")
  }

  @Test("a reset of all values is a step if something differs")
  mutating func resetsAll() {
    table.tap("reset-feel")
    #expect(!table.content.canUndo)
    table.tap("long-press")
    table.tap("drop-damping", at: (10, 50))
    table.tap("reset-feel")
    #expect(chrome.tuning == Tuning())
    table.key(.z, with: .control)
    #expect(chrome.tuning.mouseLongPressLifts && chrome.feel.value.isChanged(.dropDamping))
  }

  @Test("a preset leaves slow and reduced motion as they are")
  mutating func keepsMotion() {
    table.tap("slow-motion", "reduced-motion")
    choose("heavy")
    #expect(chrome.tuning.slowMotion && chrome.tuning.reducedMotion)
    table.tap("slow-motion")
    table.key(.z, with: .control)
    #expect(chrome.tuning.gapSpring == Tuning().gapSpring)
    #expect(!chrome.tuning.slowMotion && chrome.tuning.reducedMotion)
  }

  @Test("undo takes back the newest step first, be it of the page or, on any page, of the feel")
  mutating func order() {
    table.drop("red", on: "black")
    table.tap("scene-playlist", "long-press", "scene-colours")
    table.drop("blue", on: "yellow")
    let last = table.order
    table.tap("undo")
    #expect(table.order == ["blue", "black", "red", "green", "yellow"])
    #expect(chrome.tuning.mouseLongPressLifts)
    table.tap("undo")
    #expect(!chrome.tuning.mouseLongPressLifts)
    #expect(table.order == ["blue", "black", "red", "green", "yellow"])
    table.tap("undo")
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    table.tap("redo")
    #expect(!chrome.tuning.mouseLongPressLifts)
    table.tap("redo")
    #expect(chrome.tuning.mouseLongPressLifts)
    table.tap("redo")
    #expect(table.order == last)
  }

  @Test("undo stays in the order of time when a listing discards the steps of the page")
  func listing() {
    var page = PlaygroundDriver(page: .recordings)
    func list(version: Int) {
      let listing = ["a", "b", "c"].map { SavedRecording(path: "/r/\($0).dndrec") }
      page.receive(.recordings(listing, version: version))
    }
    func rename(_ number: Int) {
      page.tap("recording-\(number)", "shelf-rename")
      page.type("x\(number)")
      page.key(.enter)
    }
    func titles() -> [String] { page.content.recordings.wanted.compactMap(\.title) }
    list(version: 1)
    for number in 1...3 { rename(number) }
    #expect(titles() == ["x1", "x2", "x3"])
    page.tap("long-press")
    list(version: 2)
    rename(1)
    page.key(.z, with: .control)
    #expect(titles() == ["a", "b", "c"] && page.chrome.tuning.mouseLongPressLifts)
    page.key(.z, with: .control)
    #expect(!page.chrome.tuning.mouseLongPressLifts)
    list(version: 3)
    page.key(.y, with: .control)
    #expect(page.chrome.tuning.mouseLongPressLifts)
  }

  @Test("a new step of the page discards the undone steps of the feel")
  mutating func discards() {
    table.tap("long-press", "undo")
    table.drop("red", on: "black")
    table.tap("undo", "redo")
    #expect(table.order == ["blue", "black", "red", "green", "yellow"])
    table.tap("redo")
    #expect(!chrome.tuning.mouseLongPressLifts)
  }

  @Test("a new step instead of an undone one discards the undone steps of the feel, too")
  mutating func discardsAfterAnUndo() {
    table.drop("red", on: "black")
    table.tap("long-press", "undo", "undo")
    table.drop("blue", on: "yellow")
    table.tap("redo")
    #expect(!chrome.tuning.mouseLongPressLifts)
  }
}

@Suite("Tooltips")
struct TooltipTests {
  private var table = PlaygroundDriver(page: .colours)

  private var content: PlaygroundContent { table.content }

  @Test("the tooltips of undo and redo name the step")
  mutating func steps() {
    #expect(content.stepTitle(.undo) == nil)
    table.drop("blue", on: "green")
    #expect(content.stepTitle(.undo) == "Undo Move Blue")
    table.tap("undo")
    #expect(content.stepTitle(.redo) == "Redo Move Blue")
    table.tap("redo", "reset")
    #expect(content.stepTitle(.undo) == "Undo Reset")
    table.tap("scene-board")
    table.choose("menu-delete", on: "item-8")
    #expect(content.stepTitle(.undo) == "Undo Delete Tile 8")
    table.choose("menu-move-to-top", on: "item-7")
    #expect(content.stepTitle(.undo) == "Undo Move Tile 7")
    table.tap("long-press")
    #expect(content.stepTitle(.undo) == "Undo Hold the mouse to lift")
    table.tap("language", "language-japanese", "undo")
    #expect(content.stepTitle(.undo) == "取り消す：タイル7の移動")
  }

  @Test("a tooltip names a step of what follows touches, too")
  mutating func followed() {
    table = PlaygroundDriver(page: .follow)
    for (page, item, title) in [
      ("follow-link", "link", "Undo Move Picture"),
      ("follow-diagram", "sensor", "Undo Move Sensor"),
    ] {
      table.tap(page)
      table.drag(item, by: 20, 60, steps: 4)
      table.drop()
      #expect(content.stepTitle(.undo) == title)
    }
  }

  @Test("a tooltip has the keys of its control", arguments: Language.all)
  mutating func tips(language: Language) {
    table = PlaygroundDriver(page: .colours, language: language)
    table.drag(to: "inspector")
    #expect(table.texts.contains("Ctrl+,"))
    table.drag(to: "gap-damping")
    #expect(!table.texts.contains("Ctrl+,"))
    #expect(
      table.texts.contains {
        $0 == Control.gapDamping.explanation.map { $0.text(language) } || $0.hasPrefix("100 %")
      })
  }
}
