public import DragCoding
public import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Writes what is being done: the part of the state that is not motion.
  func encodeGestures(to writer: inout CanonicalWriter) {
    now.encode(to: &writer)
    touches.encode(to: &writer)
    session.encode(to: &writer)
    modifiers.rawValue.encode(to: &writer)
    hovered.encode(to: &writer)
    hoveredPart.encode(to: &writer)
    focus.encode(to: &writer)
    (Cursor.allCases.firstIndex(of: cursor) ?? 0).encode(to: &writer)
    trace.isIdle.encode(to: &writer)
  }

  /// Writes what is on its way: the part of the state that time changes.
  func encodeMotion(to writer: inout CanonicalWriter) {
    motion.encode(to: &writer)
    cells.encode(to: &writer)
    scrolls.encode(to: &writer)
  }

  /// The hashes of what is being done and of what is on its way, beside that of the content.
  public func hashes(beside model: UInt64) -> StateHashes {
    var writer = CanonicalWriter.hashing
    encodeGestures(to: &writer)
    let gestures = writer.stableHash
    writer.removeAll()
    encodeMotion(to: &writer)
    return StateHashes(model: model, gestures: gestures, motion: writer.stableHash)
  }

  /// Writes everything that cannot be read from the content, so that a session can be kept and gone on
  /// with.
  public func encode(to writer: inout CanonicalWriter) {
    encodeGestures(to: &writer)
    encodeMotion(to: &writer)
    trace.encodeReported(to: &writer)
  }

  /// Reads an interaction, and the rest from the content it belongs to.
  ///
  /// - Throws: Where the bytes are not those of an interaction.
  public init(
    from reader: inout CanonicalReader, content: some InteractiveContent
  ) throws(CanonicalError) {
    self.init()
    now = try Microseconds(from: &reader)
    touches = try [ActiveTouch](from: &reader)
    session = try DragSession?(from: &reader)
    modifiers = Modifiers(rawValue: try Int(from: &reader))
    hovered = try ItemID?(from: &reader)
    hoveredPart = try String?(from: &reader)
    focus = try KeyboardFocus?(from: &reader)
    let cursor = try Int(from: &reader)
    guard Cursor.allCases.indices.contains(cursor) else { throw reader.invalid("cursor") }
    self.cursor = Cursor.allCases[cursor]
    trace.restore(isIdle: try Bool(from: &reader))
    motion = try ItemMotion(from: &reader)
    cells = try CellStates(from: &reader)
    scrolls = try CollectionScrolls(from: &reader)
    read(content, animated: false)
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
