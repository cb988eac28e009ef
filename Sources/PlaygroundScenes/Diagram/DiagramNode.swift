internal import DragKit

/// A part of the diagram: what senses, what decides, what waits and what shines.
package enum DiagramNode: Int, Hashable, Sendable, CaseIterable {
  case sensor, `switch`, and, or, light, timer

  /// The item that the part is; the model counts its items in this order.
  var item: ItemID { ItemID(rawValue: rawValue) }

  init?(_ item: ItemID) { self.init(rawValue: item.rawValue) }

  /// The name by which traces, scripts and tests know the part.
  var name: String { "\(self)" }

  /// `true` where a press turns the part on and off.
  var isToggled: Bool { self == .sensor || self == .switch }

  /// The places for the ends of wires.
  var ports: [DiagramPort] { DiagramPort.allCases.filter { $0.node == self } }

  /// The places for the ends of wires that come in, from top to bottom.
  var inputs: [DiagramPort] { ports.filter(\.isInput) }
}

/// A place for the end of a wire, on the edge of a part: inputs are left, outputs right.
package enum DiagramPort: Int, Hashable, Sendable, CaseIterable {
  case andIn1, andIn2, orIn1, orIn2, lightIn, timerIn
  case sensorOut, switchOut, andOut, orOut, timerOut

  /// The ports that take wires, in the order in which a circuit counts them.
  package static let inputs: [DiagramPort] = [.andIn1, .andIn2, .orIn1, .orIn2, .lightIn, .timerIn]

  /// The ports that wires start from.
  package static let outputs: [DiagramPort] = [.sensorOut, .switchOut, .andOut, .orOut, .timerOut]

  /// The item that the port is.
  var item: ItemID { .control(ControlNumbers.ports + rawValue) }

  init?(_ item: ItemID) {
    self.init(rawValue: ItemID.control(ControlNumbers.ports).rawValue - item.rawValue)
  }

  /// The name by which traces, scripts and tests know the port.
  package var name: String {
    let number = (node.inputs.firstIndex(of: self) ?? 0) + 1
    guard isInput else { return "\(node.name)-out" }
    return node.inputs.count == 1 ? "\(node.name)-in" : "\(node.name)-in-\(number)"
  }

  /// `true` where wires end, `false` where they start.
  package var isInput: Bool { rawValue < Self.inputs.count }

  /// The part on whose edge the port is.
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

  /// `true` where a wire can lead from one of the two ports to the other.
  func fits(_ other: DiagramPort) -> Bool { isInput != other.isInput }
}
