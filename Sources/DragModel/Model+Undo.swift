extension Model {
  /// `true` where there is a step that can be undone.
  public var canUndo: Bool { !isInTransaction && !undoSteps.isEmpty }

  /// `true` where there is a step that can be redone.
  public var canRedo: Bool { !isInTransaction && !redoSteps.isEmpty }

  /// `true` between ``begin()`` and its ``commit()`` or ``rollback()``.
  public var isInTransaction: Bool { !openTransactions.isEmpty }

  /// How many transactions are open, one within the other.
  package var transactionDepth: Int { openTransactions.count }

  /// Starts to collect steps that are undone together.
  ///
  /// Transactions nest: one that begins within another becomes part of it when it is committed.
  public mutating func begin() { openTransactions.append(ChangeSet()) }

  /// Begins transactions until so many are open.
  package mutating func begin(toDepth depth: Int) {
    while transactionDepth < depth { begin() }
  }

  /// Makes what was done since the last ``begin()`` one step that can be undone, or a part of the
  /// transaction around it.
  ///
  /// - Returns: What was done; nothing if no transaction is open.
  @discardableResult
  public mutating func commit() -> ChangeSet {
    guard let step = openTransactions.popLast() else { return ChangeSet() }
    if isInTransaction {
      for change in step.changes { record(change) }
    } else if !step.isEmpty {
      remember(step)
    }
    return step
  }

  /// Takes back what was done since the last ``begin()``.
  ///
  /// - Returns: `true` where there was something to take back.
  @discardableResult
  public mutating func rollback() -> Bool {
    guard let step = openTransactions.popLast() else { return false }
    apply(step.inverse)
    return !step.isEmpty
  }

  /// Commits the transactions that are open, as one step.
  package mutating func commitAll() {
    while isInTransaction { commit() }
  }

  /// Takes back what was done in the transactions that are open.
  ///
  /// - Returns: `true` where there was something to take back.
  @discardableResult
  package mutating func rollbackAll() -> Bool {
    var hasChanged = false
    while isInTransaction { hasChanged = rollback() || hasChanged }
    return hasChanged
  }

  /// Adds a step that was taken to the innermost transaction.
  mutating func record(_ change: Change) {
    openTransactions[openTransactions.count - 1].append(change)
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
