package import DragKit

// Keys ask the program for another size of the interface. The program reports the new scale as a
// message, so that a recording contains it; the new size of the window follows as for any window.
extension Message {
  package static let zoomIn = Message("zoom-in")
  package static let zoomOut = Message("zoom-out")
  package static let zoomReset = Message("zoom-reset")

  private static let scaleName = "interface-scale"
  private static let scales = Fraction(1, 4)...Fraction(16, 1)

  /// The window's pixels per logical pixel, from now on.
  package static func scale(_ scale: Fraction) -> Message {
    Message(scaleName, text: "\(scale.raw)")
  }

  /// The scale of a message that reports one; `nil` for any other message.
  package var scale: Fraction? {
    guard name == Self.scaleName, let raw = text.flatMap({ Int($0) }) else { return nil }
    let scale = Fraction(raw: raw)
    return Self.scales.contains(scale) ? scale : nil
  }
}
