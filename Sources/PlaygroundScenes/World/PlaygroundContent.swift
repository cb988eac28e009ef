internal import DragCoding
package import DragKit

package struct PlaygroundContent: Hashable, Sendable {
  package private(set) var page: Page
  package internal(set) var chrome: Chrome
  package internal(set) var link = LinkScene()
  package internal(set) var diagram = DiagramScene()
  package internal(set) var colours = ColoursScene()
  package internal(set) var guide = GuideScene()
  package internal(set) var board = BoardScene()
  package internal(set) var lessons = LessonsScene()
  package internal(set) var playlist = PlaylistScene()
  package internal(set) var pictures = PicturesScene()
  package internal(set) var recordings = RecordingsScene()
  /// The items that an undo or a redo has changed; empty between events.
  @Derived var changedItems: [ItemID] = []

  init(_ options: PlaygroundOptions) {
    page = options.page ?? .first(of: options.scene)
    chrome = Chrome(
      window: options.window, tuning: options.tuning, language: options.language,
      isBare: options.isBare, isDark: options.isDark, preset: options.preset)
    chrome.showsInspector = options.showsInspector
    board = BoardScene(count: options.items ?? BoardScene.usualCount)
    board.arrange(as: options.arrangement)
    board.pictures = options.pictures
    layOut()
  }

  /// The scene to which the shown page belongs; ``SceneID/colours`` for the guide.
  package var scene: SceneID { page.scene ?? .colours }

  private static let pages = [
    PageEntry(\.link, model: \.link.model, LinkScene.handlers),
    PageEntry(\.diagram, model: \.diagram.model, DiagramScene.handlers),
    PageEntry(\.colours, model: \.colours.model, ColoursScene.handlers),
    PageEntry(\.guide, model: \.guide.model, GuideScene.handlers),
    PageEntry(\.board, model: \.board.model, BoardScene.addClipboard(BoardScene.handlers)),
    PageEntry(\.lessons, model: \.lessons.model, LessonsScene.handlers),
    PageEntry(
      \.playlist, model: \.playlist.model, PlaylistScene.addClipboard(PlaylistScene.handlers)),
    PageEntry(
      \.pictures, model: \.pictures.model, PicturesScene.addClipboard(PicturesScene.handlers)),
    PageEntry(\.recordings, model: \.recordings.model, RecordingsScene.handlers),
  ]

  /// The value of the shown page.
  ///
  /// Reading this copies the whole value. A ``SceneQuery`` reads a part without a copy.
  var shown: any PlaygroundScene {
    get { ask(WholeQuery(), of: page) }
    set { Self.pages[page.rawValue].replace(&self, newValue) }
  }

  func askShown<Query: SceneQuery>(_ query: Query) -> Query.Answer { ask(query, of: page) }

  private func ask<Query: SceneQuery>(_ query: Query, of page: Page) -> Query.Answer {
    var query = query
    return ask(&query, of: page)
  }

  @inline(__always)
  private func ask<Query: SceneQuery>(_ query: inout Query, of page: Page) -> Query.Answer {
    switch page {
    case .link: query.answer(of: link)
    case .diagram: query.answer(of: diagram)
    case .colours: query.answer(of: colours)
    case .guide: query.answer(of: guide)
    case .board: query.answer(of: board)
    case .lessons: query.answer(of: lessons)
    case .playlist: query.answer(of: playlist)
    case .pictures: query.answer(of: pictures)
    case .recordings: query.answer(of: recordings)
    }
  }

  package var selectedItems: [ItemID] { shown.selectedItems }
  package var canUndo: Bool { shown.canUndo || undoesFeel }
  var canRedo: Bool { shown.canRedo || redoesFeel }

  /// The chosen preset of the feel.
  package var preset: FeelPreset { chrome.feel.preset }

  /// The tuning that was changed since the preset was chosen, also while the preset is shown.
  package var changedTuning: Tuning { chrome.feel.hidden ?? chrome.tuning }

  package var undoableHash: UInt64 { shown.undoableHash }

  var scenes: [any PlaygroundScene] { Page.allCases.map { ask(WholeQuery(), of: $0) } }

  private mutating func changeAll(_ change: (inout any PlaygroundScene) -> Void) {
    for (entry, var scene) in zip(Self.pages, scenes) {
      change(&scene)
      entry.replace(&self, scene)
    }
  }

  mutating func layOut() {
    chrome.panel = askShown(PanelQuery())
    let stage = chrome.layout.stage
    changeAll { if $0.bounds != stage { $0.bounds = stage } }
  }

  /// Shows what the page has changed of its own switches and sliders; returns whether it has.
  mutating func updatePanel() -> Bool {
    guard askShown(PanelQuery()) != chrome.panel else { return false }
    layOut()
    return true
  }

  @inline(__always)
  func encodeHashedScenes(to writer: inout CanonicalWriter) {
    var query = HashQuery(writer: writer)
    for page in Page.allCases { ask(&query, of: page) }
    writer = query.writer
  }
}

