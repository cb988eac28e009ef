import DragFrameIO
import DragGeometry

extension Player {
  /// Checks the expectations after a line.
  mutating func checkExpectations(at pump: Pump) {
    guard log != nil else { return }
    let expectations = expectations(behind: entry)
    guard !expectations.isEmpty else { return }
    var (reached, ahead) = (world, Output())
    if position != pump.time || !isInStep { ahead = reached.advance(to: pump.time) }
    let failures = expectations.compactMap { failure(of: $0, in: reached, ahead.calls) }
    guard !failures.isEmpty else { return }
    diverge(in: [.expectations], pump, failures: failures)
  }

  private mutating func failure(
    of expectation: SessionExpectation, in world: World, _ ahead: [Call]
  ) -> String? {
    guard let world = world as? any Aimable, var reached = log else { return nil }
    reached.append(ahead)
    if case .calls = expectation { log?.clear(having: ahead) }
    return expectation.failure(in: world, reached)
  }

  private func expectations(behind entry: Int) -> [SessionExpectation] {
    var expectations: [SessionExpectation] = []
    for next in recording.entries.dropFirst(entry + 1) {
      switch next {
      case .pump: return expectations
      case .expectation(let moment): expectations.append(moment.expectation)
      case .keyframe, .mark, .gesture: continue
      }
    }
    return expectations
  }
}
