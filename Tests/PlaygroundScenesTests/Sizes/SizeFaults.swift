import DragDrawing
@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

/// The faults of a frame of the playground: what cannot be reached, is cut off, or overlaps.
struct SizeFaults {
  let table: PlaygroundDriver

  private var playground: Playground { table.playground }
  private var chrome: Chrome { playground.content.chrome }
  private var window: Rect { Rect(origin: .zero, size: chrome.window) }

  var all: [String] { outside + overlapping + unreachable + missing + cut }

  var controls: [PlacedItem] {
    playground.interaction.elements(in: "chrome").map { PlacedItem($0.item, $0.frame) }
      .filter { $0.item != Control.inspectorPlate.id && $0.frame.height > 0 }
  }

  private func name(of item: ItemID) -> String { playground.content.name(of: item) }

  /// The controls that are not within the window.
  var outside: [String] {
    controls.filter { window.intersection($0.frame) != $0.frame }
      .map { "\(name(of: $0.item)) is outside of the window" }
  }

  /// The pairs of controls that overlap.
  var overlapping: [String] {
    let controls = controls
    return controls.enumerated().flatMap { number, one in
      controls.dropFirst(number + 1).filter { $0.frame.intersects(one.frame) }
        .map { "\(name(of: one.item)) overlaps \(name(of: $0.item))" }
    }
  }

  /// The controls whose centre is not hit by a pointer.
  var unreachable: [String] {
    controls.filter { control in
      // The list of calls does not react to a pointer that hovers.
      if control.item == Control.calls.id { return false }
      var table = table
      table.send(.pointerMoved(.mouse, to: control.frame.center, isDown: false))
      return table.interaction.hovered != control.item
    }.map { "\(name(of: $0.item)) is not hit at its centre" }
  }

  /// The commands that the window offers neither as a control nor in the list of more commands.
  var missing: [String] {
    var offered = Set(controls.map(\.item))
    if offered.contains(Control.more.id) {
      var table = table
      table.tap("more")
      let list = table.interaction.elements(in: "menu")
      offered.formUnion(list.filter { window.intersection($0.frame) == $0.frame }.map(\.item))
    }
    var wanted: [Control] =
      [.undo, .redo, .reset, .record, .replay, .appearance, .help]
      + chrome.panel.segments.flatMap(\.self)
    if chrome.panel.hasInspector { wanted.append(.inspector) }
    let languages = [Control.language, Language.korean.entry].map(\.id)
    if offered.isDisjoint(with: languages) { wanted.append(.language) }
    return (Page.withButtons.map(\.button) + wanted).filter { !offered.contains($0.id) }.map {
      "\($0.name) is not offered"
    }
  }

  /// The texts that are wider than their boxes, shortened, or outside of the window.
  var cut: [String] {
    table.shapes.compactMap { shape in
      guard case .text(let line) = shape.content, line.font.face != .mono, !line.text.isEmpty else {
        return nil
      }
      if line.text.hasSuffix("…")
        || TextMetrics.width(of: line.text, in: line.font) > line.box.width
      {
        return "“\(line.text)” is cut off"
      }
      guard shape.clips.isEmpty, shape.transforms.allSatisfy({ $0 == .identity }),
        window.intersection(line.box) != line.box
      else { return nil }
      return "“\(line.text)” is outside of the window"
    }
  }
}
