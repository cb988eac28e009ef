package import DragCoding
package import DragKit
internal import PlaygroundUI

/// The content of the playground: all pages, one of which is shown, and the chrome around them.
package struct PlaygroundContent: Hashable, Sendable {
  package private(set) var page: Page
  package internal(set) var chrome: Chrome
  var pages = Pages()
  /// The items that an undo or a redo has changed; empty between events.
  @Derived var changedItems: [ItemID] = []
  /// The number of undoable steps of each page at the last call of ``followSteps()``.
  @Derived var followedCounts = PageNumbers()

  init(_ options: PlaygroundOptions, _ colours: ColoursScene) {
    page = options.page
    chrome = Chrome(
      window: options.window, tuning: options.tuning, language: options.language,
      isBare: options.isBare, isDark: options.isDark, preset: options.preset)
    chrome.showsInspector = options.showsInspector
    var board = BoardScene(count: options.items ?? BoardScene.usualCount)
    board.arrangement = options.arrangement
    var colours = colours
    (board.pictures, colours.pictures) = (options.pictures, options.pictures)
    if options.followsTouches { colours.style = .follow }
    pages[.board] = board
    pages[.colours] = colours
    layOut()
  }

  /// The value of the shown page, which can be changed in place.
  var shown: any PlaygroundScene {
    _read { yield pages[page] }
    _modify { yield &pages[page] }
  }

  package var selectedItems: [ItemID] { shown.selectedItems }
  package var canUndo: Bool { canStep(.undo) }

  package var preset: FeelPreset { chrome.feel.value.preset }

  /// The tuning with the user's changes (B), also while A is in use.
  package var changedTuning: Tuning { chrome.feel.value.hidden ?? chrome.tuning }

  mutating func layOut() {
    chrome.panel = shown.panel
    let stage = chrome.layout.stage
    for page in Page.allCases where pages[page].bounds != stage { pages[page].bounds = stage }
  }

  /// Lays out the window if the page's panel has changed; returns whether it has.
  mutating func updatePanel() -> Bool {
    guard shown.panel != chrome.panel else { return false }
    layOut()
    return true
  }
}

extension PlaygroundContent: InteractiveContent {
  package var model: Model {
    _read { yield shown.model }
    // In place, because a copy would take time in proportion to the number of items.
    _modify { yield &shown.model }
  }

  package var tuning: Tuning {
    var tuning = chrome.tuning
    shown.adapt(&tuning)
    return tuning
  }

  package var stage: Stage {
    var stage = shown.stage
    (stage.page, stage.cancelStrip) = (page.rawValue, chrome.layout.cancelArea)
    stage.areasInFront = chrome.areas
    stage.cover = chrome.cover
    if chrome.front != nil || chrome.card != nil { stage.areasInFront += areasInFront }
    return stage
  }

  package var nextDeadline: Microseconds? {
    Page.allCases.lazy.compactMap { pages[$0].nextDeadline }.min()
  }

  package mutating func deadlineReached(at now: Microseconds) {
    for page in Page.allCases {
      guard let deadline = pages[page].nextDeadline, deadline <= now else { continue }
      pages[page].deadlineReached(at: now)
    }
  }

  func earlier(by time: Microseconds) -> PlaygroundContent {
    var earlier = self
    for page in Page.allCases where pages[page].nextDeadline != nil {
      earlier.pages[page].moveDeadlines(earlierBy: time)
    }
    return earlier
  }

  package func name(of item: ItemID) -> String {
    Control(item)?.name ?? shown.name(of: item) ?? model.name(of: item)
  }

  package var editedItem: ItemID? { editedTitle?.item }

  var editedTitle: TitleEditor? { shown.editor }

  package func isUserInteractionEnabled(_ item: ItemID) -> Bool {
    shown.isUserInteractionEnabled(item)
  }

  package func isFocusable(_ item: ItemID) -> Bool {
    switch Control(item) {
    case .menuBackdrop, .inspectorPlate, .cardPlate: false
    case .sheetCard: chrome.canScrollSheet
    default: true
    }
  }

  package func cursor(over item: ItemID) -> Cursor {
    let plates: [Control] = [.menuBackdrop, .sheetCard, .cardPlate, .inspectorPlate]
    let isPlain = plates.contains { $0.id == item } || shown.plainItems.contains(item)
    return item == editedItem ? .text : isPlain ? .arrow : .hand
  }

  package mutating func windowResized(to size: Size) {
    chrome.window = size
    if !chrome.layout.isNarrow { chrome.opensInspector = false }
    // Closes a menu, because its item has moved.
    if case .menu = chrome.front { chrome.front = nil }
    layOut()
  }
}

extension PlaygroundContent {
  package static let handlers = HandlerRegistry()
    .addingPages()
    .part(\.chrome, Chrome.handlers)
    .addingControls()
    .onContextMenuElsewhere { content, item, place in content.openMenu(over: item, at: place) }
    .item(Control.menuBackdrop.id) { backdrop in
      backdrop.onContextMenu { content, _, place in
        content.chrome.front = nil
        content.change { _ in }
        let item = content.shown.itemWithMenu(at: place)
        if let item { content.openMenu(of: item, at: place) }
      }
    }
    .item(Control.sheetCard.id) { card in
      card.onTap { _, _ in [] }
      card.onScroll { content, _, event in content.chrome.scrollSheet(by: event.translation.dy) }
      card.onAdjust { content, _, adjustment in content.chrome.scrollSheet(adjustment) }
    }
    .onKeyPress { content, key, modifiers, item in content.press(key, modifiers, on: item) }
    .onMessage(Message.showPageName) { content, message in
      Page.named(message.text).map { content.show($0) } ?? []
    }

  mutating func show(_ page: Page) -> [Request] {
    guard !model.isInTransaction else { return [] }
    shown.dismissNotice()
    self.page = page
    layOut()
    return []
  }

  @discardableResult
  mutating func change(_ change: (inout any PlaygroundScene) -> Void) -> [Request] {
    perform {
      change(&$0)
      return []
    }
  }

  /// Performs an action on the shown page, whose notice it dismisses, and lays out the window.
  mutating func perform(_ action: (inout any PlaygroundScene) -> [Request]) -> [Request] {
    shown.dismissNotice()
    defer { layOut() }
    return action(&shown)
  }
}

// MARK: - Hashes and coding
extension PlaygroundContent: CanonicalCodable {
  package var undoableHash: UInt64 { shown.undoableHash }

  /// The hash of the number of the shown page, of the chrome without its log, and of all pages.
  var hash: UInt64 {
    var writer = CanonicalWriter.hashing
    writer.write(page, chrome.stateHash)
    pages.encodeHashes(to: &writer)
    return writer.stableHash
  }

  mutating func updateHashes() { pages.updateHashes(except: page) }

  /// The names of the items in each container of the shown page, as JSON.
  package var containers: JSONValue {
    .object(model.containers.map { JSONField($0.id.name, .strings($0.items.map(name(of:)))) })
  }

  /// A hash of which page is shown, and of the items and their order on all pages.
  ///
  /// Recordings store it for each gesture, so it does not depend on the window's size.
  package var arrangement: UInt64 {
    var writer = CanonicalWriter.hashing
    writer.write(page)
    pages.encodeModelHashes(to: &writer)
    return writer.stableHash
  }

  package func encode(into writer: inout CanonicalWriter) {
    writer.write(page, chrome, pages)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (page, chrome, pages) = try reader.read()
    followedCounts = undoCounts
    layOut()
  }
}
