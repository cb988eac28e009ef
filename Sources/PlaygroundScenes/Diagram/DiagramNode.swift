internal import DragKit

/// A part of the diagram; its raw value is that of its item.
enum DiagramNode: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  case sensor, `switch`, and, or, light, timer

  var item: ItemID { ItemID(rawValue: rawValue) }

  init?(_ item: ItemID) { self.init(rawValue: item.rawValue) }

  var name: String { "\(self)" }

  var isToggled: Bool { self == .sensor || self == .switch }

  var ports: [DiagramPort] { DiagramPort.allCases.filter { $0.node == self } }

  var inputs: [DiagramPort] { ports.filter(\.isInput) }
}

/// A port of a part: an input, where a wire ends, or the output, where wires begin.
enum DiagramPort: Int, NumberedItem, CanonicalCodable {
  case andIn1, andIn2, orIn1, orIn2, lightIn, timerIn
  case sensorOut, switchOut, andOut, orOut, timerOut

  static let inputs = Array(allCases.prefix { $0.isInput })

  static let firstNumber = ControlNumbers.ports

  var name: String {
    guard isInput else { return "\(node.name)-out" }
    let number = (node.inputs.firstIndex(of: self) ?? 0) + 1
    return node.inputs.count == 1 ? "\(node.name)-in" : "\(node.name)-in-\(number)"
  }

  /// Whether the port is an input; the cases of inputs come before those of outputs.
  var isInput: Bool { rawValue < Self.sensorOut.rawValue }

  var node: DiagramNode { Self.nodes[rawValue] }

  /// The part of each port, by the port's raw value.
  private static let nodes: [DiagramNode] = [
    .and, .and, .or, .or, .light, .timer, .sensor, .switch, .and, .or, .timer,
  ]

  func fits(_ other: DiagramPort) -> Bool { isInput != other.isInput }
}
