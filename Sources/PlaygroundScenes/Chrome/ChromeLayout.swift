package import DragKit

/// Where the parts of the chrome are, for a window of a given size.
///
/// One grid of 8 pixels; where the window is small, the sidebar goes first and the inspector next.
package struct ChromeLayout: Hashable, Sendable {
  /// The size of the window.
  package let window: Size
  let isBare: Bool
  let showsInspector: Bool

  static let sidebarWidth: Length = 176
  static let inspectorWidth: Length = 288
  static let toolbarHeight: Length = 56

  var hasSidebar: Bool { !isBare && window.width >= 800 }
  var hasInspector: Bool { !isBare && showsInspector && window.width >= 720 }

  var sidebar: Rect {
    Rect(x: 0, y: 0, width: hasSidebar ? Self.sidebarWidth : 0, height: window.height)
  }

  var inspector: Rect {
    let width = hasInspector ? Self.inspectorWidth : 0
    return Rect(x: window.width - width, y: 0, width: width, height: window.height)
  }

  /// The bar above the stage.
  package var toolbar: Rect {
    Rect(
      x: sidebar.maxX, y: 0, width: max(inspector.minX - sidebar.maxX, 0),
      height: isBare ? 0 : Self.toolbarHeight)
  }

  /// What is left for the scene.
  package var stage: Rect {
    Rect(
      x: toolbar.minX, y: toolbar.maxY, width: toolbar.width,
      height: max(window.height - toolbar.maxY, 0))
  }

  /// Where every control that can be seen is.
  var controls: [PlacedItem] {
    guard !isBare else { return [] }
    return sidebarControls + toolbarControls + inspectorControls
  }

  /// Where a control is; nothing where it cannot be seen.
  func frame(of control: Control) -> Rect? {
    controls.first { $0.item == control.id }?.frame
  }

  /// Where the knob of a slider runs.
  func track(of control: Control) -> Rect? {
    frame(of: control).map { frame in
      Rect(x: frame.minX + 8, y: frame.maxY - 9, width: frame.width - 16, height: 4)
    }
  }

  private var sidebarControls: [PlacedItem] {
    guard hasSidebar else { return [] }
    let bottom = window.height - 48
    return [
      placed(.sceneColours, Rect(x: 8, y: 88, width: Self.sidebarWidth - 16, height: 36)),
      placed(.appearance, Rect(x: 12, y: bottom, width: 36, height: 36)),
      placed(.language, Rect(x: 52, y: bottom, width: Self.sidebarWidth - 64, height: 36)),
    ]
  }

  private var toolbarControls: [PlacedItem] {
    let left: [Control] = [.undo, .redo, .reset]
    var items = left.enumerated().map { index, control in
      placed(
        control,
        Rect(x: toolbar.minX + 12 + Length(pixels: 40) * index, y: 10, width: 36, height: 36))
    }
    let right: [(Control, Length)] = [(.inspector, 36), (.replay, 36), (.record, 36)]
    var x = toolbar.maxX - 12
    for (control, width) in right {
      x = x - width
      items.append(placed(control, Rect(x: x, y: 10, width: width, height: 36)))
      x = x - 4
    }
    return items
  }

  private static let switchHeight: Length = 28
  private static let sliderHeight: Length = 34
  private static let buttonHeight: Length = 32
  private static let switchesTop: Length = 38

  private static var slidersTop: Length { switchesTop + switchHeight * Control.switches.count + 8 }

  private static var buttonTop: Length { slidersTop + sliderHeight * Control.sliders.count + 10 }

  private var inspectorControls: [PlacedItem] {
    guard hasInspector else { return [] }
    let switches = column(Control.switches, from: Self.switchesTop, pitch: Self.switchHeight)
    let sliders = column(Control.sliders, from: Self.slidersTop, pitch: Self.sliderHeight)
    let button = column([.copyTuning], from: Self.buttonTop, pitch: Self.buttonHeight)
    return (switches + sliders + button).filter { $0.frame.maxY <= window.height }
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
    let top = Self.buttonTop + Self.buttonHeight + 42
    return Rect(
      x: inspector.minX + 16, y: top, width: Self.inspectorWidth - 32,
      height: max(window.height - top - 12, 0))
  }

  private func placed(_ control: Control, _ frame: Rect) -> PlacedItem {
    PlacedItem(control.id, frame)
  }
}
