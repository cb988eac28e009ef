package import DragKit

/// Where the parts of the chrome are, for a window of a given size.
///
/// One grid of 8 pixels; where the window is small, the sidebar goes first and the inspector next.
package struct ChromeLayout: Hashable, Sendable {
  /// The size of the window.
  package let window: Size
  let isBare: Bool
  let showsInspector: Bool
  let panel: ScenePanel

  static let sidebarWidth: Length = 176
  static let inspectorWidth: Length = 288
  static let toolbarHeight: Length = 56

  var hasSidebar: Bool {
    !isBare && window.width >= 800 && window.height >= Self.lowestSidebar
  }
  /// Whether there is an inspector to be shown, and room for one.
  var canHaveInspector: Bool { panel.hasInspector && window.width >= 720 }
  var hasInspector: Bool {
    !isBare && showsInspector && canHaveInspector
  }

  /// The list of the pages, a badge, and the buttons at the bottom.
  private static let lowestSidebar = Length(pixels: 212 + 40 * Control.pages.count)

  var sidebar: Rect {
    Rect(x: 0, y: 0, width: hasSidebar ? Self.sidebarWidth : 0, height: window.height)
  }

  var inspector: Rect {
    let width = hasInspector ? Self.inspectorWidth : 0
    return Rect(x: window.width - width, y: 0, width: width, height: window.height)
  }

  /// `true` where the newest calls are told beside the stage.
  package var tellsCalls: Bool { callLog.height >= CallLog.pitch }

  /// The window without the inspector.
  package var besideInspector: Rect {
    Rect(x: 0, y: 0, width: inspector.minX, height: window.height)
  }

  /// The bar above the stage.
  package var toolbar: Rect {
    Rect(
      x: sidebar.maxX, y: 0, width: max(inspector.minX - sidebar.maxX, 0),
      height: isBare ? 0 : Self.toolbarHeight + (hasSecondRow ? Self.rowHeight : 0))
  }

  /// What is left for the scene.
  package var stage: Rect {
    Rect(
      x: toolbar.minX, y: toolbar.maxY, width: toolbar.width,
      height: max(window.height - toolbar.maxY, 0))
  }

  /// Where a finger cancels a drag by releasing: the strip, and what is below it to the edge of the window.
  var cancelArea: Rect {
    var area = cancelStrip
    area.size.height = max(stage.maxY - area.minY, area.height)
    return area
  }

  /// The strip that says so.
  var cancelStrip: Rect {
    let width = max(min(stage.width - 32, 440), 1)
    let middle = Point(x: stage.center.x.roundedToPixel, y: stage.maxY - 36)
    return Rect(center: middle, size: Size(width: width, height: 48))
  }

  /// Where every control that can be seen is.
  var controls: [PlacedItem] {
    guard !isBare else { return [] }
    return sidebarControls + toolbarControls + inspectorControls
  }

  /// The range of a slider's knob.
  static func track(in frame: Rect) -> Rect {
    Rect(x: frame.minX + 8, y: frame.maxY - 9, width: frame.width - 16, height: 4)
  }

  /// The plate of a switch, after its text.
  static func plate(ofSwitchIn frame: Rect) -> Rect {
    Rect(x: frame.maxX - 36, y: frame.minY + 4, width: 36, height: 20)
  }

  var sidebarControls: [PlacedItem] {
    guard hasSidebar else { return [] }
    let bottom = window.height - 48
    return Control.pages.enumerated().map { row, control in
      let gap: Length = control == .howItWorks ? 16 : 0
      return placed(
        control,
        Rect(
          x: 8, y: 88 + Length(pixels: 40) * row + gap, width: Self.sidebarWidth - 16, height: 36))
    } + [
      placed(.appearance, Rect(x: 12, y: bottom, width: 36, height: 36)),
      placed(.language, Rect(x: 52, y: bottom, width: Self.sidebarWidth - 64, height: 36)),
    ]
  }

  private static let switchHeight: Length = 28
  private static let sliderHeight: Length = 34
  private static let buttonHeight: Length = 32
  private static let switchesTop: Length = 38

  /// The switches of the inspector, from top to bottom: the scene's own first.
  var switches: [Control] { panel.switches + Control.switches }

  /// The line between the scene's own switches and those that every page has.
  var switchLine: Rect? {
    guard hasInspector, !panel.switches.isEmpty else { return nil }
    return Rect(
      x: inspector.minX + 16, y: sharedSwitchesTop - 6, width: Self.inspectorWidth - 32, height: 1)
  }

  private var sharedSwitchesTop: Length {
    let count = panel.switches.count
    return Self.switchesTop + Self.switchHeight * count + (count == 0 ? 0 : 12)
  }

  private var slidersTop: Length {
    sharedSwitchesTop + Self.switchHeight * Control.switches.count + 8
  }

  private var buttonTop: Length { slidersTop + Self.sliderHeight * panel.sliders.count + 10 }

  private var inspectorControls: [PlacedItem] {
    guard hasInspector else { return [] }
    let switches =
      column(panel.switches, from: Self.switchesTop, pitch: Self.switchHeight)
      + column(Control.switches, from: sharedSwitchesTop, pitch: Self.switchHeight)
    let sliders = column(panel.sliders, from: slidersTop, pitch: Self.sliderHeight)
    let button = column([.copyTuning], from: buttonTop, pitch: Self.buttonHeight)
    let calls = callLog.height >= 18 ? [placed(.calls, callLog)] : []
    return (switches + sliders + button).filter { $0.frame.maxY <= window.height } + calls
  }

  private func column(_ controls: [Control], from top: Length, pitch: Length) -> [PlacedItem] {
    controls.enumerated().map { row, control in
      placed(
        control,
        Rect(
          x: inspector.minX + 16, y: top + pitch * row, width: Self.inspectorWidth - 32,
          height: pitch))
    }
  }

  /// Where the newest calls are shown, below a heading.
  var callLog: Rect {
    guard hasInspector else { return .zero }
    let top = buttonTop + Self.buttonHeight + 42
    return Rect(
      x: inspector.minX + 16, y: top, width: Self.inspectorWidth - 32,
      height: max(window.height - top - 12, 0))
  }

  func placed(_ control: Control, _ frame: Rect) -> PlacedItem {
    PlacedItem(control.id, frame)
  }
}
