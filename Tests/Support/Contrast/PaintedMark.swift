package import DragDrawing
internal import DragGeometry
internal import PlaygroundScenes
import PlaygroundUI

/// A text, an icon or a shape of a frame, and the points at which it is compared with what is behind it.
package struct PaintedMark {
  package let owner: DrawOwner
  package let name: String
  /// The contrast that WCAG 2 asks for: 4.5 for text, 3 for the rest.
  package let needed: Double
  /// The numbers of the operations that lead to it, from the outermost.
  package let path: [Int]
  /// The points, in window coordinates.
  let points: [Spot]
}

/// A point of the window.
struct Spot {
  var x, y: Double

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  fileprivate func inside(_ transform: Transform) -> Spot {
    let scale = Double(transform.scale.raw) / 65536
    return Spot(
      x: (x - transform.offset.dx.value) / scale, y: (y - transform.offset.dy.value) / scale)
  }

  fileprivate func outside(_ transform: Transform) -> Spot {
    let scale = Double(transform.scale.raw) / 65536
    return Spot(
      x: x * scale + transform.offset.dx.value, y: y * scale + transform.offset.dy.value)
  }
}

extension Length {
  fileprivate var value: Double { Double(subpixels) / 256 }
}

extension Rect {
  fileprivate func holds(_ spot: Spot) -> Bool {
    (minX.value...maxX.value).contains(spot.x) && (minY.value...maxY.value).contains(spot.y)
  }
}

extension DrawList {
  /// The marks that `kind` accepts, from back to front.
  package func marks(_ kind: (DrawOperation) -> (name: String, needed: Double)?) -> [PaintedMark] {
    var marks: [PaintedMark] = []
    func visit(
      _ operations: [DrawOperation], _ path: [Int], _ transforms: [Transform], _ clips: [Rect]
    ) {
      for (number, operation) in operations.enumerated() {
        switch operation.content {
        case .group(_, let transform, let inner):
          visit(inner, path + [number], transforms + [transform], [])
        case .clip(let rect, let inner): visit(inner, path + [number], transforms, clips + [rect])
        default:
          guard let kind = kind(operation) else { continue }
          let spots = operation.content.spots.filter { spot in clips.allSatisfy { $0.holds(spot) } }
          let points = spots.map { spot in
            transforms.reversed().reduce(spot) { $0.outside($1) }
          }
          marks.append(
            PaintedMark(
              owner: operation.id.owner, name: kind.name, needed: kind.needed,
              path: path + [number], points: points))
        }
      }
    }
    visit(operations, [], [], [])
    return marks
  }

  /// Each text and icon that has too little contrast, with its figure.
  package var contrastFaults: [String] {
    // What is behind a backdrop cannot be pressed.
    let backdrop = marks { $0.isBackdrop ? ("backdrop", 0) : nil }.last?.path ?? []
    return marks { DrawOperation.text($0) ?? DrawOperation.icon($0) }.compactMap { mark in
      guard backdrop.lexicographicallyPrecedes(mark.path), let contrast = contrast(of: mark),
        contrast < mark.needed
      else { return nil }
      return "\(mark.name) \((contrast * 10).rounded(.down) / 10)"
    }
  }

  /// The lowest contrast of a mark with what is behind it; `nil` where nothing of it can be seen.
  ///
  /// A picture may have any colour, so it is once white and once black.
  package func contrast(of mark: PaintedMark) -> Double? {
    let found = [Color.white, .black].flatMap { picture in
      mark.points.compactMap { point in
        func seen(_ color: Color? = nil) -> Painter.Seen {
          Painter(picture: picture, markColor: color).paint(
            operations[...], over: (Paint(background), nil), at: point, mark.path[...])
        }
        // What is drawn over the mark hides its colour.
        guard let white = seen(.white).mark, let black = seen(.black).mark,
          white.contrast(to: black) > 1.001
        else { return nil as Double? }
        let (ground, mark) = seen()
        return mark?.contrast(to: ground)
      }
    }
    return found.min()
  }
}

/// Computes the colour of a point, with and without a mark.
private struct Painter {
  typealias Seen = (ground: Paint, mark: Paint?)

