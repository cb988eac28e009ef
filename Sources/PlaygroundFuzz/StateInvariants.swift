internal import DragDrawing
internal import DragKit
internal import PlaygroundScenes

/// A check that an idle state has no overlay and no misplaced item, and waits only for a deadline
/// of the content.
struct IdlenessInvariant: Invariant {
  func check(_ step: Step) -> String? {
    guard step.after.interaction.isIdle else { return nil }
    // A state that stays idle without calls keeps its items, so check only its deadline.
    if step.before.interaction.isIdle, step.calls.isEmpty { return pendingWake(of: step.after) }
    return violation(in: step.after)
  }

  func checkEnd(_ state: Snapshot) -> String? {
    if !state.interaction.touches.isEmpty { return "a pointer is still down" }
    if state.isDragging { return "a drag is still active" }
    if !state.interaction.isIdle { return "something still moves" }
    return violation(in: state)
  }

  private func violation(in state: Snapshot) -> String? {
    let interaction = state.interaction
    if let wake = pendingWake(of: state) { return wake }
    if !interaction.overlays(of: state.content).isEmpty { return "idle, and an overlay is left" }
    for area in state.content.stage.areas {
      for item in interaction.elements(in: area.container) {
        let isHome = item.kind == .item && item.frame == interaction.frame(of: item.item)
        if !isHome { return "idle, and '\(state.content.name(of: item.item))' is not in its place" }
      }
    }
    return nil
  }

  private func pendingWake(of state: Snapshot) -> String? {
    guard let wake = state.nextWake, state.content.nextDeadline == nil else { return nil }
    return "idle, and waits for \(wake.count) µs"
  }
}

/// A check that the model is sound and in a transaction exactly during a drag, and that time does
/// not go back.
struct SoundnessInvariant: Invariant {
  private var checkedModel: Model?

  mutating func check(_ step: Step) -> String? {
    let (before, after) = (step.before.interaction.now, step.after.interaction.now)
    if after < before { return "time went back by \((before - after).count) µs" }
    if let call = step.calls.first(where: { $0.time < before || $0.time > after }) {
      return "\(call.name) is reported for \(call.time.count) µs"
    }
    let model = step.after.model
    if model != checkedModel {
      if !model.isSound { return "the model is not sound" }
      if let other = model.containers.first(where: { $0.orderHash != $0.refoldedOrderHash }) {
        return "the hash of '\(other.id.name)' has drifted"
      }
      checkedModel = model
    }
    return model.isInTransaction == step.after.isDragging
      ? nil : "the drag and the transaction of the model disagree"
  }
}

/// A check that the calls in a step and the operations in a frame do not exceed their limits.
struct CostInvariant: Invariant {
  /// The maximum number of calls in a ``Step``, apart from those for steps of auto-scrolling.
  private static let maximumCalls = 40
  /// The maximum number of operations in a frame, apart from those for the window's area.
  private static let maximumOperations = 700
  /// The area of the window, in square logical pixels, that adds one operation to the maximum.
  private static let pixelsPerOperation = 700

  func check(_ step: Step) -> String? {
    let count = step.calls.count
    // Permit one more call for each step of auto-scrolling, which can enter another target.
    let span = step.after.interaction.now - step.before.interaction.now
    let scrollSteps = Int(span.count / step.after.content.tuning.autoScroll.interval.count)
    return count <= Self.maximumCalls + scrollSteps ? nil : "one event made \(count) calls"
  }

  static func check(_ frame: DrawList, of window: Size) -> String? {
    let count = frame.operations.reduce(0) { $0 + $1.content.count }
    let limit =
      maximumOperations + window.width.pixels * window.height.pixels / pixelsPerOperation
    return count <= limit ? nil : "a frame takes \(count) operations"
  }
}

extension DrawContent {
  fileprivate var count: Int {
    switch self {
    case .group(_, _, let operations), .clip(_, let operations):
      operations.reduce(1) { $0 + $1.content.count }
    default: 1
    }
  }
}