extension PlaygroundContent: InteractiveContent {
  package var model: Model {
    get { ask(ModelQuery(), of: page) }
    // In place: a copy would take time in proportion to the items.
    _modify { yield &self[keyPath: Self.pages[page.rawValue].model] }
  }

  package var tuning: Tuning {
    var query = TuningQuery(tuning: chrome.tuning)
    ask(&query, of: page)
    return query.tuning
  }

  package var stage: Stage {
    var stage = ask(StageQuery(), of: page)
    (stage.page, stage.cancelStrip) = (page.rawValue, chrome.layout.cancelArea)
    stage.areasInFront = chrome.areas
    stage.cover = chrome.cover
    if let card = chrome.cardArea { stage.areasInFront.append(card) }
    if let menu = ask(MenuQuery(), of: page) {
      stage.areasInFront.append(menu.list(in: chrome.window).area(in: chrome.window))
    } else if let area = chrome.frontArea {
      stage.areasInFront.append(area)
    }
    return stage
  }

  @inline(__always)
  package var nextDeadline: Microseconds? {
    var query = DeadlineQuery()
    for page in Page.allCases { ask(&query, of: page) }  // A closure would copy the content.
    return query.earliest
  }

  package mutating func deadlineReached(at now: Microseconds) {
    changeAll { if let deadline = $0.nextDeadline, deadline <= now { $0.deadlineReached(at: now) } }
  }

  func earlier(by time: Microseconds) -> PlaygroundContent {
    var earlier = self
    earlier.changeAll { $0.moveDeadlines(earlierBy: time) }
    return earlier
  }

  package func name(of item: ItemID) -> String {
    if let control = Control(item) { return control.name }
    if let control = CardControl(item) { return control.name }
    if let language = Language(item) { return language.entryName }
    return ask(NameQuery(item: item), of: page) ?? model.name(of: item)
  }

  package var editedItem: ItemID? { editedTitle?.item }

  var editedTitle: TitleEditor? {
    switch page {
    case .pictures: pictures.editor
    case .recordings: recordings.editor
    default: nil
    }
  }

  package func isUserInteractionEnabled(_ item: ItemID) -> Bool {
    ask(InteractionQuery(item: item), of: page)
  }

  package func isFocusable(_ item: ItemID) -> Bool {
    switch Control(item) {
    case .menuBackdrop, .inspectorPlate: false
    case .sheetCard:
      chrome.layout(of: .shortcuts).farthestOffset > 0 && chrome.front == .sheet(.shortcuts)
    default: CardControl(item) != .cardPlate
    }
  }

  package func cursor(over item: ItemID) -> Cursor {
    let plain: [ItemID] = [
      Control.menuBackdrop.id, Control.sheetCard.id, Control.closeLargeView.id, PicturesScene.view,
      RecordingsScene.view, CardControl.cardPlate.id,
      Control.inspectorPlate.id,
    ]
    return item == editedItem ? .text : plain.contains(item) ? .arrow : .hand
  }

  package mutating func windowResized(to size: Size) {
    chrome.window = size
    if !chrome.layout.isNarrow { chrome.opensInspector = false }
    // Its item has moved.
    if shown.menu != nil { shown.menu = nil }
    if case .menu = chrome.front { chrome.front = nil }
    layOut()
  }
}

extension PlaygroundContent {
  package static let handlers = pages.reduce(HandlerRegistry()) { $1.addHandlers($0) }
    .part(\.chrome, Chrome.handlers)
    .onTap(of: [.undo, .redo, .reset, .inspector, .menuBackdrop]) { $0.press($1) }
    .addingFeel()
    .addingFront()
    .onTap(of: Control.pages + Control.segments.map(\.control)) { $0.show($1.page) }
    .onTap(of: Control.ofMenus) { content, entry in
      var requests: [Request] = []
      content.change { requests = $0.chooseFromMenu(entry) }
      return requests
    }
    .onTap(of: Control.ofScenes) { content, control in content.change { $0.press(control) } }
    .item(Control.menuBackdrop.id) { backdrop in
      backdrop.onContextMenu { content, _, place in
        content.chrome.front = nil
        _ = content.change { $0.openMenu(at: place) }
      }
    }
    .item(Control.sheetCard.id) { card in
      card.onTap { _, _ in [] }
      card.onScroll { content, _, event in content.chrome.scrollSheet(by: event.translation.dy) }
      card.onAdjust { content, _, adjustment in content.chrome.scrollSheet(adjustment) }
    }
    .item(Control.tileSize.id) { slider in
      slider.onTouches(TileSizeResponder())
      slider.onAdjust { content, _, adjustment in
        content.change { scene in
          guard let slider = scene.panel.ownSlider else { return }
          scene.setOwnSlider(slider.value(after: adjustment))
        }
      }
    }
    .onKeyPress { content, key, modifiers, item in content.press(key, modifiers, on: item) }
    .onMessage(Message.showPageName) { content, message in
      Page.allCases.first { $0.name == message.text }.map { content.show($0) } ?? []
    }

