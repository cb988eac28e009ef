public import DragCoding
public import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Writes the gestures: the part of the state that is not motion.
  private func encodeGestures(to writer: inout CanonicalWriter) {
    now.encode(to: &writer)
    pointers.touches.encode(to: &writer)
    drag.encode(to: &writer)
    keyboard.modifiers.rawValue.encode(to: &writer)
    pointers.hovered.encode(to: &writer)
    pointers.hoveredPart.encode(to: &writer)
    keyboard.focus.encode(to: &writer)
    (Cursor.allCases.firstIndex(of: cursor) ?? 0).encode(to: &writer)
    trace.isIdle.encode(to: &writer)
  }

  /// Writes the motion: the part of the state that time changes.
  private func encodeMotion(to writer: inout CanonicalWriter) {
    motion.encode(to: &writer)
    cells.encode(to: &writer)
    scrolls.encode(to: &writer)
  }

  /// Returns the hashes of the gestures and of the motion, beside that of the content.
  public func hashes(beside model: UInt64) -> StateHashes {
    var writer = CanonicalWriter.hashing
    encodeGestures(to: &writer)
    let gestures = writer.stableHash
    writer.removeAll()
    encodeMotion(to: &writer)
    return StateHashes(model: model, gestures: gestures, motion: writer.stableHash)
  }

  /// Writes everything that cannot be read from the content, so that a session can be kept and continued.
  public func encode(to writer: inout CanonicalWriter) {
    encodeGestures(to: &writer)
    encodeMotion(to: &writer)
    trace.encodeReported(to: &writer)
  }

  /// Reads an interaction, and the rest from its content.
  ///
  /// - Throws: A `CanonicalError` if the bytes are not those of an interaction.
  public init(
    from reader: inout CanonicalReader, content: some InteractiveContent
  ) throws(CanonicalError) {
    self.init()
    now = try Microseconds(from: &reader)
    let touches = try [ActiveTouch](from: &reader)
    drag = try DragState?(from: &reader)
    let modifiers = Modifiers(rawValue: try Int(from: &reader))
    let (hovered, part) = (try ItemID?(from: &reader), try String?(from: &reader))
    keyboard = KeyboardState(focus: try KeyboardFocus?(from: &reader), modifiers: modifiers)
    let cursor = try Int(from: &reader)
    guard Cursor.allCases.indices.contains(cursor) else { throw reader.invalid("cursor") }
    pointers = PointerState(
      touches: touches, hovered: hovered, hoveredPart: part, cursor: Cursor.allCases[cursor])
    trace.restore(isIdle: try Bool(from: &reader))
    motion = try ItemMotion(from: &reader)
    cells = try CellStates(from: &reader)
    scrolls = try CollectionScrolls(from: &reader)
    var content = content
    read(&content, animated: false)
    _ = trace.takeOutput()
    try trace.decodeReported(from: &reader)
  }
}

extension PlacedItem: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    item.encode(to: &writer)
    frame.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try ItemID(from: &reader), try Rect(from: &reader))
  }
}
