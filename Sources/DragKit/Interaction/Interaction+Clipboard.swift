internal import Algorithms
internal import DragCoding
internal import DragFrameIO
internal import DragModel

// The clipboard. To paste, its data is requested, and arrives as an event; in between, nothing is kept here.
extension Interaction {
  /// Performs a command, and returns whether the content handles it.
  mutating func perform(
    _ command: ClipboardKey, _ content: inout some InteractiveContent
  ) -> Bool {
    guard content.editedItem == nil else {
      return command == .paste && requestTextToInsert(content)
    }
    return switch command {
    case .copy: copy(content)
    case .cut: cut(&content)
    case .paste: requestPaste(content)
    }
  }

  /// The commands that apply now: first those of the focused item's container, last those of the whole content.
  private func commands<Content: InteractiveContent>(
    of content: Content
  ) -> [(command: ClipboardCommand<Content>, focused: ItemID?)] {
    let focus = keyboard.visibleFocus
    let own = focus.map { focus in
      [focus.container, content.model.position(of: focus.item)?.container].compactMap(\.self)
    }
    let commands = type(of: content).handlers.clipboardCommands.filter {
      $0.container.map(layout.shows) ?? true
    }
    // `nil` for a command of the whole content.
    func isOwn(_ command: ClipboardCommand<Content>) -> Bool? {
      command.container.map { own?.contains($0) == true }
    }
    return ([true, false, nil] as [Bool?]).flatMap { rank in
      commands.filter { isOwn($0) == rank }.map { ($0, rank == false ? nil : focus?.item) }
    }
  }

  private mutating func copy(_ content: some InteractiveContent) -> Bool {
    var (isHandled, providers) = (false, [ItemProvider]())
    for (command, focused) in commands(of: content) where providers.isEmpty {
      guard case .copy(let copy) = command.action else { continue }
      (isHandled, providers) = (true, copy(content, focused))
    }
    if isHandled { write(providers, isCut: false, content) }
    return isHandled
  }

  private mutating func cut<Content: InteractiveContent>(_ content: inout Content) -> Bool {
    let cuts = commands(of: content).filter { entry in
      if case .cut = entry.command.action { true } else { false }
    }
    guard !cuts.isEmpty else { return false }
    guard !content.model.isInTransaction else { return true }
    runHandler(of: &content) { interaction, content in
      var providers: [ItemProvider] = []
      for (command, focused) in cuts where providers.isEmpty {
        guard case .cut(let cut) = command.action else { continue }
        _ = Self.inOneStep(&content) { content in
          providers = cut(&content, focused)
          return !providers.isEmpty
        }
      }
      interaction.write(providers, isCut: true, content)
    }
    return true
  }

  private mutating func write(
    _ providers: [ItemProvider], isCut: Bool, _ content: some InteractiveContent
  ) {
    let types = providers.flatMap(\.representations).map(\.type).uniqued().map(\.rawValue)
    report(
      isCut ? .cutCommand : .copyCommand, content,
      ["count": .integer(providers.count), "types": .strings(types)])
    let data = providers.copied(isCut: isCut)
    if !data.isEmpty { trace.append([.clipboard(.write(data))]) }
  }
}

// Pasting.
extension Interaction {
  private mutating func requestPaste(_ content: some InteractiveContent) -> Bool {
    var types: [ContentType] = []
    for (command, _) in commands(of: content) {
      if case .paste(let accepted, _) = command.action { types += accepted }
    }
    guard !types.isEmpty else { return false }
    request(Array(types.uniqued()), content)
    return true
  }

  private mutating func request(_ types: [ContentType], _ content: some InteractiveContent) {
    report(.pastePending, content, ["types": .strings(types.map(\.rawValue))])
    trace.append([.clipboard(.read(types.namesToPaste))])
  }

  /// Handles data of the clipboard, which can arrive at any time.
  mutating func paste(_ contents: ClipboardContents, _ content: inout some InteractiveContent) {
    if content.editedItem != nil { return insertText(of: contents, &content) }
    guard !isDragging, !content.model.isInTransaction else {
      return reportPaste(0, reason: "dragging", content)
    }
    let commands = commands(of: content)
    runHandler(of: &content) { interaction, content in
      let (all, omitted) = contents.itemProviders
      let readable = all.filter { !$0.hasUnreadablePath }
      var (count, isOffered) = (0, false)
      for (command, focused) in commands where count == 0 {
        guard case .paste(let types, let paste) = command.action else { continue }
        let providers = readable.filter { $0.conforms(toAnyOf: types) }
        guard !providers.isEmpty else { continue }
        isOffered = true
        if Self.inOneStep(&content, { paste(&$0, providers, focused) }) { count = providers.count }
      }
      let refusal = count > 0 ? nil : isOffered ? "refused" : "otherTypes"
      interaction.reportPaste(count, reason: contents.problem.map { "\($0)" } ?? refusal, content)
      interaction.reportMissing(
        unreadable: all.count - readable.count, omitted: omitted, of: all.count + omitted, content)
    }
  }

  /// Makes changes of the model one step to undo; reverts them if `body` returns `false`.
  private static func inOneStep<Content: InteractiveContent>(
    _ content: inout Content, _ body: (inout Content) -> Bool
  ) -> Bool {
    content.model.begin()
    let succeeds = body(&content)
    // A handler can have begun transactions of its own that it did not end.
    if succeeds { content.model.commitAll() } else { content.model.rollbackAll() }
    return succeeds
  }

  private mutating func reportPaste(
    _ count: Int, reason: String?, _ content: some InteractiveContent
  ) {
    report(
      .pasteCommand, content,
      [
        "accepted": .bool(count > 0), "count": .integer(count),
        "reason": reason.map { .string($0) },
      ])
  }
}

// An item whose text is edited takes text of the clipboard like typed text.
extension Interaction {
  private mutating func requestTextToInsert(_ content: some InteractiveContent) -> Bool {
    guard let item = content.editedItem,
      content.handlerSet(of: item, in: layout.container(of: item))?.handlers.textInput != nil
    else { return false }
    request([.plainText], content)
    return true
  }

  private mutating func insertText(
    of contents: ClipboardContents, _ content: inout some InteractiveContent
  ) {
    let text =
      contents.itemProviders.items.first { $0.conforms(toAnyOf: [.plainText]) }?.text ?? ""
    // In one line, as in a text field of a browser.
    let lines = text.split(whereSeparator: \.isNewline)
    guard !lines.isEmpty else {
      return reportPaste(0, reason: contents.problem.map { "\($0)" } ?? "empty", content)
    }
    reportPaste(1, reason: nil, content)
    enter(lines.joined(separator: " "), &content)
  }
}
