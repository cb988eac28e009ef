internal import Algorithms
internal import DragCoding
internal import DragEvents
internal import DragModel

// MARK: - The clipboard: to paste, its data is requested, and arrives as an event

extension KeyTurn {
  /// Performs a command, and returns whether the content handles it.
  mutating func run(_ command: ClipboardKey) -> Bool {
    guard turn.content.editedItem == nil else { return command == .paste && requestTextToInsert() }
    return switch command {
    case .copy: copyItems()
    case .cut: cut()
    case .paste: requestPaste()
    }
  }

  /// Handles data of the clipboard, which can arrive at any time.
  mutating func paste(_ contents: ClipboardContents) {
    if turn.content.editedItem != nil { return insertText(of: contents) }
    guard !turn.screen.isDragging, !turn.content.model.isInTransaction else {
      return reportPaste(0, reason: "dragging")
    }
    let commands = turn.interaction.clipboardCommands(of: turn.content)
    let (all, omitted) = contents.itemProviders
    let readable = all.filter { !$0.hasUnreadablePath }
    var (count, isOffered) = (0, false)
    for (command, focused) in commands where count == 0 {
      guard case .paste(let types, let paste) = command.action else { continue }
      let providers = readable.filter { $0.conforms(toAnyOf: types) }
      guard !providers.isEmpty else { continue }
      isOffered = true
      if changeInOneStep({ paste(&$0, providers, focused) }) { count = providers.count }
    }
    let refusal = count > 0 ? nil : isOffered ? "refused" : "otherTypes"
    reportPaste(count, reason: contents.problem.map { "\($0)" } ?? refusal)
    turn.reportMissing(
      [(.path, all.count - readable.count), (.limit, omitted)], of: all.count + omitted, on: nil)
    turn.readContent()
  }
}

extension KeyTurn {
  private mutating func copyItems() -> Bool {
    var (isHandled, providers) = (false, [ItemProvider]())
    for (command, focused) in turn.interaction.clipboardCommands(of: turn.content)
    where providers.isEmpty {
      guard case .copy(let copy) = command.action else { continue }
      (isHandled, providers) = (true, copy(turn.content, focused))
    }
    if isHandled { write(providers, isCut: false) }
    return isHandled
  }

  private mutating func cut() -> Bool {
    let cuts = turn.interaction.clipboardCommands(of: turn.content).filter { entry in
      if case .cut = entry.command.action { true } else { false }
    }
    guard !cuts.isEmpty else { return false }
    guard !turn.content.model.isInTransaction else { return true }
    var providers: [ItemProvider] = []
    for (command, focused) in cuts where providers.isEmpty {
      guard case .cut(let cut) = command.action else { continue }
      changeInOneStep { content in
        providers = cut(&content, focused)
        return !providers.isEmpty
      }
    }
    write(providers, isCut: true)
    turn.readContent()
    return true
  }

  private mutating func write(_ providers: [ItemProvider], isCut: Bool) {
    let types = providers.flatMap(\.representations).map(\.type).uniqued().map(\.rawValue)
    turn.report(
      isCut ? .cutCommand : .copyCommand,
      ["count": .integer(providers.count), "types": .strings(types)])
    let data = providers.copied(isCut: isCut)
    if !data.isEmpty { turn.trace.append([.clipboard(.write(data))]) }
  }

  private mutating func requestPaste() -> Bool {
    var types: [ContentType] = []
    for (command, _) in turn.interaction.clipboardCommands(of: turn.content) {
      if case .paste(let accepted, _) = command.action { types += accepted }
    }
    guard !types.isEmpty else { return false }
    request(Array(types.uniqued()))
    return true
  }

  private mutating func request(_ types: [ContentType]) {
    turn.report(.pastePending, ["types": .strings(types.map(\.rawValue))])
    turn.trace.append([.clipboard(.read(types.namesToPaste))])
  }

  /// Makes changes of the model one step to undo; reverts them if `change` returns `false`.
  @discardableResult
  private mutating func changeInOneStep(_ change: (inout Content) -> Bool) -> Bool {
    turn.content.model.begin()
    let succeeds = change(&turn.content)
    // A handler can have begun transactions of its own that it did not end.
    if succeeds { turn.content.model.commitAll() } else { turn.content.model.rollbackAll() }
    return succeeds
  }

  private mutating func reportPaste(_ count: Int, reason: String?) {
    turn.report(
      .pasteCommand,
      [
        "accepted": .bool(count > 0), "count": .integer(count),
        "reason": reason.map { .string($0) },
      ])
  }
}

// MARK: - An item whose text is edited takes text of the clipboard like typed text

extension KeyTurn {
  private mutating func requestTextToInsert() -> Bool {
    guard let item = turn.content.editedItem,
      turn.content.handlerSet(of: item, in: turn.layout.container(of: item))?.handlers.textInput
        != nil
    else { return false }
    request([.plainText])
    return true
  }

  private mutating func insertText(of contents: ClipboardContents) {
    let text =
      contents.itemProviders.items.first { $0.conforms(toAnyOf: [.plainText]) }?.text ?? ""
    // In one line, as in a text field of a browser.
    let lines = text.split(whereSeparator: \.isNewline)
    guard !lines.isEmpty else {
      return reportPaste(0, reason: contents.problem.map { "\($0)" } ?? "empty")
    }
    reportPaste(1, reason: nil)
    focusing.insert(lines.joined(separator: " "))
  }
}

extension Interaction {
  /// The commands that apply now: first those of the focused item's container, last those of the whole content.
  fileprivate func clipboardCommands<Content: InteractiveContent>(
    of content: Content
  ) -> [(command: ClipboardCommand<Content>, focused: ItemID?)] {
    let focus = keyboard.visibleFocus
    let own = focus.map { focus in
      [focus.container, content.model.position(of: focus.item)?.container].compactMap(\.self)
    }
    let commands = Content.handlers.clipboardCommands.filter {
      $0.container.map(screen.layout.shows) ?? true
    }
    // `nil` for a command of the whole content.
    func isOwn(_ command: ClipboardCommand<Content>) -> Bool? {
      command.container.map { own?.contains($0) == true }
    }
    return ([true, false, nil] as [Bool?]).flatMap { rank in
      commands.filter { isOwn($0) == rank }.map { ($0, rank == false ? nil : focus?.item) }
    }
  }
}
