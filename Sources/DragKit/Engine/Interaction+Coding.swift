package import DragEvents

extension CanonicalWriter {
  fileprivate mutating func writeGestures(of state: Interaction) {
    write(state.now, state.pointers, state.screen.drag, state.keyboard)
  }

  fileprivate mutating func writeMotion(of state: Interaction) {
    write(state.screen.motion, state.screen.rowStates, state.scrolls)
  }
}

extension Interaction {
  /// The version of what ``encode(into:)`` writes, for the header of a recording.
  ///
  /// Versions of DragKit that differ in an encoded field, or in a default of ``Tuning``, have
  /// different numbers here. Their states and hashes cannot be compared.
  public static let stateLayout = 15

  /// Returns the state's hashes, to compare a replay with its recording; `model` hashes the model.
  public func hashes(beside model: UInt64) -> StateHashes {
    var (gestures, motion) = (CanonicalWriter.hashing, CanonicalWriter.hashing)
    gestures.writeGestures(of: self)
    motion.writeMotion(of: self)
    return StateHashes(model: model, gestures: gestures.stableHash, motion: motion.stableHash)
  }

  /// Writes the state that cannot be computed from the content.
  public func encode(into writer: inout CanonicalWriter) {
    writer.writeGestures(of: self)
    writer.writeMotion(of: self)
    // The hashes leave out these two: the last reports, and the reasons of gestures.
    writer.write(trace, pointers.decisions)
  }

  /// Reads what ``encode(into:)`` wrote, and computes the rest from the content of that moment.
  ///
  /// - Throws: `CanonicalError` for bytes that ``encode(into:)`` never writes.
  public init(
    decoding reader: inout CanonicalReader, content: some InteractiveContent
  ) throws(CanonicalError) {
    self.init()
    (now, pointers, screen.drag, keyboard) = try reader.read()
    (screen.motion, screen.rowStates, scrolls) = try reader.read()
    var content = content
    start(&content)
    keyboard.recordPositions(
      ofFocus: screen.layout.shownPosition(of: keyboard.focus, content.model),
      ofFocusBeforeMenu: screen.layout.shownPosition(of: keyboard.beforeMenu, content.model))
    screen.layout.forgetNewTargets()
    screen.layout.forgetChange()
    (trace, pointers.decisions) = try reader.read()
  }
}
