@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("The signals of a circuit")
struct CircuitLawTests {
  static let seed: UInt64 = 1919

  @Test("wires between two inputs or two outputs are ignored")
  func unwired() {
    var circuit = Circuit()
    circuit[.andIn1] = .orIn1
    circuit[.andOut] = .orOut
    #expect(circuit == Circuit())
  }

  @Test("after random wires and toggles, the signals are stable, and those of a slow reference")
  func equalsReference() {
    print("seed \(Self.seed)")
    var random = SeededGenerator(seed: Self.seed)
    var lit = 0
    for _ in 0..<200 {
      var (circuit, now) = (Circuit.random(using: &random), Microseconds.zero)
      var (signals, reference) = (Signals(), SlowSignals())
      for _ in 0..<20 {
        now = now + Microseconds(Int64.random(in: 0...2_000_000, using: &random))
        circuit.change(using: &random)
        signals = circuit.evaluate(from: signals, at: now)
        reference.come(to: circuit, at: now)
        #expect(DiagramNode.allCases.filter { signals[$0] } == reference.on)
        #expect(circuit.evaluate(from: signals, at: now) == signals)
        lit += signals[.light] ? 1 : 0
      }
    }
    #expect((400...3600).contains(lit), "Both states of the lamp are seen often.")
  }
}

/// The expected signals, from the definition: among all states of the parts, the least that
/// contains the old one and turns nothing more on, and then the greatest within it that keeps itself on.
private struct SlowSignals {
  var state = 0
  var goesOut: Microseconds?

  var on: [DiagramNode] { DiagramNode.allCases.filter { state & 1 << $0.rawValue != 0 } }

  mutating func come(to circuit: Circuit, at now: Microseconds) {
    let timer = 1 << DiagramNode.timer.rawValue
    let isKept = state & timer != 0 && goesOut.map { now < $0 } ?? true
    func next(_ state: Int) -> Int { circuit.lit(by: state) | (isKept ? timer : 0) }
    let all = 0..<1 << DiagramNode.allCases.count
    let before = state
    let risen = all.filter { $0 & before == before && next($0) & ~$0 == 0 }.reduce(-1, &)
    state = all.filter { $0 & ~risen == 0 && $0 & ~next($0) == 0 }.reduce(0, |)
    let isFed = circuit.lit(by: state) & timer != 0
    goesOut = state & timer == 0 || isFed ? nil : goesOut ?? now + .seconds(3)
  }
}

extension Circuit {
  /// The parts that those of `state` turn on, one bit each.
  fileprivate func lit(by state: Int) -> Int {
    func isOn(_ input: DiagramPort) -> Bool {
      self[input].map { state & 1 << $0.node.rawValue != 0 } ?? false
    }
    let parts: [(DiagramNode, Bool)] = [
      (.sensor, isSensorOn), (.switch, isSwitchOn), (.and, isOn(.andIn1) && isOn(.andIn2)),
      (.or, isOn(.orIn1) || isOn(.orIn2)), (.light, isOn(.lightIn)), (.timer, isOn(.timerIn)),
    ]
    return parts.reduce(0) { $1.1 ? $0 | 1 << $1.0.rawValue : $0 }
  }

  fileprivate static func random(using random: inout SeededGenerator) -> Circuit {
    var circuit = Circuit()
    for _ in 0..<9 { circuit.change(using: &random) }
    return circuit
  }

  /// Toggles a part, or adds, replaces or removes a wire.
  fileprivate mutating func change(using random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: isSensorOn.toggle()
    case 1: isSwitchOn.toggle()
    default:
      let input = DiagramPort.inputs.randomElement(using: &random) ?? .andIn1
      let outputs = DiagramPort.allCases.filter { !$0.isInput }
      let source = outputs.randomElement(using: &random)
      self[input] = Int.random(in: 0..<4, using: &random) == 0 ? nil : source
    }
  }
}
