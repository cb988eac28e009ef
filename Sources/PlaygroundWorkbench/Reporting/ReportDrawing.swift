package import DragFrameIO
package import DragGeometry
internal import DragKit
internal import PlaygroundScenes
package import RecordingTools

extension FilmStrip.Moment where World: FuzzedWorld {
  /// What stands in front of a world in a report: the frames of what the drag is over and of what is
  /// under the pointers, and the pointers.
  ///
  /// - Parameters:
  ///   - world: The world that is shown, the replay's or the session's.
  ///   - pumps: The lines of the recording, in which the pointers move.
  ///   - picture: The size of the picture, where the window is smaller.
  /// - Returns: What to draw over the world's own frame.
  package func overlay(of world: World, along pumps: [Pump], in picture: Size) -> DrawList {
    var canvas = Canvas()
    canvas.begin(.report)
    let bounds = Rect(origin: .zero, size: picture)
    for frame in landmarks(of: world) { canvas.dashes(around: frame.intersection(bounds)) }
    for frame in targets(of: world) {
      canvas.outline(frame, radius: 6, width: 3, Color(hex: 0xd6249f))
    }
    canvas.draw(pointers, along: pumps, at: time)
    canvas.cover(picture, beside: world.content.chrome.window)
    return DrawList(background: .clear, operations: canvas.operations)
  }

  private func landmarks(of world: World) -> [Rect] {
    let landmarks = world.landmarks
    return pointers.compactMap { landmarks.landmark(at: $0.location)?.visible }
  }

  /// What the drag is over, and the gap that is open there.
  private func targets(of world: World) -> [Rect] {
    guard let target = world.interaction.session?.target else { return [] }
    let gap = target.gap.flatMap { world.interaction.gapFrame(in: $0.container) }
    return [world.interaction.place(of: target.item), gap].compactMap(\.self)
  }
}

extension Canvas {
  /// A dashed line around a rectangle.
  fileprivate mutating func dashes(around rect: Rect) {
    let (color, pitch, length) = (Color(hex: 0xe08700), 12, 7)
    for step in 0..<max(0, rect.width.pixels / pitch + 1) {
      let start = Length(pixels: step * pitch)
      let width = min(Length(pixels: length), rect.width - start)
      fill(Rect(x: rect.minX + start, y: rect.minY, width: width, height: 2), color)
      fill(Rect(x: rect.minX + start, y: rect.maxY - 2, width: width, height: 2), color)
    }
    for step in 0..<max(0, rect.height.pixels / pitch + 1) {
      let start = Length(pixels: step * pitch)
      let height = min(Length(pixels: length), rect.height - start)
      fill(Rect(x: rect.minX, y: rect.minY + start, width: 2, height: height), color)
      fill(Rect(x: rect.maxX - 2, y: rect.minY + start, width: 2, height: height), color)
    }
  }
}
