internal import DragKit
internal import DragRecording
package import PlaygroundScenes
internal import PlaygroundWorkbench

package enum SessionTrait: String, Hashable, Sendable, CaseIterable {
  case lifted, reordered, dropped, refused, cancelled
  case outside, interrupted, copied, caught, touched, followed, tapped, undone, resized
  case springLoaded, keyed, piled

  /// Returns the traits that at least 5 % of a scene's generated sessions must have, each.
  package static func required(in scene: SceneID) -> [SessionTrait] {
    switch scene {
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

struct TraitTracker {
  private(set) var traits: Set<SessionTrait> = []

  mutating func follow(_ step: Step) {
    for call in step.calls { follow(call, in: step) }
    if let session = step.after.interaction.session, session.items.count > 1 {
      traits.insert(.piled)
    }
    if step.drag.ended == .dropped, Self.hasReordered(step) { traits.insert(.reordered) }
    if step.changesOrders, step.orderChange == .undoOrRedo { traits.insert(.undone) }
    if case .windowResized = step.event { traits.insert(.resized) }
  }

  private mutating func follow(_ call: Call, in step: Step) {
    switch call.name {
    case .dragBegan:
      traits.insert(.lifted)
      if call["pointer"] == "touch" { traits.insert(.touched) }
      if call["pointer"] == "keyboard" { traits.insert(.keyed) }
      if case .pointerPressed = step.event { traits.insert(.caught) }
    case .dragEnded:
      guard let reason = call["reason"]?.string.flatMap(SessionTrait.init) else { return }
      traits.insert(reason)
      if call["operation"] == "copy" { traits.insert(.copied) }
    case .touchesMoved: traits.insert(.followed)
    case .tap, .doubleTap: traits.insert(.tapped)
    case .springLoaded: traits.insert(.springLoaded)
    default: break
    }
  }

  private static func hasReordered(_ step: Step) -> Bool {
    step.after.model.orders.contains { container, items in
      let before = step.drag.lifted[container] ?? []
      return before != items && before.sorted() == items.sorted()
    }
  }
}

package struct SessionStatistics: Hashable, Sendable, CustomStringConvertible {
  package private(set) var sessions = 0
  package private(set) var events = 0
  package private(set) var calls = 0
  private var traits: [SessionTrait: Int] = [:]
  private var replays: [ReplayMode: Int] = [:]

  package init() {}

  init(_ live: CheckedSession<some PlaygroundWorld>) {
    (sessions, events) = (1, live.session.events.count)
    calls = live.pumps.reduce(0) { $0 + $1.calls.count }
    for trait in live.traits.traits { traits[trait] = 1 }
    for mode in live.session.replayModes { replays[mode] = 1 }
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

  package func missing(in scene: SceneID) -> [SessionTrait] {
    SessionTrait.required(in: scene).filter { percent($0) < 5 }
  }

  package var replayCounts: String {
    ReplayMode.allCases.map { "\($0.rawValue) \(replays[$0, default: 0])" }.joined(separator: ", ")
  }

  package var description: String {
    SessionTrait.allCases.map { "\($0.rawValue) \(percent($0)) %" }.joined(separator: ", ")
  }
}
