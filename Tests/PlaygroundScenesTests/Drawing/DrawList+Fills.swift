import DragDrawing
import DragGeometry

/// A filled rectangle, with the owner of the drawing.
struct Fill: Equatable {
  let owner: DrawOwner
  let rect: Rect
  let color: Color
}

extension DrawList {
  /// The filled rectangles from back to front, with those of groups and clips.
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
