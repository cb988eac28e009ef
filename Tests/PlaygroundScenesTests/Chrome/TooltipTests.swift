@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("Tooltips")
struct TooltipTests {
  private var table = PlaygroundDriver(scene: .colours)

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
    table.openMenu(of: "item-8")
    table.tap("menu-delete")
    #expect(content.stepTitle(.undo) == "Undo Delete Tile 8")
    table.openMenu(of: "item-7")
    table.tap("menu-move-to-top")
    #expect(content.stepTitle(.undo) == "Undo Move Tile 7")
    table.tap("long-press")
    #expect(content.stepTitle(.undo) == "Undo Hold the mouse to lift")
    table.tap("language", "language-japanese", "undo")
    #expect(content.stepTitle(.undo) == "取り消す：タイル7の移動")
  }

  @Test("a step of what follows touches is named, too, also one of a first motion alone")
  mutating func histories() {
    table = PlaygroundDriver(scene: .follow)
    for (page, item, title) in [
      ("follow-link", "link", "Undo Move Picture"),
      ("follow-diagram", "sensor", "Undo Move Sensor"),
    ] {
      table.tap(page)
      table.press(on: item)
      table.drag(by: 20, 60, steps: 4)
      table.release()
      table.settle()
      #expect(content.stepTitle(.undo) == title)
    }
  }

  @Test("a tooltip has the keys of its control", arguments: Language.all)
  mutating func tips(language: Language) {
    table = PlaygroundDriver(scene: .colours, language: language)
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
