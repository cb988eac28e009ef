package import DragKit
internal import PlaygroundUI

/// The regions of the window: the sidebar, the toolbar, the stage below it, and the inspector.
package struct ChromeLayout: Hashable, Sendable {
  package let window: Size
  let isBare: Bool
  let showsInspector: Bool
  /// Whether the user has opened the inspector over the stage; it matters only if ``isNarrow``.
  let opensInspector: Bool
  let panel: ScenePanel

  static let toolbarHeight: Length = 56
  static let inspectorWidth: Length = 288
  private static let sidebarWidth: Length = 176
  /// The bottom of the page list in the sidebar.
  private static let endOfPages = Length(pixels: 108 + 40 * Page.withButtons.count)
  /// The height of the buttons at the bottom of the sidebar, with their margins.
  private static let sidebarButtons: Length = 56
  /// The minimum width of a window in which the inspector is beside the stage.
  private static let leastWidth: Length = 1008

  var bounds: Rect { Rect(origin: .zero, size: window) }

  /// Whether the window is wide enough for a sidebar, and high enough for it and a toast.
  var hasSidebar: Bool {
    let height = Self.endOfPages + Self.badgeHeight + Self.sidebarButtons
    return !isBare && window.width >= 800 && window.height >= height
  }

  var sidebar: Rect { bounds.column(0, width: hasSidebar ? Self.sidebarWidth : 0) }

  package var toolbar: Rect {
    let height = isBare ? 0 : Self.toolbarHeight + (hasSecondRow ? Self.secondRowHeight : 0)
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
}

// MARK: - The inspector
extension ChromeLayout {
  var hasInspector: Bool {
    !isBare && panel.hasInspector && (isNarrow ? opensInspector : showsInspector)
  }

  /// Whether the window is too narrow for the inspector beside the stage; if so, it opens over it.
  var isNarrow: Bool { window.width < Self.leastWidth }

  /// Whether the toolbar and the stage end at the inspector.
  var isBesideInspector: Bool { hasInspector && !isNarrow }

  /// The right edge of the toolbar and of the stage.
  private var edge: Length {
    isBesideInspector ? window.width - Self.inspectorWidth : window.width
  }

  var inspector: Rect {
    guard hasInspector else { return bounds.column(window.width, width: 0) }
    let column = bounds.column(window.width - Self.inspectorWidth, width: Self.inspectorWidth)
    guard isNarrow else { return column }
    return column.band(toolbar.height, height: max(window.height - toolbar.height, 0))
  }

  /// The part of the inspector below its tabs; content that is higher than this part scrolls.
  var inspectorRoom: Rect {
    inspector.inset(by: Insets(top: min(Self.toolbarHeight, inspector.height)))
  }
}

// MARK: - The toolbar
//
// Without a sidebar, a second row has the page switch and all segments. With a sidebar, the second
// row has all segments if the first row has no room for them.
extension ChromeLayout {
  static let buttonPitch: Length = 40
  /// The buttons at the left end of the toolbar.
  static let buttonsOfPage: [Control] = [.undo, .redo, .reset]
  private static let secondRowHeight: Length = 44
  private static let segmentSize = Size(width: 84, height: 32)
  static let groupGap: Length = 16

  /// All buttons that can be at the right end of the toolbar.
  private static let buttonsOfWindow: [Control] = [.record, .replay, .more, .inspector]

  /// The buttons at the right end; if the inspector is beside the stage, its button is not one of
  /// them, but beside the inspector's tabs.
  var buttonsOfWindow: [Control] {
    Self.buttonsOfWindow.filter { button in
      switch button {
      case .more: !hasSidebar
      case .inspector: panel.hasInspector && !isBesideInspector
      default: true
      }
    }
  }

  var hasSecondRow: Bool { !hasSidebar || segmentsNeedARow }

  private var segmentsNeedARow: Bool {
    let all = Self.segmentSize.width * segmentCount + gaps
    let buttons = Self.buttonPitch * (Self.buttonsOfPage.count + Self.buttonsOfWindow.count)
    return !panel.segments.isEmpty && edge - sidebar.maxX < all + buttons + 8
  }

  /// The distance between the left edges of adjacent buttons in the page switch.
  var switchPitch: Length { toolbar.width < 560 ? 32 : Self.buttonPitch }

  var segmentWidth: Length {
    guard hasSecondRow, segmentCount > 0 else { return Self.segmentSize.width }
    let room = ((segmentRoom.width - gaps) / segmentCount).subpixels / 256
    return min(max(Length(pixels: room), 32), Self.segmentSize.width)
  }

  /// The frame around all groups of segments.
  var segmentBar: Rect {
    let width = segmentWidth * segmentCount + gaps
    let center = hasSecondRow ? segmentRoom.center.x : toolbar.center.x
    return Rect(
      // Beside the page switch, the segments are aligned with the right end of the toolbar.
      x: hasSidebar ? (center - width / 2).roundedToPixel : segmentRoom.maxX - width,
      y: hasSecondRow ? segmentRoom.minY : 12, width: width, height: Self.segmentSize.height)
  }

  private var segmentRoom: Rect {
    let taken = hasSidebar ? 0 : switchPitch * Page.withButtons.count + 8
    return toolbar.band(Self.toolbarHeight + 4, height: Self.segmentSize.height)
      .column(Spacing.medium + taken, width: toolbar.width - Spacing.medium * 2 - taken)
  }

  private var segmentCount: Int { panel.segments.reduce(0) { $0 + $1.count } }

  private var gaps: Length { Self.groupGap * (panel.segments.count - 1) }
}

// MARK: - Rooms for toasts and cards
extension ChromeLayout {
  private static let badgeHeight: Length = 48

  /// The room for a toast: free space in the sidebar or the toolbar, or a corner of the stage.
  package var badgeRoom: Rect {
    if freeSidebar.height >= Self.badgeHeight { return freeSidebar }
    if !isBare, !hasSidebar || hasSecondRow || panel.segments.isEmpty { return freeToolbar }
    return Rect(
      x: stage.minX + Spacing.medium, y: stage.maxY - Self.badgeHeight - Spacing.medium,
      width: min(max(stage.width - Spacing.medium * 2, 1), 280), height: Self.badgeHeight)
  }

  package var centersBadge: Bool { badgeRoom == freeToolbar }

  /// The room for the tour's card: free space in the sidebar, or the right part of the stage.
  package var tourRoom: Rect {
    if freeSidebar.height >= 180 { return freeSidebar }
    let width = min(max(stage.width - Spacing.medium * 2, 1), 360)
    // At the right, because a page's list or column begins at the left.
    let x = stage.maxX - Spacing.medium - width
    return Rect(x: x, y: stage.minY, width: width, height: stage.height - Spacing.medium)
  }

  /// The part of the sidebar between the pages and the buttons; empty without a sidebar.
  private var freeSidebar: Rect {
    guard hasSidebar else { return .zero }
    return sidebar.inset(by: Insets(left: Spacing.small, right: Spacing.small))
      .band(Self.endOfPages, height: window.height - Self.sidebarButtons - Self.endOfPages)
  }

  private var freeToolbar: Rect {
    let left = Spacing.medium + Self.buttonPitch * Self.buttonsOfPage.count + 4
    let right = Self.buttonPitch * buttonsOfWindow.count + 12
    return toolbar.band((Self.toolbarHeight - Self.badgeHeight) / 2, height: Self.badgeHeight)
      .column(left, width: max(toolbar.width - right - left, 1))
  }
}

/// The controls that a page adds to the toolbar and to the inspector.
struct ScenePanel: Hashable, Sendable {
  var segments: [[Control]] = []
  var switches: [Control] = []
  var sliders: [Control] = []
  /// The page's own sliders with their values; they are above the tuning sliders.
  var ownSliders: [Slider] = []
  var hasInspector = true

  struct Slider: Hashable, Sendable {
    let control: Control
    let value: SliderValue
  }

  func ownSlider(_ control: Control) -> SliderValue? {
    ownSliders.first { $0.control == control }?.value
  }

  /// The switches of the page, then those of every page.
  var allSwitches: [Control] { switches + [.slowMotion, .reducedMotion, .longPress] }
}

/// The shown page and the state of its controls, as the chrome's widgets show them.
struct ChromeState: Hashable {
  var page = Page.follow
  var on: [Control] = []
  var disabled: [Control] = []
  /// The title of the step to undo or redo, while the mouse is over the button.
  var stepTitles: [Control: String] = [:]

  func isOn(_ control: Control) -> Bool { on.contains(control) }

  func isShown(_ page: Page) -> Bool { page.button == self.page.button }
}
