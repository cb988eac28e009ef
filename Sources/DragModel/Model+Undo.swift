extension Model {
  /// Whether there is a step to undo, and no transaction is open.
  public var canUndo: Bool { !isInTransaction && !undoSteps.isEmpty }

  /// Whether there is a step to redo, and no transaction is open.
  public var canRedo: Bool { !isInTransaction && !redoSteps.isEmpty }

  /// Whether a transaction is open.
  public var isInTransaction: Bool { !openTransactions.isEmpty }

  package var transactionDepth: Int { openTransactions.count }

  /// Begins a transaction: all changes until its end are undone together.
  ///
  /// Transactions can be nested: an inner one that is committed becomes part of the outer one.
  public mutating func begin() { openTransactions.append(ChangeSet()) }

  /// Begins a transaction; if the last undoable step inserted `item`, reopens that step instead.
  ///
  /// The insertion and the new changes are then undone together, and a rollback also reverts the
  /// insertion. No step is reopened within another transaction, or if there is a step to redo.
  public mutating func beginAmending(insertionOf item: ItemID) {
    guard !isInTransaction else { return begin() }
    let isLast =
      redoSteps.isEmpty
      && undoSteps.last?.changes.contains {
        if case .inserted(item, _) = $0 { true } else { false }
      } == true
    openTransactions.append(isLast ? undoSteps.popLast() ?? ChangeSet() : ChangeSet())
  }

  /// Discards all steps to undo and redo, for example when the items now represent other data.
  ///
  /// An open transaction stays open.
  public mutating func forgetSteps() { (undoSteps, redoSteps) = ([], []) }

  package mutating func begin(toDepth depth: Int) {
    while transactionDepth < depth { begin() }
  }

  /// Ends the innermost transaction, and keeps its changes.
  ///
  /// The changes become part of the enclosing transaction, if any. Otherwise, unless they cancel
  /// each other, they become one undoable step, and all steps to redo are discarded.
  ///
  /// - Returns: The changes of the transaction; empty if no transaction is open.
  @discardableResult
  public mutating func commit() -> ChangeSet {
    guard let step = openTransactions.popLast() else { return ChangeSet() }
    if isInTransaction {
      for change in step.changes { record(change) }
    } else if step.hasChanged(self) {
      undoSteps.append(step)
      redoSteps.removeAll()
    }
    return step
  }

  /// Ends the innermost transaction, and reverts its changes.
  ///
  /// - Returns: Whether there were changes to revert; `false` if no transaction is open.
  @discardableResult
  public mutating func rollback() -> Bool {
    guard let step = openTransactions.popLast() else { return false }
    apply(step.inverse)
    return !step.isEmpty
  }

  /// Ends all open transactions, including those that a handler began and did not end.
  package mutating func endTransactions(keepingChanges: Bool) {
    if !keepingChanges { rollbackAll() }
    while isInTransaction { commit() }
  }

  @discardableResult
  package mutating func rollbackAll() -> Bool {
    var hasChanged = false
    while isInTransaction { hasChanged = rollback() || hasChanged }
    return hasChanged
  }

  /// Adds a change to the innermost transaction; a transaction must be open.
  mutating func record(_ change: Change) {
    openTransactions[openTransactions.count - 1].append(change)
  }

  /// Undoes the last step that can be undone.
  ///
  /// - Complexity: O(*n*) for *n* changes in the step, like a redo, a rollback or a commit.
  /// - Returns: `false` if there is no such step, or a transaction is open.
  @discardableResult
  public mutating func undo() -> Bool {
    guard canUndo, let step = undoSteps.popLast() else { return false }
    apply(step.inverse)
    redoSteps.append(step)
    return true
  }

  /// Redoes the step that was undone last.
  ///
  /// A new step discards all undone steps, which then cannot be redone.
  ///
  /// - Returns: `false` if there is no step to redo, or a transaction is open.
  @discardableResult
  public mutating func redo() -> Bool {
    guard canRedo, let step = redoSteps.popLast() else { return false }
    apply(step)
    undoSteps.append(step)
    return true
  }
}

extension ChangeSet {
  /// Returns whether these changes, just made to `model`, altered it; `false` if they cancel out.
  fileprivate func hasChanged(_ model: Model) -> Bool {
    guard changes.count > 1 else { return !isEmpty }
    var past = model
    past.apply(inverse)
    return past != model
  }

  /// Returns whether a change inserts, removes or moves the container `id` itself.
  func affects(_ id: ContainerID) -> Bool {
    changes.contains { change in
      switch change {
      case .insertedContainer(id, _), .removedContainer(id, _), .movedContainer(id, _, _): true
      case .insertedContainer, .removedContainer, .movedContainer: false
      case .moved, .inserted, .removed, .retitled: false
      }
    }
  }
}
