internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// MARK: - A picture that fills the page
extension PicturesScene {
  func drawLargeView(of item: ItemID, on canvas: inout Canvas) {
    guard let picture = picture(of: item) else { return }
    canvas.begin(Control.closeLargeView.id)
    canvas.fill(bounds, Color.black.opacity(percent: 82))
    let room = bounds.inset(by: Insets(left: 24, top: 24, right: 24, bottom: 64))
    guard room.width > 1, room.height > 1 else { return }
    let frame = Rect(center: room.center, size: fitting(picture.details, in: room.size))
    switch picture.details {
    case .readable: canvas.draw(.image(picture.path, frame, radius: Radius.chip))
    case .unknown: break
    case .problem(let problem):
      canvas.text(problem.title, .title, .white, in: room, .center)
    }
    let line = bounds.band(bounds.height - 52, height: 20).inset(by: Insets(left: 24, right: 24))
    let title = TextMetrics.elided(
      title(of: item, canvas.language) ?? "", to: line.width, in: .strongLabel)
    canvas.text(title, .strongLabel, .white, in: line, .center)
    guard case .readable(let width, let height, let bytes, _) = picture.details else { return }
    canvas.text(
      "\(width) × \(height)  ·  \(bytes.asBytes)", .caption, Color.white.opacity(percent: 70),
      in: line.moved(by: Vector(dx: 0, dy: 22)), .center)
  }

  /// Shows and selects the previous or next picture for an arrow key; closes the large view for
  /// Escape, Space or Enter.
  mutating func turnLargeView(with key: Key) {
    switch key {
    case .escape, .space, .enter: enlarged = nil
    case .left, .up: enlarged = neighbor(by: -1) ?? enlarged
    case .right, .down: enlarged = neighbor(by: 1) ?? enlarged
    default: break
    }
    if let enlarged { selection.select(enlarged) }
  }

  private func neighbor(by step: Int) -> ItemID? {
    guard let position = enlarged.flatMap(model.position), let container = model[position.container]
    else { return nil }
    let end = step < 0 ? -1 : container.count
    return stride(from: position.offset + step, to: end, by: step).lazy
      .compactMap(container.item).first { picture(of: $0) != nil }
  }

  private func fitting(_ details: PictureDetails, in room: Size) -> Size {
    guard case .readable(let width, let height, _, _) = details else { return room }
    // At most 1, so that small pictures are not enlarged.
    let scale = min(
      Fraction(room.width.pixels, width), Fraction(room.height.pixels, height), .one)
    return Size(
      width: max((Length(pixels: width) * scale).roundedToPixel, 1),
      height: max((Length(pixels: height) * scale).roundedToPixel, 1))
  }
}

extension Int {
  /// The number as a size in bytes, kB or MB, in powers of 1000 as in file managers.
  fileprivate var asBytes: String {
    switch self {
    case ..<1000: "\(self) B"
    case ..<999_500: "\((self + 500) / 1000) kB"
    default: "\((self + 50_000) / 1_000_000).\((self + 50_000) / 100_000 % 10) MB"
    }
  }
}
