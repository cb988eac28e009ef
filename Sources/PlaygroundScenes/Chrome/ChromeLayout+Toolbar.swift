package import DragKit
internal import PlaygroundUI

// The bar above the stage: the buttons and the segments of the scene. A second row has the segments
// if the first has no room for them, and in a window without a sidebar the switch of the pages.
extension ChromeLayout {
  static let rowHeight: Length = 44
  private static let segmentSize = Size(width: 84, height: 32)
  private static let buttonPitch: Length = 40
  private static let margin = Spacing.medium
  private static let leftButtons: [Control] = [.undo, .redo, .reset]

  /// The buttons at the right, from right to left, without the button of an open inspector.
  private var rightButtons: [Control] {
    (panel.hasInspector && !isBesideInspector ? [.inspector] : []) + (hasSidebar ? [] : [.more])
      + [.replay, .record]
  }

  var toolbarControls: [PlacedItem] {
    let left = Self.leftButtons.enumerated().map { index, control in
      button(control, x: toolbar.minX + Self.margin + Self.buttonPitch * index)
    }
    let right = rightButtons.enumerated().map { index, control in
      button(control, x: toolbar.maxX - 48 - Self.buttonPitch * index)
    }
    return hasSecondRow
      ? left + right.reversed() + switchControls + segmentControls
      : left + segmentControls + right.reversed()
  }

  func button(_ control: Control, x: Length) -> PlacedItem {
    placed(control, Rect(x: x, y: 10, width: 36, height: 36))
  }

  var hasSecondRow: Bool { !hasSidebar || segmentsNeedARow }

  private var switchControls: [PlacedItem] {
    guard !hasSidebar else { return [] }
    let row = toolbar.band(Self.toolbarHeight + 2, height: 36)
    return Control.pages.enumerated().map { index, control in
      placed(control, row.column(Self.margin + switchPitch * index, width: switchPitch - 4))
    }
  }

  private var switchPitch: Length { toolbar.width < 560 ? 32 : Self.buttonPitch }

  private var segmentRoom: Rect {
    let taken = hasSidebar ? 0 : switchPitch * Control.pages.count + 8
    return toolbar.band(Self.toolbarHeight + 4, height: Self.segmentSize.height)
      .column(Self.margin + taken, width: toolbar.width - Self.margin * 2 - taken)
  }

  var segmentPlates: [Rect] {
    guard !isBare, !panel.segments.isEmpty else { return [] }
    let width = width(ofSegments: segmentWidth)
    let center = hasSecondRow ? segmentRoom.center.x : toolbar.center.x
    // Beside the page switch, they end where the buttons above them do.
    var x = hasSidebar ? (center - width / 2).roundedToPixel : segmentRoom.maxX - width
    let y: Length = hasSecondRow ? segmentRoom.minY : 12
    return panel.segments.map { group in
      let width = segmentWidth * group.count
      defer { x = x + width + 16 }
      return Rect(x: x, y: y, width: width, height: Self.segmentSize.height)
    }
  }

  private var segmentControls: [PlacedItem] {
    zip(segmentPlates, panel.segments).flatMap { plate, group in
      group.enumerated().map { index, control in
        placed(control, plate.column(segmentWidth * index, width: segmentWidth))
      }
    }
  }

  private var segmentsNeedARow: Bool {
    let all = width(ofSegments: Self.segmentSize.width)
    return !panel.segments.isEmpty && edge - sidebar.maxX < all + 288
  }

  private var segmentCount: Int { panel.segments.reduce(0) { $0 + $1.count } }

  private func width(ofSegments width: Length) -> Length { width * segmentCount + gaps }

  private var gaps: Length { Length(pixels: 16) * (panel.segments.count - 1) }

  private var segmentWidth: Length {
    guard hasSecondRow, segmentCount > 0 else { return Self.segmentSize.width }
    let room = ((segmentRoom.width - gaps) / segmentCount).subpixels / 256
    return min(max(Length(pixels: room), 32), Self.segmentSize.width)
  }
}

// MARK: - The badge of a session
extension ChromeLayout {
  package var badgeRoom: Rect {
    if freeSidebar.height >= Self.badgeHeight { return freeSidebar }
    if !isBare, !hasSidebar || hasSecondRow || panel.segments.isEmpty { return freeToolbar }
    return Rect(
      x: stage.minX + Self.margin, y: stage.maxY - Self.badgeHeight - Self.margin,
      width: min(max(stage.width - Self.margin * 2, 1), 280), height: Self.badgeHeight)
  }

  package var centersBadge: Bool { badgeRoom == freeToolbar }

  /// The room of the tour, in the free part of the sidebar or at the bottom of the stage.
  package var tourRoom: Rect {
    if freeSidebar.height >= 180 { return freeSidebar }
    let width = min(max(stage.width - Self.margin * 2, 1), 360)
    // The page's list or column begins at the left.
    let x = stage.maxX - Self.margin - width
    return Rect(x: x, y: stage.minY, width: width, height: stage.height - Self.margin)
  }

  private static let badgeHeight: Length = 48

  private var freeSidebar: Rect {
    guard hasSidebar else { return .zero }
    let list = sidebarControls.first { $0.item == Control.howItWorks.id }?.frame.maxY ?? 0
    return sidebar.insetBy(8).band(list, height: window.height - 56 - (list + 8))
  }

  private var freeToolbar: Rect {
    let left = Self.margin + Self.buttonPitch * Self.leftButtons.count + 4
    let right = Self.buttonPitch * rightButtons.count + 12
    return toolbar.band((Self.toolbarHeight - Self.badgeHeight) / 2, height: Self.badgeHeight)
      .column(left, width: max(toolbar.width - right - left, 1))
  }
}