  mutating func press(_ control: Control) -> [Request] {
    switch control {
    case .undo: undo()
    case .redo: redo()
    case .reset: return change { if !$0.isInGesture { $0.reset() } }
    case .menuBackdrop:
      chrome.front = nil
      return change { $0.menu = nil }
    default: chrome.toggleInspector()
    }
    layOut()
    return []
  }

  private mutating func show(_ page: Page) -> [Request] {
    guard !model.isInTransaction else { return [] }
    shown.dismissNotice()
    self.page = page
    layOut()
    return []
  }

  @discardableResult
  mutating func change(
    _ change: (inout any PlaygroundScene) -> Void
  ) -> [Request] {
    shown.dismissNotice()
    change(&shown)
    layOut()
    return []
  }

  func isOn(_ control: Control) -> Bool {
    Control.segments.contains { $0 == (control, page) } || chrome.isOn(control)
  }
}

extension Control {
  fileprivate static let segments: [(control: Control, page: Page)] = [
    (.followLink, .link), (.followDiagram, .diagram),
  ]

  fileprivate var page: Page {
    if let segment = Self.segments.first(where: { $0.control == self }) { return segment.page }
    return SceneID.allCases.first { Control.of($0) == self }.map(Page.first(of:)) ?? .guide
  }
}

private struct PageEntry: Sendable {
  let model: any WritableKeyPath<PlaygroundContent, Model> & Sendable
  let replace: @Sendable (inout PlaygroundContent, any PlaygroundScene) -> Void
  let addHandlers:
    @Sendable (HandlerRegistry<PlaygroundContent>) -> HandlerRegistry<PlaygroundContent>
  let read:
    @Sendable (inout PlaygroundContent, inout CanonicalReader) throws(CanonicalError) -> Void

  init<Scene: PlaygroundScene>(
    _ path: any WritableKeyPath<PlaygroundContent, Scene> & Sendable,
    model: any WritableKeyPath<PlaygroundContent, Model> & Sendable,
    _ registry: HandlerRegistry<Scene>
  ) {
    self.model = model
    replace = { if let scene = $1 as? Scene { $0[keyPath: path] = scene } }
    addHandlers = { $0.part(path, registry) }
    read = { (content, reader) throws(CanonicalError) in
      content[keyPath: path] = try Scene(decoding: &reader)
    }
  }
}

extension PlaygroundContent: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(page, chrome)
    for scene in scenes { scene.encode(into: &writer) }
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (page, chrome) = try reader.read()
    for entry in Self.pages { try entry.read(&self, &reader) }
    layOut()
  }
}

/// A query that a scene of any type can answer.
///
/// Calling a member of an `any PlaygroundScene` would copy the scene each time.
protocol SceneQuery {
  associatedtype Answer
  mutating func answer(of scene: some PlaygroundScene) -> Answer
}

struct WholeQuery: SceneQuery {
  func answer(of scene: some PlaygroundScene) -> any PlaygroundScene { scene }
}

struct StageQuery: SceneQuery {
  func answer(of scene: some PlaygroundScene) -> Stage { scene.stage }
}

struct PanelQuery: SceneQuery {
  func answer(of scene: some PlaygroundScene) -> ScenePanel { scene.panel }
}

struct MenuQuery: SceneQuery {
  func answer(of scene: some PlaygroundScene) -> ContextMenu? { scene.menu }
}

struct TuningQuery: SceneQuery {
  var tuning: Tuning

  mutating func answer(of scene: some PlaygroundScene) { scene.adapt(&tuning) }
}

struct InteractionQuery: SceneQuery {
  let item: ItemID

  func answer(of scene: some PlaygroundScene) -> Bool { scene.isUserInteractionEnabled(item) }
}

struct NameQuery: SceneQuery {
  let item: ItemID

  func answer(of scene: some PlaygroundScene) -> String? { scene.name(of: item) }
}

struct DeadlineQuery: SceneQuery {
  private(set) var earliest: Microseconds?

  mutating func answer(of scene: some PlaygroundScene) {
    if let deadline = scene.nextDeadline { earliest = min(earliest ?? deadline, deadline) }
  }
}

struct ModelQuery: SceneQuery {
  func answer(of scene: some PlaygroundScene) -> Model { scene.model }
}

struct HashQuery: SceneQuery {
  var writer: CanonicalWriter

  mutating func answer(of scene: some PlaygroundScene) {
    scene.model.foldedHash.encode(into: &writer)
    scene.encodeTheRest(to: &writer)
  }
}
