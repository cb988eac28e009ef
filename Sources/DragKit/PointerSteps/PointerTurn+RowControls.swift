extension PointerTurn {
  /// Taps a control of a row: closes an open row, calls the handler of an accessory or a swipe
  /// action, or uncovers the actions of a row whose delete accessory has no handler.
  mutating func tapControl(_ control: String, of item: ItemID) {
    guard let id = turn.layout.collection(withRow: item)?.id else { return }
    if control == Row.swipedRow { return turn.rowStates.closeSwipes(in: id) }
    let set = turn.content.handlerSet(ofCollection: id)
    guard let accessory = set?.handlers.accessory(control, of: item, turn.content) else {
      return runSwipeAction(named: control, of: item, in: id)
    }
    guard let action = accessory.action else { return revealActions(of: item) }
    turn.report(.actionHandler, item: item, ["part": .string(control)])
    changeRow { action(&$0, item) }
  }

  /// Runs a handler of a row so that its changes are not part of the running drag, if any.
  @discardableResult
  mutating func changeRow<Result>(_ change: (inout Content) -> Result) -> Result {
    defer { turn.readContent() }
    let dragged = turn.screen.liftedItem
    let wasThere = dragged.flatMap { turn.content.model.position(of: $0) } != nil
    let depth = turn.content.model.transactionDepth
    // The changes that the drag has made before are undone.
    if dragged != nil { turn.content.model.rollbackAll() }
    let result = change(&turn.content)
    // If the handler has removed the lifted item, the drag ends (E30).
    if let dragged, wasThere, turn.content.model.position(of: dragged) == nil {
      dragging.endDrag(.cancelled)
    } else if dragged != nil {
      turn.content.model.begin(toDepth: depth)
    }
    return result
  }
}
