@testable import DragKit
import Support

extension Driver {
  var overlays: [DragOverlay] { interaction.screen.motion.overlays }

  /// The open gap of a collection view.
  func gap(in container: ContainerID) -> (place: InsertionPlace, frame: Rect)? {
    interaction.gap(in: container)
  }
}
