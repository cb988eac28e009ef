extension Model {
  /// `true` where there is a step that can be undone.
  public var canUndo: Bool { openTransaction == nil && !undoSteps.isEmpty }

  /// `true` where there is a step that can be redone.
  public var canRedo: Bool { openTransaction == nil && !redoSteps.isEmpty }

  /// `true` between ``begin()`` and ``commit()`` or ``rollback()``.
  public var isInTransaction: Bool { openTransaction != nil }

  /// Starts to collect steps that will be undone together.
  public mutating func begin() {
    precondition(openTransaction == nil, "a transaction is open already")
    openTransaction = ChangeSet()
  }

  /// Makes what was done since ``begin()`` one step that can be undone.
  ///
  /// - Returns: What was done.
  @discardableResult
  public mutating func commit() -> ChangeSet {
    let step = openTransaction ?? ChangeSet()
    openTransaction = nil
    if !step.isEmpty { remember(step) }
    return step
  }

  /// Takes back what was done since ``begin()``.
  ///
  /// - Returns: `true` where there was something to take back.
  @discardableResult
  public mutating func rollback() -> Bool {
    let step = openTransaction ?? ChangeSet()
    openTransaction = nil
    apply(step.inverse)
    return !step.isEmpty
  }

  /// Takes the newest step back.
  ///
  /// - Returns: `false` where there is none, or a transaction is open.
  @discardableResult
  public mutating func undo() -> Bool {
    guard canUndo, let step = undoSteps.popLast() else { return false }
    apply(step.inverse)
    redoSteps.append(step)
    return true
  }

  /// Takes again the step that was taken back last.
  ///
  /// - Returns: `false` where there is none, or a transaction is open.
  @discardableResult
  public mutating func redo() -> Bool {
    guard canRedo, let step = redoSteps.popLast() else { return false }
    apply(step)
    undoSteps.append(step)
    return true
  }

  mutating func remember(_ step: ChangeSet) {
    undoSteps.append(step)
    redoSteps.removeAll()
  }
}
