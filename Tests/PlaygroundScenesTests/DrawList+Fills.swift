import DragFrameIO
import DragGeometry

/// A rectangle that is filled with a colour, and what it belongs to.
struct Fill: Equatable {
  let owner: DrawOwner
  let rect: Rect
  let color: Color
}

extension DrawList {
  /// The rectangles that are filled, from the back to the front, those of groups and clips included.
  var fills: [Fill] { operations.flatMap(\.fills) }
}

extension DrawOperation {
  fileprivate var fills: [Fill] {
    switch content {
    case .roundedRect(let rect, radius: _, fill: let color):
      [Fill(owner: id.owner, rect: rect, color: color)]
    case .group(_, _, let operations), .clip(_, let operations): operations.flatMap(\.fills)
    default: []
    }
  }
}
