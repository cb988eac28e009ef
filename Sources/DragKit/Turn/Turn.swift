internal import DragEvents
internal import DragGeometry
internal import DragModel

/// One event, or one advance of time: an interaction, and the content that its handlers change.
///
/// A public method of ``Interaction`` moves both into a turn, and moves them out of it when it returns. The steps of an
/// event are methods of the layers above it (``TurnLayer``). What only reads is a method of ``Screen``.
struct Turn<Content: InteractiveContent>: ~Copyable {
  var heldInteraction: Held<Interaction>
  /// The place by which the content has last replaced a proposed one; `nil` after the content was read.
  var retargeting: (proposed: InsertionPlace, place: InsertionPlace)?
  // Last: the offset of what precedes it is known to the compiler, that of a generic value is not.
  var heldContent: Held<Content>

  @inline(__always)
  init(_ interaction: consuming Interaction, _ content: consuming Content) {
    heldInteraction = Held(interaction)
    heldContent = Held(content)
  }
}

// MARK: - What the steps change in place

extension Turn {
  var interaction: Interaction {
    @inline(__always) _read { yield heldInteraction.value }
    @inline(__always) _modify { yield &heldInteraction.value }
  }

  var content: Content {
    @inline(__always) _read { yield heldContent.value }
    @inline(__always) _modify { yield &heldContent.value }
  }

  // What layers far above read of the content and of the interaction: there, both would be copied for it.
  var contentDeadline: Microseconds? { heldContent.value.nextDeadline }
  var nextDeadline: Microseconds? {
    let ofContent = contentDeadline
    return heldInteraction.value.nextDeadline(ofContent)
  }
  var isSettled: Bool { heldInteraction.value.isSettled }
  var isIdle: Bool { heldInteraction.value.isIdle && contentDeadline == nil }
  var dragCursor: Cursor? { heldInteraction.value.screen.cursor }

  /// Reads the tuning of the content.
  mutating func readTuning() { layout.read(heldContent.value.tuning) }

  var now: Microseconds { heldInteraction.value.now }
  var tuning: Tuning { heldInteraction.value.screen.layout.tuning }
  var session: DragSession? { heldInteraction.value.screen.drag?.session }
  var modifiers: Modifiers { heldInteraction.value.keyboard.modifiers }

  var screen: Screen {
    @inline(__always) _read { yield heldInteraction.value.screen }
    @inline(__always) _modify { yield &heldInteraction.value.screen }
  }

  var layout: LayoutSnapshot {
    @inline(__always) _read { yield heldInteraction.value.screen.layout }
    @inline(__always) _modify { yield &heldInteraction.value.screen.layout }
  }

  var motion: ItemMotion {
    @inline(__always) _read { yield heldInteraction.value.screen.motion }
    @inline(__always) _modify { yield &heldInteraction.value.screen.motion }
  }

  var drag: DragState? {
    @inline(__always) _read { yield heldInteraction.value.screen.drag }
    @inline(__always) _modify { yield &heldInteraction.value.screen.drag }
  }

  var rowStates: RowStates {
    @inline(__always) _read { yield heldInteraction.value.screen.rowStates }
    @inline(__always) _modify { yield &heldInteraction.value.screen.rowStates }
  }

  var pointers: PointerState {
    @inline(__always) _read { yield heldInteraction.value.pointers }
    @inline(__always) _modify { yield &heldInteraction.value.pointers }
  }

  var keyboard: KeyboardState {
    @inline(__always) _read { yield heldInteraction.value.keyboard }
    @inline(__always) _modify { yield &heldInteraction.value.keyboard }
  }

  var scrolls: CollectionScrolls {
    @inline(__always) _read { yield heldInteraction.value.scrolls }
    @inline(__always) _modify { yield &heldInteraction.value.scrolls }
  }

  var trace: Trace {
    @inline(__always) _read { yield heldInteraction.value.trace }
    @inline(__always) _modify { yield &heldInteraction.value.trace }
  }
}

/// A value that is moved, and not copied, into a turn and out of it: copies of an interaction and a content are large.
struct Held<Value>: ~Copyable {
  var value: Value

  init(_ value: consuming Value) { self.value = value }

  consuming func take() -> Value { value }
}

extension Turn: TurnLayer {
  var turn: Turn {
    _read { yield self }
    _modify { yield &self }
  }
}

/// A layer of the steps of an event: a turn, or a layer that owns the one below.
///
/// | layer | its steps | folder |
/// |---|---|---|
/// | ``EventTurn`` | events, time, the end of both | `Engine` |
/// | ``KeyTurn`` | keys, the clipboard, drags by keyboard | `KeySteps` |
/// | ``PointerTurn`` | presses, gestures, taps, menus | `PointerSteps` |
/// | ``RowTurn`` | accessories and swipe actions of rows | `RowSteps` |
/// | ``DragTurn`` | lifts, targets, gaps, drops, other programs | `DragSteps` |
/// | ``FocusTurn`` | the focus, and text that is edited | `FocusSteps` |
/// | ``ScrollTurn`` | scrolling, selection bands | `ScrollSteps` |
/// | ``Turn`` | reading the content, reports | `Turn` |
///
/// A step can call those of its own layer and of the layers below, by the property for each of them: the compiler
/// knows none above.
protocol TurnLayer: ~Copyable {
  associatedtype Content: InteractiveContent
  var turn: Turn<Content> { get set }
}
