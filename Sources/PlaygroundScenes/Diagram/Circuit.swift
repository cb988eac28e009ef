package import DragKit

/// Which wires there are, and what is turned on by hand: all that the signals follow from.
package struct Circuit: Hashable, Sendable {
  /// The output that each input has its wire from; so an input has one wire at most.
  private var sources = [DiagramPort?](repeating: nil, count: DiagramPort.inputs.count)
  /// Whether the sensor notices somebody.
  package var isSensorOn = false
  /// Whether the switch is on.
  package var isSwitchOn = false

  /// Creates a circuit without wires in which everything is off.
  package init() {}

  /// The lamp as one first meets it: it shines while the sensor notices somebody and the switch is
  /// on, and three seconds longer.
  package static let first: Circuit = {
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

  /// The output that an input has its wire from.
  package subscript(input: DiagramPort) -> DiagramPort? {
    get { input.isInput ? sources[input.rawValue] : nil }
    set {
      guard input.isInput, newValue?.isInput != true else { return }
      sources[input.rawValue] = newValue
    }
  }

  /// The wires, in the order of the inputs.
  var wires: [(source: DiagramPort, input: DiagramPort)] {
    DiagramPort.inputs.compactMap { input in self[input].map { ($0, input) } }
  }

  /// Turns on what is off by hand, and the other way round.
  mutating func toggle(_ node: DiagramNode) {
    switch node {
    case .sensor: isSensorOn.toggle()
    case .switch: isSwitchOn.toggle()
    case .and, .or, .light, .timer: break
    }
  }
}

extension Circuit {
  /// The signals to which the circuit comes from others, at a moment.
  ///
  /// What is lit up lights up first, one part after the other; then goes out what nothing keeps on.
  /// No gate inverts, so each part changes twice at most, the order does not matter, and a loop comes
  /// to rest: an `or` that feeds itself stays on. A change that has no moment, an undo, lets the timer
  /// start with the next.
  package func evaluate(from before: Signals, at now: Microseconds?) -> Signals {
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

  /// Whether signals light a part up, the timer's delay left aside.
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
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(sources, isSensorOn, isSwitchOn)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (sources, isSensorOn, isSwitchOn) = try reader.read()
    guard sources.count == DiagramPort.inputs.count,
      sources.allSatisfy({ $0?.isInput != true })
    else { throw reader.invalid("wires") }
  }
}
