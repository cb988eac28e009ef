public import DragCoding
public import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Writes what is being done: the part of the state that is not motion.
  func encodeGestures(to writer: inout CanonicalWriter) {
    now.encode(into: &writer)
    touches.encode(into: &writer)
    session.encode(into: &writer)
    modifiers.rawValue.encode(into: &writer)
    hovered.encode(into: &writer)
    hoveredPart.encode(into: &writer)
    focus.encode(into: &writer)
    (Cursor.allCases.firstIndex(of: cursor) ?? 0).encode(into: &writer)
    trace.isIdle.encode(into: &writer)
  }

  /// Writes what is on its way: the part of the state that time changes.
  func encodeMotion(to writer: inout CanonicalWriter) {
    motion.encode(into: &writer)
    cells.encode(into: &writer)
    scrolls.encode(into: &writer)
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
  public func encode(into writer: inout CanonicalWriter) {
    encodeGestures(to: &writer)
    encodeMotion(to: &writer)
    trace.encodeReported(to: &writer)
  }

  /// Reads an interaction, and the rest from the content it belongs to.
  ///
  /// - Throws: Where the bytes are not those of an interaction.
  public init(
    decoding reader: inout CanonicalReader, content: some InteractiveContent
  ) throws(CanonicalError) {
    self.init()
    now = try Microseconds(decoding: &reader)
    touches = try [ActiveTouch](decoding: &reader)
    session = try DragSession?(decoding: &reader)
    modifiers = Modifiers(rawValue: try Int(decoding: &reader))
    hovered = try ItemID?(decoding: &reader)
    hoveredPart = try String?(decoding: &reader)
    focus = try KeyboardFocus?(decoding: &reader)
    let cursor = try Int(decoding: &reader)
    guard Cursor.allCases.indices.contains(cursor) else { throw reader.invalid("cursor") }
    self.cursor = Cursor.allCases[cursor]
    trace.restore(isIdle: try Bool(decoding: &reader))
    motion = try ItemMotion(decoding: &reader)
    cells = try CellStates(decoding: &reader)
    scrolls = try CollectionScrolls(decoding: &reader)
    read(content, animated: false)
    _ = trace.takeOutput()
    try trace.decodeReported(from: &reader)
  }
}

extension PlacedItem: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    item.encode(into: &writer)
    frame.encode(into: &writer)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(try ItemID(decoding: &reader), try Rect(decoding: &reader))
  }
}
