public import DragCoding
package import DragEvents
internal import DragGeometry
internal import DragModel

extension Interaction {
  private func encodeGestures(to writer: inout CanonicalWriter) {
    writer.write(now, pointers.touches, screen.drag, keyboard.modifiers.rawValue, pointers.hovered)
    writer.write(
      pointers.hoveredRowControl, keyboard.focus, Cursor.allCases.firstIndex(of: cursor) ?? 0,
      trace.isIdle, pointers.lastTap, pointers.menuPress, keyboard.beforeMenu)
  }

  private func encodeMotion(to writer: inout CanonicalWriter) {
    writer.write(screen.motion, screen.rowStates, scrolls)
  }

  package func hashes(beside model: UInt64) -> StateHashes {
    var writer = CanonicalWriter.hashing
    encodeGestures(to: &writer)
    let gestures = writer.stableHash
    writer.removeAll()
    encodeMotion(to: &writer)
    return StateHashes(model: model, gestures: gestures, motion: writer.stableHash)
  }

  /// Writes the state that cannot be computed from the content.
  package func encode(into writer: inout CanonicalWriter) {
    encodeGestures(to: &writer)
    encodeMotion(to: &writer)
    trace.encodeReported(to: &writer)
    pointers.decisions.encode(into: &writer)
  }

  package init(
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
    noteFocusedPositions(content.model)
    screen.layout.forgetNewTargets()
    screen.layout.forgetNews()
    try trace.decodeReported(from: &reader)
    pointers.decisions = try reader.read()
  }
}

extension PlacedItem: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) { writer.write(item, frame) }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try reader.read(), try reader.read())
  }
}
