internal import DragEvents
internal import DragGeometry
internal import DragModel

/// One event, or one advance of time: an interaction, and the content that its handlers change.
///
/// A public method of ``Interaction`` moves both into a turn, and moves them out of it when it returns. The methods of a
/// turn are the steps of an event that several folders share; a step of one file is a private function that takes the
/// turn. What only reads is a method of ``Screen``, or of ``Interaction``.
struct Turn<Content: InteractiveContent>: ~Copyable {
  private var heldInteraction: Held<Interaction>
  /// The place by which the content has last replaced a proposed one; `nil` after the content was read.
  var retargeting: Retargeting?
  // Last: the offset of what precedes it is known to the compiler, that of a generic value is not.
  private var heldContent: Held<Content>

  private init(_ interaction: consuming Interaction, _ content: consuming Content) {
    heldInteraction = Held(interaction)
    heldContent = Held(content)
  }

  /// Performs `body` on an interaction and its content, and returns the calls and requests that result.
  static func take(
    _ interaction: inout Interaction, _ content: inout Content, _ body: (inout Turn) -> Void
  ) -> Output {
    var turn = Turn(consume interaction, consume content)
    body(&turn)
    let output = turn.trace.takeOutput()
    interaction = turn.heldInteraction.take()
    content = turn.heldContent.take()
    return output
  }

  /// Performs steps on copies of the interaction and the content, which are kept if `body` returns `true`.
  mutating func attempt(_ body: (inout Turn) -> Bool) -> Bool {
    var copy = Turn(interaction, content)
    guard body(&copy) else { return false }
    self = copy
    return true
  }
}

/// A place that a drag has chosen, and the one by which the content replaces it.
struct Retargeting: Equatable, Sendable {
  let proposed: InsertionPlace
  let place: InsertionPlace
}

/// A value that is moved, and not copied, into a turn and out of it: copies of an interaction and a content are large.
private struct Held<Value>: ~Copyable {
  var value: Value

  init(_ value: consuming Value) { self.value = value }

  consuming func take() -> Value { value }
}

extension Turn {
  var interaction: Interaction {
    @inline(__always) _read { yield heldInteraction.value }
    @inline(__always) _modify { yield &heldInteraction.value }
  }

  var content: Content {
    @inline(__always) _read { yield heldContent.value }
    @inline(__always) _modify { yield &heldContent.value }
  }
}

// MARK: - The parts of the interaction, which are changed in place

extension Turn {
  var now: Microseconds { interaction.now }
  var tuning: Tuning { interaction.screen.layout.tuning }
  var session: DragSession? { interaction.screen.drag?.session }
  var modifiers: Modifiers { interaction.keyboard.modifiers }

  var screen: Screen {
    @inline(__always) _read { yield interaction.screen }
    @inline(__always) _modify { yield &interaction.screen }
  }

  var layout: LayoutSnapshot {
    @inline(__always) _read { yield interaction.screen.layout }
    @inline(__always) _modify { yield &interaction.screen.layout }
  }

  var motion: ItemMotion {
    @inline(__always) _read { yield interaction.screen.motion }
    @inline(__always) _modify { yield &interaction.screen.motion }
  }

  var drag: DragState? {
    @inline(__always) _read { yield interaction.screen.drag }
    @inline(__always) _modify { yield &interaction.screen.drag }
  }

  var pointers: PointerState {
    @inline(__always) _read { yield interaction.pointers }
    @inline(__always) _modify { yield &interaction.pointers }
  }

  var keyboard: KeyboardState {
    @inline(__always) _read { yield interaction.keyboard }
    @inline(__always) _modify { yield &interaction.keyboard }
  }

  var cells: CellStates {
    @inline(__always) _read { yield interaction.screen.cells }
    @inline(__always) _modify { yield &interaction.screen.cells }
  }

  var scrolls: CollectionScrolls {
    @inline(__always) _read { yield interaction.scrolls }
    @inline(__always) _modify { yield &interaction.scrolls }
  }

  var trace: Trace {
    @inline(__always) _read { yield interaction.trace }
    @inline(__always) _modify { yield &interaction.trace }
  }
}
