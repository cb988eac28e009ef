package import DragKit
internal import PlaygroundUI

package struct ChromeLayout: Hashable, Sendable {
  package let window: Size
  let isBare: Bool
  let showsInspector: Bool
  /// Whether the inspector is open over the stage, in a window too narrow for both.
  let opensInspector: Bool
  /// The inspector's scroll distance, if its content is higher than the window.
  let inspectorOffset: Length
  let panel: ScenePanel
  var tab = InspectorTab.feel

  static let sidebarWidth: Length = 176
  static let toolbarHeight: Length = 56
  private static let lowestSidebar = Length(pixels: 212 + 40 * Control.pages.count)

  var hasSidebar: Bool { !isBare && window.width >= 800 && window.height >= Self.lowestSidebar }

  var sidebar: Rect { bounds.column(0, width: hasSidebar ? Self.sidebarWidth : 0) }

  var bounds: Rect { Rect(origin: .zero, size: window) }

  package var toolbar: Rect {
    let height = isBare ? 0 : Self.toolbarHeight + (hasSecondRow ? Self.rowHeight : 0)
    return bounds.column(sidebar.maxX, width: max(edge - sidebar.maxX, 0))
      .band(0, height: height)
  }

  package var stage: Rect {
    let toolbar = toolbar
    return toolbar.band(toolbar.height, height: max(window.height - toolbar.maxY, 0))
  }

  var cancelArea: Rect {
    let strip = cancelStrip
    return strip.band(0, height: max(stage.maxY - strip.minY, strip.height))
  }

  var cancelStrip: Rect {
    let stage = stage
    let width = max(min(stage.width - 32, 440), 1)
    let middle = Point(x: stage.center.x.roundedToPixel, y: stage.maxY - 36)
    return Rect(center: middle, size: Size(width: width, height: 48))
  }

  var controls: [PlacedItem] { isBare ? [] : sidebarControls + toolbarControls + inspectorControls }

  static func track(in frame: Rect) -> Rect {
    Rect(x: frame.minX + 8, y: frame.maxY - 9, width: frame.width - 16, height: 4)
  }

  static func plate(ofSwitchIn frame: Rect) -> Rect {
    Rect(x: frame.maxX - 36, y: frame.minY + 4, width: 36, height: 20)
  }

  var sidebarControls: [PlacedItem] {
    guard hasSidebar else { return [] }
    let (column, bottom) = (
      sidebar.column(Spacing.small, width: Self.sidebarWidth - Spacing.large), window.height - 48
    )
    return Control.pages.enumerated().map { row, control in
      let gap: Length = control == .howItWorks ? 16 : 0
      return placed(control, column.band(88 + Length(pixels: 40) * row + gap, height: 36))
    } + [
      placed(.appearance, Rect(x: 8, y: bottom, width: 36, height: 36)),
      placed(.help, Rect(x: 44, y: bottom, width: 36, height: 36)),
      placed(.language, Rect(x: 84, y: bottom, width: Self.sidebarWidth - 92, height: 36)),
    ]
  }

  func placed(_ control: Control, _ frame: Rect) -> PlacedItem { PlacedItem(control.id, frame) }
}

struct ScenePanel: Hashable, Sendable {
  var segments: [[Control]] = []
  var switches: [Control] = []
  var sliders: [Control] = []
  /// The slider of the scene itself, above those of the tuning.
  var ownSlider: SceneSlider?
  var hasInspector = true

  var allSliders: [Control] { [ownSlider?.control].compactMap(\.self) + sliders }
}

/// A slider that changes a number of a scene.
struct SceneSlider: Hashable, Sendable {
  let control: Control
  let value: Int
  let range: ClosedRange<Int>

  private var scale: SliderScale { SliderScale(range: range, keyStep: 8, largeKeyStep: 40) }

  var text: String { "\(value) px" }

  var share: Fraction { scale.share(of: value) }

  func value(at share: Fraction) -> Int { scale.value(at: share) }

  func value(after adjustment: Adjustment) -> Int { scale.value(value, after: adjustment) }
}

struct ChromeState: Hashable {
  let page: Page
  let canUndo: Bool
  let canRedo: Bool
  let on: [Control]
  /// The title of the step to undo or redo, while the mouse is over the button.
  var stepTitle: String?

  func isOn(_ control: Control) -> Bool { on.contains(control) }

  func isShown(_ control: Control) -> Bool { control == page.scene.map(Control.of) ?? .howItWorks }
}
