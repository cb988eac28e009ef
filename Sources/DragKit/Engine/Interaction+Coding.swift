public import DragCoding
package import DragEvents

extension CanonicalWriter {
  fileprivate mutating func writeGestures(of state: Interaction) {
    write(
      state.now, state.pointers.touches, state.screen.drag, state.modifiers.rawValue, state.hovered)
    write(
      state.hoveredRowControl, state.keyboard.focus,
      Cursor.allCases.firstIndex(of: state.cursor) ?? 0, state.trace.isIdle,
      state.pointers.lastTap, state.pointers.menuPress, state.keyboard.beforeMenu)
  }

  fileprivate mutating func writeMotion(of state: Interaction) {
    write(state.screen.motion, state.screen.rowStates, state.scrolls)
  }
}

extension Interaction {
  /// Returns the hashes by which a replay is compared with its recording; `model` is the hash of the content.
  public func hashes(beside model: UInt64) -> StateHashes {
    var writer = CanonicalWriter.hashing
    writer.writeGestures(of: self)
    let gestures = writer.stableHash
    writer.removeAll()
    writer.writeMotion(of: self)
    return StateHashes(model: model, gestures: gestures, motion: writer.stableHash)
  }

  /// Writes the state that cannot be computed from the content.
  public func encode(into writer: inout CanonicalWriter) {
    writer.writeGestures(of: self)
    writer.writeMotion(of: self)
    trace.encodeReported(to: &writer)
    pointers.decisions.encode(into: &writer)
  }

  /// Reads an interaction that ``encode(into:)`` has written, and computes the rest from the content as it was then.
  ///
  /// - Throws: `CanonicalError` for bytes that no interaction has.
  public init(
    decoding reader: inout CanonicalReader, content: some InteractiveContent
  ) throws(CanonicalError) {
    self.init()
    now = try reader.read()
    let touches = try [ActiveTouch](decoding: &reader)
    screen.drag = try reader.read()
    let modifiers = Modifiers(rawValue: try Int(decoding: &reader))
    let (hovered, control) = (try ItemID?(decoding: &reader), try String?(decoding: &reader))
    let focus = try KeyboardFocus?(decoding: &reader)
    let cursor = try Int(decoding: &reader)
    guard Cursor.allCases.indices.contains(cursor) else { throw reader.invalid("cursor") }
    _ = trace.setIdle(try Bool(decoding: &reader))
    pointers = PointerState(
      touches: touches, hovered: hovered, hoveredRowControl: control,
      cursor: Cursor.allCases[cursor],
      lastTap: try reader.read(), menuPress: try reader.read())
    keyboard = KeyboardState(
      focus: focus, modifiers: modifiers, beforeMenu: try KeyboardFocus?(decoding: &reader))
    (screen.motion, screen.rowStates, scrolls) = try reader.read()
    var content = content
    start(&content)
    keyboard.notePositions(screen.layout.shownPositions(of: keyboard, content.model))
    screen.layout.forgetNewTargets()
    screen.layout.forgetChange()
    try trace.decodeReported(from: &reader)
    pointers.decisions = try reader.read()
  }
}
