import DragKit

/// A content with names for items that are not in its model.
protocol NamedControls: InteractiveContent {
  static var controlNames: [ItemID: String] { get }
}

extension NamedControls {
  func name(of item: ItemID) -> String { Self.controlNames[item] ?? model.name(of: item) }
}
