internal import DragKit

/// The wires of the diagram, and the states of its sensor and its switch.
struct Circuit: Hashable, Sendable {
  private var sources = [DiagramPort?](repeating: nil, count: DiagramPort.inputs.count)
  var isSensorOn = false
  var isSwitchOn = false

  static let first: Circuit = {
    var circuit = Circuit()
    circuit.isSwitchOn = true
    circuit[.andIn1] = .sensorOut
    circuit[.andIn2] = .switchOut
    circuit[.timerIn] = .andOut
    circuit[.orIn1] = .andOut
    circuit[.orIn2] = .timerOut
    circuit[.lightIn] = .orOut
    return circuit
  }()

  subscript(input: DiagramPort) -> DiagramPort? {
    get { input.isInput ? sources[input.rawValue] : nil }
    set {
      guard input.isInput, newValue?.isInput != true else { return }
      sources[input.rawValue] = newValue
    }
  }

  var wires: [(source: DiagramPort, input: DiagramPort)] {
    DiagramPort.inputs.compactMap { input in self[input].map { ($0, input) } }
  }

  mutating func toggle(_ node: DiagramNode) {
    switch node {
    case .sensor: isSensorOn.toggle()
    case .switch: isSwitchOn.toggle()
    case .and, .or, .light, .timer: break
    }
  }
}

extension Circuit {
  /// Returns the signals of the circuit after a change, computed from the signals before it.
  ///
  /// First, parts turn on until none changes; then parts turn off until none changes. No gate
  /// inverts its input, so this ends. If `now` is `nil`, a delay that begins is pending.
  func evaluate(from before: Signals, at now: Microseconds?) -> Signals {
    var signals = before
    let isDelayed = before.isDelayed(at: now)
    func isKept(_ node: DiagramNode) -> Bool {
      isLit(node, by: signals) || (node == .timer && isDelayed)
    }
    while let node = DiagramNode.allCases.first(where: { !signals[$0] && isKept($0) }) {
      signals[node] = true
    }
    while let node = DiagramNode.allCases.first(where: { signals[$0] && !isKept($0) }) {
      signals[node] = false
    }
    signals.settleDelay(isFed: isLit(.timer, by: signals), at: now)
    return signals
  }

  func isLit(_ node: DiagramNode, by signals: Signals) -> Bool {
    func isOn(_ input: DiagramPort) -> Bool { self[input].map { signals[$0.node] } ?? false }
    return switch node {
    case .sensor: isSensorOn
    case .switch: isSwitchOn
    case .and: node.inputs.allSatisfy(isOn)
    case .or, .light, .timer: node.inputs.contains(where: isOn)
    }
  }
}

extension Circuit: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(sources, isSensorOn, isSwitchOn)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (sources, isSensorOn, isSwitchOn) = try reader.read()
    guard sources.count == DiagramPort.inputs.count,
      sources.allSatisfy({ $0?.isInput != true })
    else { throw reader.invalid("wires") }
  }
}
