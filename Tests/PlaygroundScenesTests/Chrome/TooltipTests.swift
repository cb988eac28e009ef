@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("Tooltips")
struct TooltipTests {
  private var table = PlaygroundDriver(PlaygroundOptions(scene: .colours))

  private var content: PlaygroundContent { table.playground.content }

  private mutating func secondaryPress(at point: Point) {
    table.send(.pointerPressed(.mouse, at: point, button: .secondary))
    table.send(.pointerReleased(.mouse, at: point, button: .secondary))
  }

  @Test("the tooltips of undo and redo name the step")
  mutating func steps() {
    #expect(content.stepTitle(.undo) == nil)
    table.press(on: "blue")
    table.drag(to: "green")
    table.release()
    table.settle()
    #expect(content.stepTitle(.undo) == "Undo Move Blue")
    table.tap("undo")
    #expect(content.stepTitle(.redo) == "Redo Move Blue")
    table.tap("redo")
    table.tap("reset")
    #expect(content.stepTitle(.undo) == "Undo Reset")
    table.tap("scene-board")
    secondaryPress(at: table.place(of: "item-8").center)
    table.tap("menu-delete")
    #expect(content.stepTitle(.undo) == "Undo Delete Tile 8")
    secondaryPress(at: table.place(of: "item-7").center)
    table.tap("menu-move-to-top")
    #expect(content.stepTitle(.undo) == "Undo Move Tile 7")
    table.tap("long-press")
    #expect(content.stepTitle(.undo) == "Undo Hold the mouse to lift")
    table.tap("language")
    table.tap("language-japanese")
    table.tap("undo")
    #expect(content.stepTitle(.undo) == "取り消す：タイル7の移動")
  }

  @Test("a step of the pictures that follow touches is named, too")
  mutating func histories() {
    table = PlaygroundDriver(PlaygroundOptions(scene: .follow))
    table.press(on: "link")
    table.drag(by: 80, 40)
    table.release()
    #expect(content.stepTitle(.undo) == "Undo Move Picture")
    table.tap("follow-diagram")
    table.press(on: "timer")
    table.drag(by: 80, -40)
    table.release()
    #expect(content.stepTitle(.undo)?.hasPrefix("Undo ") == true)
  }

  @Test("a tooltip has the keys of its control", arguments: Language.all)
  mutating func tips(language: Language) {
    table = PlaygroundDriver(PlaygroundOptions(scene: .colours, language: language))
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
