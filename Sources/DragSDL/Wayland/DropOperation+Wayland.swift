internal import CWayland
internal import DragEvents

extension DropOperation {
  /// The action of the protocol, which has none for a link.
  var action: UInt32 {
    switch self {
    case .copy: WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY.rawValue
    case .move: WL_DATA_DEVICE_MANAGER_DND_ACTION_MOVE.rawValue
    default: WL_DATA_DEVICE_MANAGER_DND_ACTION_NONE.rawValue
    }
  }

  /// Returns the operations that actions of the protocol contain.
  static func all(in actions: UInt32) -> [DropOperation] {
    [.copy, .move].filter { actions & $0.action != 0 }
  }
}
