internal import DragKit
internal import PlaygroundScenes

/// What a world looks like between two events.
struct Sight {
  let content: PlaygroundContent
  let interaction: Interaction
  let nextWake: Microseconds?
  /// The items of each container in order.
  let orders: [ContainerID: [ItemID]]

  init(_ world: some FuzzedWorld) {
    (content, interaction, nextWake) = (world.content, world.interaction, world.nextWake)
    orders = Dictionary(
      content.model.containers.map { ($0.id, $0.items) }, uniquingKeysWith: { $1 })
  }

  /// Every item that stands somewhere, as often as it does, by number.
  var standing: [ItemID] { orders.values.joined().sorted() }
}

/// One event with what came of it, or a span of time that passed without one.
struct Moment {
  /// What happened; nothing where only time passed.
  let event: InputEvent.Kind?
  let calls: [Call]
  let before: Sight
  let after: Sight

  /// What the user did to the model beside dragging.
  var deed: Deed? {
    switch event {
    case .keyPressed(.z), .keyPressed(.y): return .undoOrRedo
    default: break
    }
    for call in calls where call.name == "tap" {
      switch call["item"]?.string {
      case "undo", "redo": return .undoOrRedo
      case "reset": return .reset
      default: break
      }
    }
    return nil
  }

  /// What the user can do to the model beside dragging.
  enum Deed {
    case undoOrRedo, reset
  }

  /// The operation of a drop that was carried out in this moment.
  var droppedOperation: String? {
    calls.first { $0.name == "dragEnded" && $0["reason"] == "dropped" }?["operation"]?.string
  }

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

  /// Looks at the end, when all pointers are up and nothing moves.
  mutating func conclude(_ sight: Sight) -> String?
}

extension Watch {
  mutating func conclude(_ sight: Sight) -> String? { nil }
}
