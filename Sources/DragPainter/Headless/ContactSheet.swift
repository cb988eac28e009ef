internal import DragDrawing
internal import DragPictures
internal import DragGeometry
internal import DragCoding

package enum ContactSheet {
  package struct Entry: Sendable {
    let frame: Picture
    let caption: String

    package init(_ frame: Picture, caption: String = "") {
      self.frame = frame.reduced(toPixels: Limits.framePixels / 16)
      self.caption = caption
    }
  }

  private static let gap = 12
  private static let captionHeight = 24

  package static func make(
    _ entries: [Entry], columns: Int, assets: AssetStore
  ) throws(PaintingError) -> Picture {
    let columns = max(1, min(columns, entries.count))
    let rows = (entries.count + columns - 1) / columns
    let hasCaptions = entries.contains { !$0.caption.isEmpty }
    let cell = DeviceSize(
      width: (entries.map(\.frame.width).max() ?? 0) + gap,
      height: (entries.map(\.frame.height).max() ?? 0) + gap + (hasCaptions ? captionHeight : 0))
    let size = Size(
      width: Length(pixels: columns * cell.width + gap),
      height: Length(pixels: rows * cell.height + gap))
    let renderer = try FrameRenderer(size: size, scale: .one, assets: assets)
    renderer.paint(captions(of: entries, columns: columns, cell: cell))
    for (index, entry) in entries.enumerated() {
      let place = corner(index, columns, cell)
      let picture = Sprite(surface: try entry.frame.makeSurface())
      renderer.surface.draw(picture, x: place.x, y: place.y)
    }
    return renderer.frame
  }

  private static func corner(_ index: Int, _ columns: Int, _ cell: DeviceSize) -> DeviceRect {
    DeviceRect(
      x: gap + index % columns * cell.width, y: gap + index / columns * cell.height,
      width: cell.width - gap, height: cell.height - gap)
  }

  private static func captions(of entries: [Entry], columns: Int, cell: DeviceSize) -> DrawList {
    let operations = entries.enumerated().map { index, entry in
      let place = corner(index, columns, cell)
      let box = Rect(
        x: Length(pixels: place.x), y: Length(pixels: place.y + entry.frame.height),
        width: Length(pixels: place.width), height: Length(pixels: captionHeight))
      let line = TextLine(
        entry.caption, font: DragDrawing.Font(.regular, size: 13), color: Color(hex: 0x3c3c43),
        box: box)
      return DrawOperation(DrawID(owner: DrawOwner(part: 0, number: index)), .text(line))
    }
    return DrawList(background: Color(hex: 0xe5e5ea), operations: operations)
  }
}
