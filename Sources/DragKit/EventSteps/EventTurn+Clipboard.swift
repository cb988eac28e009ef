internal import Algorithms
internal import DragCoding
internal import DragEvents

// MARK: - The clipboard: to paste, its data is requested, and arrives as an event

extension EventTurn {
  /// Performs a clipboard command; `false` if neither a handler nor the edited text uses it.
  mutating func run(_ command: ClipboardKey) -> Bool {
    guard turn.content.editedItem == nil else { return command == .paste && requestTextToInsert() }
    let commands = applicable(command)
    guard !commands.isEmpty else { return false }
    if command == .paste {
      let types = commands.flatMap(\.command.types)
      guard !types.isEmpty else { return false }
      request(Array(types.uniqued()))
    } else if command == .copy || !turn.content.model.isInTransaction {
      write(commands, isCut: command == .cut)
    }
    return true
  }

  /// Pastes data from the clipboard, which can arrive any time after its request.
  mutating func paste(_ contents: ClipboardContents) {
    if turn.content.editedItem != nil { return insertText(of: contents) }
    guard !turn.screen.isDragging, !turn.content.model.isInTransaction else {
      return reportPaste(0, reason: "dragging")
    }
    let (all, omitted) = contents.itemProviders
    let readable = all.filter { !$0.hasUnreadablePath }
    var (count, isOffered) = (0, false)
    for (paste, focused) in applicable(.paste) where count == 0 {
      let providers = readable.filter { $0.conforms(toAnyOf: paste.types) }
      guard !providers.isEmpty else { continue }
      isOffered = true
      count = changeInOneStep { paste.handler(&$0, providers, focused) }.count
    }
    let refusal = count > 0 ? nil : isOffered ? "refused" : "otherTypes"
    reportPaste(count, reason: contents.problem.map { "\($0)" } ?? refusal)
    turn.reportMissing(
      [(.path, all.count - readable.count), (.limit, omitted)], of: all.count + omitted, on: nil)
    turn.readContent()
  }

  /// Writes to the clipboard what the first command with payloads returns; a cut is one undo step.
  private mutating func write(
    _ commands: [(command: ClipboardCommand<Content>, focused: ItemID?)], isCut: Bool
  ) {
    var providers: [ItemProvider] = []
    for (command, focused) in commands where providers.isEmpty {
      providers =
        isCut
        ? changeInOneStep { command.handler(&$0, [], focused) }
        : command.handler(&turn.content, [], focused)
    }
    let types = providers.flatMap(\.representations).map(\.type).uniqued().map(\.rawValue)
    turn.report(
      isCut ? .cutCommand : .copyCommand,
      ["count": .integer(providers.count), "types": .strings(types)])
    let data = providers.copied(isCut: isCut)
    if !data.isEmpty { turn.trace.append([.clipboard(.write(data))]) }
    if isCut { turn.readContent() }
  }

  private mutating func request(_ types: [ContentType]) {
    turn.report(.pastePending, ["types": .strings(types.map(\.rawValue))])
    turn.trace.append([.clipboard(.read(types.namesToPaste))])
  }

  /// Makes the changes by `change` one undo step; reverts them if it returns no payloads.
  private mutating func changeInOneStep(
    _ change: (inout Content) -> [ItemProvider]
  ) -> [ItemProvider] {
    turn.content.model.begin()
    let providers = change(&turn.content)
    turn.content.model.endTransactions(keepingChanges: !providers.isEmpty)
    return providers
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

extension EventTurn {
  private mutating func requestTextToInsert() -> Bool {
    guard let item = turn.content.editedItem,
      turn.screen.handlerSet(of: item, turn.content)?.handlers.textInput != nil
    else { return false }
    request([.plainText])
    return true
  }

  private mutating func insertText(of contents: ClipboardContents) {
    let text = contents.itemProviders.items.first { $0.conforms(toAnyOf: [.plainText]) }?.text ?? ""
    // The lines are joined, as in a text field of a browser.
    let lines = text.split(whereSeparator: \.isNewline)
    guard !lines.isEmpty else {
      return reportPaste(0, reason: contents.problem.map { "\($0)" } ?? "empty")
    }
    reportPaste(1, reason: nil)
    insert(lines.joined(separator: " "))
  }
}

// MARK: - The order of the handlers

extension EventTurn {
  /// Returns a key's commands in order of precedence: those of the container with the focus, those
  /// of other visible containers, then those of no container.
  private func applicable(
    _ key: ClipboardKey
  ) -> [(command: ClipboardCommand<Content>, focused: ItemID?)] {
    let focus = turn.keyboard.visibleFocus
    let inModel = focus.flatMap { turn.content.model.position(of: $0.item)?.container }
    let shown = Content.handlers.general.clipboardCommands.filter {
      $0.key == key && $0.container.map(turn.layout.shows) ?? true
    }
    func rank(_ command: ClipboardCommand<Content>) -> Int {
      guard let container = command.container else { return 2 }
      return [focus?.container, inModel].contains(container) ? 0 : 1
    }
    return (0...2).flatMap { number in
      shown.filter { rank($0) == number }.map { ($0, number == 1 ? nil : focus?.item) }
    }
  }
}
