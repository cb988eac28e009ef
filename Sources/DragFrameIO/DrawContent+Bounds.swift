package import DragGeometry

extension DrawOperation {
  /// The rectangle outside of which the operation draws nothing.
  package var bounds: Rect { content.bounds }
}

extension DrawContent {
  /// The rectangle outside of which this draws nothing.
  package var bounds: Rect {
    switch self {
    case .roundedRect(let rect, _, _), .roundedRectOutline(let rect, _, _, _),
      .image(_, let rect, _), .icon(_, let rect, _):
      rect
    case .shadow(let rect, _, let blur, _): rect.insetBy(-blur)
    case .fill(let path, _): path.bounds
    case .stroke(let path, let width, _): path.bounds.insetBy(-width)
    case .text(let line): line.box
    case .group(_, let transform, let operations):
      transform.applied(to: operations.reduce(Rect.zero) { $0.union($1.bounds) })
    case .clip(let rect, let operations):
      rect.intersection(operations.reduce(Rect.zero) { $0.union($1.bounds) })
    }
  }
}
