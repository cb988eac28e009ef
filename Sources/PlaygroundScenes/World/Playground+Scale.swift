internal import DragKit
internal import DragKitInspection

extension Playground {
  /// Returns the window's size in logical pixels at another scale, with the same pixels.
  func window(at scale: Fraction) -> Size {
    let window = content.chrome.window
    func length(_ length: Length) -> Length {
      Length(subpixels: length.clampedToFarthest.subpixels * self.scale.raw / max(scale.raw, 1))
    }
    return Size(width: length(window.width), height: length(window.height))
  }

  /// Reports a new scale, and all frames again, which change in the window's pixels.
  func scaled(at time: Microseconds) -> [Call] {
    let window = content.chrome.window
    let call = Call(
      at: time, .scaled,
      [
        "percent": .integer((scale.raw * 100 + 32768) / 65536),
        "window": .integers([(window.width * scale).pixels, (window.height * scale).pixels]),
      ])
    return interaction.allReports(of: content).filter { $0.name == .layout } + [call]
  }
}
