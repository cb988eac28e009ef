import DragDrawing
@testable import DragKit
import Support

extension PlaygroundDriver {
  /// The texts of the frame, from back to front.
  var texts: [String] {
    shapes.compactMap { if case .text(let line) = $0.content { line.text } else { nil } }
  }
}
