internal import DragKit
internal import PlaygroundScenes

/// One event with what came of it, or a span of time that passed without one.
struct Moment {
  /// What happened; nothing where only time passed.
  let event: InputEvent.Kind?
  let calls: [Call]
  let before: Sight
  let after: Sight
  /// Where the drag stands after these calls.
  let drag: DragTracker

  /// `true` where items stand in another order than before, or elsewhere.
  let changesOrders: Bool

  init(
    _ event: InputEvent.Kind?, _ calls: [Call], from before: Sight, to after: Sight,
    following drag: DragTracker
  ) {
    (self.event, self.calls, self.before, self.after) = (event, calls, before, after)
    changesOrders = !after.model.hasOrders(of: before.model)
    self.drag = drag.following(calls, from: before, to: after)
  }

  /// What the user did that may change what is in which order, beside dragging.
  var deed: Deed? {
    if before.page != after.page { return .turn }
    switch event {
    case .keyPressed(.z), .keyPressed(.y): return .undoOrRedo
    default: return calls.lazy.compactMap(Deed.init).first
    }
  }

  /// What the user can do that may change what is in which order, beside dragging.
  enum Deed {
    /// Another page is shown, with a model of its own.
    case turn
    /// A step was taken back, or again.
    case undoOrRedo
    /// Everything was brought back to how it was at first.
    case reset
    /// Something else was chosen, from a menu for example.
    case choice
    /// What followed a touch was let go of.
    case letGo
    /// A part of a row was pressed, or what a swipe uncovered: rows come and go.
    case rowAction

    init?(_ call: Call) {
      switch (call.name, call["item"]?.string) {
      case ("tap", "undo"), ("tap", "redo"): self = .undoOrRedo
      case ("tap", "reset"): self = .reset
      case ("tap", _): self = .choice
      case ("touchesEnded", _): self = .letGo
      case ("actionHandler", _), ("contextualAction", _): self = .rowAction
      default: return nil
      }
    }
  }

  /// The operation of a drop that was carried out in this moment.
  var droppedOperation: DropOperation? {
    calls.first { $0.name == "dragEnded" && $0["reason"] == "dropped" }?["operation"]?.string
      .flatMap(DropOperation.init)
  }

  /// Whether a drop in this moment left the dragged items where they were.
  var droppedCopies: Bool { droppedOperation?.keepsSource == true }

  func has(_ name: String) -> Bool { calls.contains { $0.name == name } }
}

/// A law that can be seen to hold moment by moment.
protocol Watch {
  /// The law that is watched.
  var law: Law { get }

  /// Looks at the next moment of the session.
  ///
  /// - Returns: What broke the law.
  mutating func watch(_ moment: Moment) -> String?
}
