internal import DragKit

package enum DiagramNode: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  case sensor, `switch`, and, or, light, timer

  var item: ItemID { ItemID(rawValue: rawValue) }

  init?(_ item: ItemID) { self.init(rawValue: item.rawValue) }

  var name: String { "\(self)" }

  var isToggled: Bool { self == .sensor || self == .switch }

  var ports: [DiagramPort] { DiagramPort.allCases.filter { $0.node == self } }

  var inputs: [DiagramPort] { ports.filter(\.isInput) }
}

package enum DiagramPort: Int, NumberedControl, CanonicalCodable {
  case andIn1, andIn2, orIn1, orIn2, lightIn, timerIn
  case sensorOut, switchOut, andOut, orOut, timerOut

  package static let inputs: [DiagramPort] = [.andIn1, .andIn2, .orIn1, .orIn2, .lightIn, .timerIn]

  static let firstNumber = ControlNumbers.ports

  package var name: String {
    let number = (node.inputs.firstIndex(of: self) ?? 0) + 1
    guard isInput else { return "\(node.name)-out" }
    return node.inputs.count == 1 ? "\(node.name)-in" : "\(node.name)-in-\(number)"
  }

  package var isInput: Bool { rawValue < Self.inputs.count }

  package var node: DiagramNode {
    switch self {
    case .sensorOut: .sensor
    case .switchOut: .switch
    case .andIn1, .andIn2, .andOut: .and
    case .orIn1, .orIn2, .orOut: .or
    case .lightIn: .light
    case .timerIn, .timerOut: .timer
    }
  }

  func fits(_ other: DiagramPort) -> Bool { isInput != other.isInput }
}