  let picture: Color
  /// Replaces the mark's own colour.
  let markColor: Color?

  func paint(
    _ operations: ArraySlice<DrawOperation>, over below: Seen, at spot: Spot,
    _ path: ArraySlice<Int>
  ) -> Seen {
    var seen = below
    for (number, operation) in operations.enumerated() {
      let rest = path.first == number ? path.dropFirst() : nil
      seen = paint(operation, over: seen, at: spot, rest)
    }
    return seen
  }

  private func paint(
    _ operation: DrawOperation, over below: Seen, at spot: Spot, _ path: ArraySlice<Int>?
  ) -> Seen {
    switch operation.content {
    case .group(let alpha, let transform, let inner):
      let above = paint(inner[...], over: below, at: spot.inside(transform), path ?? [])
      let share = Double(alpha.raw) / 65536
      let base = below.mark ?? below.ground
      return (
        below.ground.under(above.ground, opacity: share),
        above.mark.map { base.under($0, opacity: share) }
      )
    case .clip(let rect, let inner):
      return rect.holds(spot) ? paint(inner[...], over: below, at: spot, path ?? []) : below
    default:
      guard let color = operation.content.color(at: spot, picture: picture, isMark: path != nil)
      else { return below }
      if path != nil { return (below.ground, below.ground.under(markColor ?? color)) }
      return (below.ground.under(color), below.mark?.under(color))
    }
  }
}

extension DrawContent {
  /// The colour with which the drawing covers a point; `nil` beside it.
  ///
  /// Text, icons and lines cover nothing.
  fileprivate func color(at spot: Spot, picture: Color, isMark: Bool) -> Color? {
    switch self {
    case .roundedRect(let rect, radius: _, fill: let color): rect.holds(spot) ? color : nil
    case .image(_, let rect, radius: _): rect.holds(spot) ? picture : nil
    case .text(let line): isMark ? line.color : nil
    case .icon(_, _, let color), .roundedRectOutline(_, _, _, let color): isMark ? color : nil
    default: nil
    }
  }

  /// The points of a mark at which it is compared, in its own coordinates.
  fileprivate var spots: [Spot] {
    switch self {
    case .text(let line):
      let (box, width) = (line.box, TextMetrics.width(of: line.text, in: line.font).value)
      let left =
        switch line.alignment {
        case .leading: box.minX.value
        case .center: box.center.x.value - width / 2
        case .trailing: box.maxX.value - width
        }
      return [0.02, 0.3, 0.5, 0.7, 0.98].map { Spot(x: left + width * $0, y: box.center.y.value) }
    case .icon(_, let rect, _): return [Spot(x: rect.center.x.value, y: rect.center.y.value)]
    case .roundedRect(let rect, _, _):
      let columns = [rect.minX.value + 2, rect.center.x.value, rect.maxX.value - 2]
      return columns.map { Spot(x: $0, y: rect.center.y.value) }
    case .roundedRectOutline(let rect, _, let width, _):
      return [Spot(x: rect.center.x.value, y: rect.minY.value + width.value / 2)]
    default: return []
    }
  }
}

extension DrawOperation {
  /// Text, which needs 4.5 to 1.
  package static func text(_ operation: DrawOperation) -> (name: String, needed: Double)? {
    guard case .text(let line) = operation.content, line.color.canBePressed else { return nil }
    return (line.text, 4.5)
  }

  /// Icons, which need 3 to 1.
  package static func icon(_ operation: DrawOperation) -> (name: String, needed: Double)? {
    guard case .icon(let name, _, let color) = operation.content, color.canBePressed else {
      return nil
    }
    return ("\(name)", 3)
  }

  /// Whether it darkens the whole window, behind a sheet.
  fileprivate var isBackdrop: Bool {
    guard case .roundedRect(let rect, radius: _, fill: let color) = content else { return false }
    return rect.width >= 640 && rect.height >= 480 && rect.origin == .zero && color.alpha < 255
  }
}

extension Color {
  /// Whether it is not the colour of what is exempt, since it cannot be pressed.
  fileprivate var canBePressed: Bool { alpha != Color.black.disabled.alpha }
}
