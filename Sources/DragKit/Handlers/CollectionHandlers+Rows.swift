extension CollectionHandlers {
  func styles(of item: ItemID, _ content: Content) -> [RowAccessoryStyle] {
    accessories?(content, item).map(\.style) ?? []
  }

  func accessory(_ control: String, of item: ItemID, _ content: Content) -> RowAccessory<Content>? {
    accessories?(content, item).first { $0.style.kind.controlName == control }
  }
}

// MARK: - The actions that a swipe uncovers

extension CollectionHandlers {
  /// Returns the actions that a swipe from an edge of a row uncovers; `nil` if there are none.
  func swipeActions(
    of item: ItemID, at edge: SwipeEdge, _ content: Content
  ) -> SwipeActionsConfiguration<Content>? {
    let configuration =
      edge == .trailing
      ? trailingSwipeActionsConfigurationProvider?(content, item)
      : leadingSwipeActionsConfigurationProvider?(content, item)?.named("leading-")
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  func swipeButtons(of item: ItemID, at edge: SwipeEdge, _ content: Content) -> [SwipeButton] {
    swipeActions(of: item, at: edge, content)?.actions.map(\.button) ?? []
  }

  func isSwipeable(_ item: ItemID, _ content: Content) -> Bool {
    SwipeEdge.allCases.contains { swipeActions(of: item, at: $0, content) != nil }
  }

  /// Returns the measures of a row that can be swiped; `nil` if it has no actions.
  func swipeMeasures(
    of item: ItemID, in width: Length, _ content: Content, _ tuning: SwipeTuning
  ) -> SwipeState.Measures? {
    let trailing = swipeActions(of: item, at: .trailing, content)?.side(tuning)
    let leading = swipeActions(of: item, at: .leading, content)?.side(tuning)
    guard trailing != nil || leading != nil else { return nil }
    return SwipeState.Measures(
      row: width, trailing: trailing ?? SwipeState.Measures.Side(),
      leading: leading ?? SwipeState.Measures.Side(), tuning)
  }
}

extension SwipeActionsConfiguration {
  fileprivate func side(_ tuning: SwipeTuning) -> SwipeState.Measures.Side {
    SwipeState.Measures.Side(
      actions: tuning.buttonWidth * actions.count,
      allowsFullSwipe: performsFirstActionWithFullSwipe)
  }

  /// Returns the same actions, with `prefix` before the name of each.
  fileprivate func named(_ prefix: String) -> SwipeActionsConfiguration {
    var named = self
    for index in actions.indices {
      named.actions[index].button.name = prefix + actions[index].button.name
    }
    return named
  }
}
