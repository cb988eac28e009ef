@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

@Suite("The feel: presets, comparison, marks and resets")
struct FeelTests {
  private var table = PlaygroundDriver(scene: .colours)

  private var chrome: Chrome { table.chrome }

  private mutating func choose(_ preset: String) {
    table.tap("feel-preset")
    table.tap("preset-\(preset)")
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
    #expect(!chrome.canCompare)
  }

  @Test("a preset leaves slow and reduced motion as they are")
  mutating func watching() {
    table.tap("slow-motion", "reduced-motion")
    choose("heavy")
    #expect(chrome.tuning.slowMotion && chrome.tuning.reducedMotion)
    table.tap("slow-motion")
    table.key(.z, with: .control)
    #expect(chrome.tuning.gapSpring == Tuning().gapSpring)
    #expect(!chrome.tuning.slowMotion && chrome.tuning.reducedMotion)
  }

  @Test("a changed value is marked, and a double click on its slider gives back the preset's")
  mutating func doubleClick() {
    choose("ios")
    table.press(on: "gap-response", at: (80, 50))
    table.release()
    #expect(chrome.isChanged(.gapResponse) && !chrome.isChanged(.gapDamping))
    #expect(chrome.tuning.gapSpring.response != .milliseconds(350))
    table.wait(.seconds(2))
    for _ in 1...2 {
      table.press(on: "gap-response", at: (30, 50))
      table.release()
      table.wait(.milliseconds(80))
    }
    #expect(chrome.tuning.gapSpring.response == .milliseconds(350))
    #expect(!chrome.isChanged(.gapResponse))
  }

  @Test("a double click on a slider is a step, and undo gives back the value before it")
  mutating func undoDoubleClick() {
    table.drop("gap-response", from: (20, 50), on: "gap-response", at: (80, 50))
    let dragged = chrome.tuning.gapSpring.response
    table.wait(.seconds(3))
    for _ in 1...2 {
      table.press(on: "gap-response", at: (80, 50))
      table.release()
      table.wait(.milliseconds(80))
    }
    #expect(chrome.tuning == Tuning())
    table.key(.z, with: .control)
    #expect(chrome.tuning.gapSpring.response == dragged)
    table.key(.z, with: .control)
    #expect(chrome.tuning == Tuning())
    #expect(!table.content.canUndo)
  }

  @Test("Delete gives back the preset's value of the focused slider")
  mutating func delete() {
    table.tab(to: "lift-distance")
    table.key(.right)
    #expect(chrome.isChanged(.liftDistance))
    table.key("delete")
    #expect(!chrome.isChanged(.liftDistance))
    #expect(table.focused == "lift-distance")
  }

  @Test("B switches between the preset and the changes, which stay as they are")
  mutating func compare() {
    table.key("b")
    #expect(chrome.showsChosen, "There is nothing to compare yet.")
    table.press(on: "lift-distance", at: (90, 50))
    table.release()
    let changed = chrome.tuning
    table.key("b")
    #expect(chrome.tuning == Tuning() && chrome.showsChosen && chrome.canCompare)
    #expect(table.content.changedTuning == changed)
    table.tap("compare-feel")
    #expect(chrome.showsChosen, "A is shown already.")
    table.tap("own-feel")
    #expect(chrome.tuning == changed && !chrome.showsChosen)
    table.tap("own-feel")
    #expect(chrome.tuning == changed)
    table.tap("compare-feel")
    #expect(chrome.tuning == Tuning() && chrome.showsChosen)
  }

  @Test("a change while the preset is shown begins with the preset")
  mutating func changeOfPreset() {
    table.press(on: "lift-distance", at: (90, 50))
    table.release()
    table.key("b")
    table.press(on: "gap-damping", at: (20, 50))
    table.release()
    #expect(!chrome.showsChosen)
    #expect(!chrome.isChanged(.liftDistance) && chrome.isChanged(.gapDamping))
    table.key(.z, with: .control)
    #expect(chrome.showsChosen && chrome.canCompare, "The former changes can be compared again.")
  }

  @Test("the button that resets all values is a step, and has an effect only if something differs")
  mutating func resetsAll() {
    table.tap("reset-feel")
    #expect(!table.content.canUndo)
    table.tap("long-press")
    table.press(on: "drop-damping", at: (10, 50))
    table.release()
    table.tap("reset-feel")
    #expect(chrome.tuning == Tuning())
    table.key(.z, with: .control)
    #expect(chrome.tuning.mouseLongPressLifts && chrome.isChanged(.dropDamping))
  }

  @Test("a drag of a slider is one step, and so are keys on the same slider")
  mutating func steps() {
    table.drop("gap-response", from: (20, 50), on: "gap-response", at: (90, 50))
    table.tab(to: "lift-distance")
    for _ in 1...5 { table.key(.right) }
    #expect(chrome.tuning.liftDistance == 10)
    table.key(.z, with: .control)
    #expect(chrome.tuning.liftDistance == 5 && chrome.isChanged(.gapResponse))
    table.key(.z, with: .control)
    #expect(chrome.tuning == Tuning())
    #expect(!table.content.canUndo)
    table.key(.y, with: .control)
    table.key(.y, with: .control)
    #expect(chrome.tuning.liftDistance == 10 && chrome.isChanged(.gapResponse))
  }

  @Test("undo takes back the newest step first, be it of the page or of the feel")
  mutating func order() {
    move("red", to: "black")
    table.tap("long-press")
    move("blue", to: "yellow")
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

  @Test("a new step of the page discards the undone steps of the feel")
  mutating func discards() {
    table.tap("long-press", "undo")
    move("red", to: "black")
    table.tap("undo", "redo")
    #expect(table.order == ["blue", "black", "red", "green", "yellow"])
    table.tap("redo")
    #expect(!chrome.tuning.mouseLongPressLifts)
  }

  @Test("a step of the feel is undone before the older steps of another page")
  mutating func pages() {
    move("red", to: "black")
    table.tap("scene-playlist", "long-press", "scene-colours", "undo")
    #expect(!chrome.tuning.mouseLongPressLifts)
    #expect(table.order == ["blue", "black", "red", "green", "yellow"])
  }

  private mutating func move(_ tile: String, to other: String) {
    table.drop(tile, on: other)
  }

  @Test("the state keeps the preset, what is compared, and the steps")
  mutating func coding() throws {
    choose("snappy")
    table.press(on: "lift-distance", at: (90, 50))
    table.release()
    table.key("b")
    table.press(on: "gap-damping", at: (20, 50))
    try table.playground.expectDecodedCopy()
  }
}
