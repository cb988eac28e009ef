package import DragKit

// The bar above the stage: the buttons and, where there is room beside them, the segments of the
// scene. Else these stand in a row below, and so does the switch of the pages where no sidebar is.
extension ChromeLayout {
  /// The height of the second row.
  static let rowHeight: Length = 44
  private static let segmentSize = Size(width: 84, height: 32)
  private static let buttonPitch: Length = 40
  private static let margin: Length = 12

  private static let leftButtons: [Control] = [.undo, .redo, .reset]

  /// From the right to the left.
  private var rightButtons: [Control] {
    (canHaveInspector ? [.inspector] : []) + [.replay, .record]
  }

  /// What is in the bar, row by row from the left to the right, as Tab goes through it.
  var toolbarControls: [PlacedItem] {
    let left = Self.leftButtons.enumerated().map { index, control in
      button(control, x: toolbar.minX + Self.margin + Self.buttonPitch * index, y: 10)
    }
    let right = rightButtons.enumerated().map { index, control in
      button(control, x: toolbar.maxX - 48 - Self.buttonPitch * index, y: 10)
    }
    return hasSecondRow
      ? left + right.reversed() + switchControls + segmentControls
      : left + segmentControls + right.reversed()
  }

  private func button(_ control: Control, x: Length, y: Length) -> PlacedItem {
    placed(control, Rect(x: x, y: y, width: 36, height: 36))
  }

  /// `true` where the toolbar has a second row.
  var hasSecondRow: Bool { !hasSidebar || segmentsNeedARow }

  /// What stands in for the list of the sidebar, where there is none.
  var switchControls: [PlacedItem] {
    guard !hasSidebar else { return [] }
    return Control.pages.enumerated().map { index, control in
      placed(
        control,
        Rect(
          x: toolbar.minX + Self.margin + switchPitch * index, y: Self.toolbarHeight + 2,
          width: switchPitch - 4, height: 36))
    }
  }

  /// How far a page is from the next: in a narrow window the segments beside them need the room.
  private var switchPitch: Length { toolbar.width < 560 ? 32 : Self.buttonPitch }

  /// What the switch of the pages leaves of the second row.
  private var segmentRoom: Rect {
    let taken = hasSidebar ? 0 : switchPitch * Control.pages.count + 8
    return Rect(
      x: toolbar.minX + Self.margin + taken, y: Self.toolbarHeight + 4,
      width: toolbar.width - Self.margin * 2 - taken, height: Self.segmentSize.height)
  }
}

// The segments of the scene.
extension ChromeLayout {
  /// The plates behind the segments, a plate for each group.
  var segmentPlates: [Rect] {
    guard !isBare, !panel.segments.isEmpty else { return [] }
    let center = hasSecondRow ? segmentRoom.center.x : toolbar.center.x
    var x = (center - width(ofSegments: segmentWidth) / 2).roundedToPixel
    let y: Length = hasSecondRow ? segmentRoom.minY : 12
    return panel.segments.map { group in
      let width = segmentWidth * group.count
      defer { x = x + width + 16 }
      return Rect(x: x, y: y, width: width, height: Self.segmentSize.height)
    }
  }

  /// The segments in their plates.
  var segmentControls: [PlacedItem] {
    zip(segmentPlates, panel.segments).flatMap { plate, group in
      group.enumerated().map { index, control in
        let frame = Rect(
          x: plate.minX + segmentWidth * index, y: plate.minY, width: segmentWidth,
          height: plate.height)
        return placed(control, frame)
      }
    }
  }

  private var segmentsNeedARow: Bool {
    let all = width(ofSegments: Self.segmentSize.width)
    return !panel.segments.isEmpty && inspector.minX - sidebar.maxX < all + 288
  }

  private func width(ofSegments width: Length) -> Length {
    width * panel.segments.reduce(0) { $0 + $1.count } + gaps
  }

  /// What lies between the groups.
  private var gaps: Length { Length(pixels: 16) * (panel.segments.count - 1) }

  /// The width of a segment: less than it should be only where a row has no room for all of them.
  private var segmentWidth: Length {
    let count = panel.segments.reduce(0) { $0 + $1.count }
    guard hasSecondRow, count > 0 else { return Self.segmentSize.width }
    let room = ((segmentRoom.width - gaps) / count).subpixels / 256
    return min(max(Length(pixels: room), 32), Self.segmentSize.width)
  }
}

// Where the session tells of itself.
extension ChromeLayout {
  /// Where nothing else is, in every window of 480 by 360 pixels or more: below the list in the
  /// sidebar, or between the buttons of the toolbar where these have their row to themselves.
  ///
  /// A window without chrome has no such place: there it is a corner of the stage.
  package var badgeRoom: Rect {
    if freeSidebar.height >= Self.badgeHeight { return freeSidebar }
    if !isBare, !hasSidebar || hasSecondRow || panel.segments.isEmpty { return freeToolbar }
    return Rect(
      x: stage.minX + Self.margin, y: stage.maxY - Self.badgeHeight - Self.margin,
      width: min(max(stage.width - Self.margin * 2, 1), 280), height: Self.badgeHeight)
  }

  /// `true` where the badge stands in the middle of its room, and not in a corner of it.
  package var centersBadge: Bool { badgeRoom == freeToolbar }

  /// Two lines and their margins.
  private static let badgeHeight: Length = 48

  private var freeSidebar: Rect {
    guard hasSidebar else { return .zero }
    let top = sidebarControls.first { $0.item == Control.howItWorks.id }?.frame.maxY ?? 0
    return Rect(
      x: 8, y: top + 8, width: Self.sidebarWidth - 16, height: window.height - 56 - (top + 8))
  }

  private var freeToolbar: Rect {
    let left = toolbar.minX + Self.margin + Self.buttonPitch * Self.leftButtons.count
    let right = toolbar.maxX - 8 - Self.buttonPitch * rightButtons.count
    return Rect(
      x: left + 4, y: (Self.toolbarHeight - Self.badgeHeight) / 2, width: max(right - left - 8, 1),
      height: Self.badgeHeight)
  }
}
