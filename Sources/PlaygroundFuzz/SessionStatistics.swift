internal import DragKit
package import PlaygroundScenes

package enum SessionTrait: String, Hashable, Sendable, CaseIterable {
  case lifted, reordered, dropped, refused, cancelled
  case outside, interrupted, copied, caught, touched, followed, tapped, undone, resized
  case springLoaded, keyed, piled

  /// Returns the traits that must each occur in at least 5 % of a page's generated sessions.
  fileprivate static func required(in page: Page) -> [SessionTrait] {
    switch page {
    case .follow: [.followed, .tapped]
    case .board: [.lifted, .reordered, .dropped, .cancelled, .keyed, .piled]
    case .playlist, .pictures: [.lifted, .reordered, .dropped, .cancelled]
    case .recordings: [.lifted, .tapped]
    case .lessons: [.lifted, .reordered, .dropped, .refused, .cancelled, .springLoaded]
    case .colours: [.lifted, .reordered, .dropped, .refused, .cancelled, .keyed]
    default: [.tapped]
    }
  }
}

extension Step {
  /// The traits that this step adds to its session.
  fileprivate var traits: [SessionTrait] {
    var traits = calls.flatMap(traits(of:))
    if let session = after.interaction.session, session.items.count > 1 { traits.append(.piled) }
    if ended == .dropped, hasReordered { traits.append(.reordered) }
    if changesOrders, orderChange == .undoOrRedo { traits.append(.undone) }
    if case .windowResized = event { traits.append(.resized) }
    return traits
  }

  private func traits(of call: Call) -> [SessionTrait] {
    switch call.name {
    case .dragBegan:
      let isCaught = if case .pointerPressed = event { true } else { false }
      let pointer: [SessionTrait] =
        call["pointer"] == "touch" ? [.touched] : call["pointer"] == "keyboard" ? [.keyed] : []
      return [.lifted] + pointer + (isCaught ? [.caught] : [])
    case .dragEnded:
      guard let reason = call["reason"]?.string.flatMap(SessionTrait.init) else { return [] }
      return call["operation"] == "copy" ? [reason, .copied] : [reason]
    case .touchesMoved: return [.followed]
    case .tap, .doubleTap: return [.tapped]
    case .springLoaded: return [.springLoaded]
    default: return []
    }
  }

  private var hasReordered: Bool {
    after.model.orders.contains { container, items in
      let before = lifted[container] ?? []
      return before != items && before.sorted() == items.sorted()
    }
  }
}

/// The numbers of sessions, events and calls, and of sessions by trait and by replay mode.
package struct SessionStatistics: Hashable, Sendable, CustomStringConvertible {
  package private(set) var sessions = 0
  package private(set) var events = 0
  package internal(set) var calls = 0
  private var traits: [SessionTrait: Int] = [:]
  private var replays: [ReplayMode: Int] = [:]

  package init() {}

  init(of session: GeneratedSession) {
    (sessions, events) = (1, session.events.count)
    for mode in session.replayModes { replays[mode] = 1 }
  }

  mutating func count(_ step: Step) {
    for trait in step.traits { traits[trait] = 1 }
  }

  static func + (left: SessionStatistics, right: SessionStatistics) -> SessionStatistics {
    var sum = left
    sum.sessions += right.sessions
    sum.events += right.events
    sum.calls += right.calls
    sum.traits.merge(right.traits, uniquingKeysWith: +)
    sum.replays.merge(right.replays, uniquingKeysWith: +)
    return sum
  }

  private func percent(_ trait: SessionTrait) -> Int {
    sessions == 0 ? 0 : traits[trait, default: 0] * 100 / sessions
  }

  package func missing(in page: Page) -> [SessionTrait] {
    SessionTrait.required(in: page).filter { percent($0) < 5 }
  }

  package var replayCounts: String {
    ReplayMode.allCases.map { "\($0.rawValue) \(replays[$0, default: 0])" }.joined(separator: ", ")
  }

  package var description: String {
    SessionTrait.allCases.map { "\($0.rawValue) \(percent($0)) %" }.joined(separator: ", ")
  }
}
