internal import DragKit
internal import PlaygroundUI

/// The layout of a list below a header, which has a title and, at its end, buttons.
struct PageList: Hashable, Sendable {
  let frame: Rect
  let headerHeight: Length

  var header: Rect { frame.band(0, height: min(headerHeight, frame.height)) }

  var rows: Rect {
    frame.band(header.height, height: max(frame.height - headerHeight, 1))
  }

  /// Returns a row of buttons with their frames, at the right end of the header.
  func place(_ buttons: WidgetLayout, height: Length) -> [PlacedWidget] {
    let width = buttons.contentLength
    return buttons.placed(
      in: Rect(x: header.maxX - 12 - width, y: header.minY + 12, width: width, height: height))
  }
}
