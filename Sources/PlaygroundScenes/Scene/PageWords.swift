internal import DragKit
internal import PlaygroundUI

/// The names and the titles of what a page shows.
protocol PageWords {
  /// The name in traces and scripts; `nil` for an item that has the name of its model.
  func name(of item: ItemID) -> String?
  func title(of item: ItemID, _ language: Language) -> String?
  func title(of container: ContainerID, _ language: Language) -> String?
  func titleOfControl(named name: String) -> LocalizedString?
  /// Whether a press of a control of the scene's own does something now.
  func isEnabled(_ control: ItemID) -> Bool
  func notice(_ language: Language) -> String?
  mutating func dismissNotice()
}

extension PageWords {
  func name(of item: ItemID) -> String? { nil }
  func title(of item: ItemID, _ language: Language) -> String? { nil }
  func title(of container: ContainerID, _ language: Language) -> String? { nil }
  func titleOfControl(named name: String) -> LocalizedString? { nil }
  func isEnabled(_ control: ItemID) -> Bool { true }
  func notice(_ language: Language) -> String? { nil }
  mutating func dismissNotice() {}
}
