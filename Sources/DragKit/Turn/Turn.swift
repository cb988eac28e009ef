/// One event, or one advance of time: an interaction, and the content that its handlers change.
///
/// A public method of ``Interaction`` moves both into a turn, and moves them out of it when it
/// returns. The steps of an event are methods of four layers: ``EventTurn``, ``PointerTurn``,
/// ``DragTurn`` and this one. Each owns the next one, and calls only its own steps and those of the
/// layers below; the page *The Parts of an Interaction* says which steps each has.
///
/// Functions that only read the visible state are methods of ``Screen``.
struct Turn<Content: InteractiveContent>: ~Copyable {
  var ownedInteraction: Owned<Interaction>
  /// The content's last answer to a proposed place; `nil` once a changed layout has been read.
  var retargeting: (proposed: InsertionPlace, place: InsertionPlace)?
  // Last because the compiler does not know the offset of what follows a generic value.
  var ownedContent: Owned<Content>

  @inline(__always)
  init(_ interaction: consuming Interaction, _ content: consuming Content) {
    ownedInteraction = Owned(interaction)
    ownedContent = Owned(content)
  }
}

// MARK: - What the steps change in place

extension Turn {
  var interaction: Interaction {
    @inline(__always) _read { yield ownedInteraction.value }
    @inline(__always) _modify { yield &ownedInteraction.value }
  }

  var content: Content {
    @inline(__always) _read { yield ownedContent.value }
    @inline(__always) _modify { yield &ownedContent.value }
  }

  var now: Microseconds { ownedInteraction.value.now }
  var session: DragSession? { ownedInteraction.value.screen.drag?.session }
  var modifiers: Modifiers { ownedInteraction.value.keyboard.modifiers }

  var tuning: Tuning {
    @inline(__always) _read { yield ownedInteraction.value.screen.layout.tuning }
  }

  var screen: Screen {
    @inline(__always) _read { yield ownedInteraction.value.screen }
    @inline(__always) _modify { yield &ownedInteraction.value.screen }
  }

  var layout: LayoutSnapshot {
    @inline(__always) _read { yield ownedInteraction.value.screen.layout }
    @inline(__always) _modify { yield &ownedInteraction.value.screen.layout }
  }

  var motion: ItemMotion {
    @inline(__always) _read { yield ownedInteraction.value.screen.motion }
    @inline(__always) _modify { yield &ownedInteraction.value.screen.motion }
  }

  var drag: DragState? {
    @inline(__always) _read { yield ownedInteraction.value.screen.drag }
    @inline(__always) _modify { yield &ownedInteraction.value.screen.drag }
  }

  var rowStates: RowStates {
    @inline(__always) _read { yield ownedInteraction.value.screen.rowStates }
    @inline(__always) _modify { yield &ownedInteraction.value.screen.rowStates }
  }

  var pointers: PointerState {
    @inline(__always) _read { yield ownedInteraction.value.pointers }
    @inline(__always) _modify { yield &ownedInteraction.value.pointers }
  }

  var keyboard: KeyboardState {
    @inline(__always) _read { yield ownedInteraction.value.keyboard }
    @inline(__always) _modify { yield &ownedInteraction.value.keyboard }
  }

  var scrolls: CollectionScrolls {
    @inline(__always) _read { yield ownedInteraction.value.scrolls }
    @inline(__always) _modify { yield &ownedInteraction.value.scrolls }
  }

  var trace: Trace {
    @inline(__always) _read { yield ownedInteraction.value.trace }
    @inline(__always) _modify { yield &ownedInteraction.value.trace }
  }
}

/// A value that is moved into a turn and out of it, and not copied, because copies of it are large.
struct Owned<Value>: ~Copyable {
  var value: Value

  @inline(__always)
  init(_ value: consuming Value) { self.value = value }

  @inline(__always)
  consuming func take() -> Value { value }
}
