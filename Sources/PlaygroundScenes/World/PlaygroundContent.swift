package import DragKit

/// What the playground shows: the scenes, and the chrome around them.
package struct PlaygroundContent: Hashable, Sendable {
  /// The page that is shown.
  package private(set) var page: Page
  /// What stands around it.
  package internal(set) var chrome: Chrome
  /// Article 003.
  package internal(set) var link = LinkScene()
  /// Article 003's last section.
  package internal(set) var diagram = DiagramScene()
  /// Article 001.
  package internal(set) var colours = ColoursScene()
  /// The page that explains.
  package internal(set) var guide = GuideScene()
  /// The grid or list of tiles.
  package internal(set) var board: BoardScene
  /// Article 000.
  package internal(set) var lessons = LessonsScene()
  /// Article 002.
  package internal(set) var playlist = PlaylistScene()

  init(_ options: PlaygroundOptions) {
    page = .first(of: options.scene)
    chrome = Chrome(
      window: options.window, tuning: options.tuning, language: options.language,
      isBare: options.isBare)
    board = BoardScene(count: options.items ?? BoardScene.usualCount)
    if options.showsList { board.arrange(as: .list) }
    board.pictures = options.pictures
    layOut()
  }

  /// The scene that the page belongs to.
  package var scene: SceneID { page.scene ?? .colours }

  /// What is shown, for what is done seldom.
  var shown: any PlaygroundScene {
    get {
      switch page {
      case .link: link
      case .diagram: diagram
      case .colours: colours
      case .guide: guide
      case .board: board
      case .lessons: lessons
      case .playlist: playlist
      }
    }
    set {
      switch newValue {
      case let scene as LinkScene: link = scene
      case let scene as DiagramScene: diagram = scene
      case let scene as ColoursScene: colours = scene
      case let scene as GuideScene: guide = scene
      case let scene as BoardScene: board = scene
      case let scene as LessonsScene: lessons = scene
      case let scene as PlaylistScene: playlist = scene
      default: break
      }
    }
  }

  /// Whether there is a step on this page that can be undone.
  package var canUndo: Bool { shown.canUndo }

  /// A hash of what an undo on this page brings back.
  package var undoableHash: UInt64 { shown.undoableHash }

  /// Every scene, in the order of the pages.
  var scenes: [any PlaygroundScene] {
    [link, diagram, colours, guide, board, lessons, playlist]
  }

  /// Gives the chrome the panel of what is shown, and that the room that the chrome leaves.
  mutating func layOut() {
    chrome.panel = shown.panel
    let stage = chrome.layout.stage
    if link.bounds != stage { link.bounds = stage }
    if diagram.bounds != stage { diagram.bounds = stage }
    if colours.bounds != stage { colours.bounds = stage }
    if guide.bounds != stage { guide.bounds = stage }
    if board.bounds != stage { board.bounds = stage }
    if lessons.bounds != stage { lessons.bounds = stage }
    if playlist.bounds != stage { playlist.bounds = stage }
  }
}

extension PlaygroundContent: InteractiveContent {
  package var model: Model {
    get {
      switch page {
      case .link: link.model
      case .diagram: diagram.model
      case .colours: colours.model
      case .guide: guide.model
      case .board: board.model
      case .lessons: lessons.model
      case .playlist: playlist.model
      }
    }
    _modify {
      // In place: a copy would cost as much as there are items.
      switch page {
      case .link: yield &link.model
      case .diagram: yield &diagram.model
      case .colours: yield &colours.model
      case .guide: yield &guide.model
      case .board: yield &board.model
      case .lessons: yield &lessons.model
      case .playlist: yield &playlist.model
      }
    }
  }

  package var tuning: Tuning {
    page == .link ? link.tuning(chrome.tuning) : chrome.tuning
  }

  package var stage: Stage {
    let (areas, held) =
      switch page {
      case .link: (link.areas, link.held)
      case .diagram: (diagram.areas, diagram.held)
      case .colours: (colours.areas, colours.held)
      case .guide: (guide.areas, guide.held)
      case .board: (board.areas, board.held)
      case .lessons: (lessons.areas, lessons.held)
      case .playlist: (playlist.areas, playlist.held)
      }
    var stage = Stage(
      page: page.rawValue, areas: areas, held: held, cancelStrip: chrome.layout.cancelArea)
    if page == .colours { stage.previewAreas = colours.previewAreas }
    stage.areas.append(Stage.Area("chrome", .placed(chrome.controls), layer: .controls))
    if let menu = page == .colours ? colours.menu : page == .playlist ? playlist.menu : nil {
      stage.areas.append(ContextMenuLayout(menu, in: chrome.window).area(in: chrome.window))
    }
    return stage
  }

  package var nextDeadline: Microseconds? { diagram.nextDeadline }

  package mutating func deadlineReached(at now: Microseconds) {
    diagram.deadlineReached(at: now)
  }

  /// The content as it would be if all had happened that much earlier.
  func earlier(by time: Microseconds) -> PlaygroundContent {
    var earlier = self
    earlier.diagram.signals.setBack(by: time)
    return earlier
  }

  package func name(of item: ItemID) -> String {
    Control(item)?.name ?? shown.name(of: item) ?? model.name(of: item)
  }

  package func isUserInteractionEnabled(_ item: ItemID) -> Bool {
    switch page {
    case .link: link.isUserInteractionEnabled(item)
    case .diagram: diagram.isUserInteractionEnabled(item)
    case .colours, .guide, .board, .lessons, .playlist: true
    }
  }

  /// What lies behind a menu is no button.
  package func isFocusable(_ item: ItemID) -> Bool { item != Control.menuBackdrop.id }

  /// What lies behind a menu can be pressed, but it is no button.
  package func cursor(over item: ItemID) -> Cursor {
    item == Control.menuBackdrop.id ? .arrow : .hand
  }

  package mutating func windowResized(to size: Size) {
    chrome.window = size
    // Its item has another place now.
    if shown.menu != nil { shown.menu = nil }
    layOut()
  }
}

extension PlaygroundContent {
  package static let wiring = panel(
    Wiring<PlaygroundContent>()
      .part(\.link, LinkScene.wiring)
      .part(\.diagram, DiagramScene.wiring)
      .part(\.colours, ColoursScene.wiring)
      .part(\.guide, GuideScene.wiring)
      .part(\.board, BoardScene.wiring)
      .part(\.lessons, LessonsScene.wiring)
      .part(\.playlist, PlaylistScene.wiring)
      .part(\.chrome, Chrome.wiring)
      .item(Control.undo.id) { $0.onTap { content, _ in content.change { $0.undo() } } }
      .item(Control.redo.id) { $0.onTap { content, _ in content.change { $0.redo() } } }
      .item(Control.reset.id) { $0.onTap { content, _ in content.change { $0.reset() } } }
      .item(Control.inspector.id) { $0.onTap { content, _ in content.toggleInspector() } }
      .item(Control.howItWorks.id) { $0.onTap { content, _ in content.turn(to: .guide) } }
      .item(Control.menuBackdrop.id) { backdrop in
        backdrop.onTap { content, _ in content.change { $0.menu = nil } }
        backdrop.onContextMenu { content, _, place in
          _ = content.change { $0.openMenu(at: place) }
        }
      }
      .onKeyPress { content, key, modifiers in content.press(key, modifiers) })

  /// Adds what the chrome offers for the scenes: segments, switches, and the list of the scenes.
  private static func panel(_ wiring: Wiring<PlaygroundContent>) -> Wiring<PlaygroundContent> {
    var wiring = wiring
    for scene in SceneID.allCases {
      wiring = wiring.item(Control.of(scene).id) {
        $0.onTap { content, _ in content.turn(to: .first(of: scene)) }
      }
    }
    for (control, page) in [(Control.followLink, Page.link), (.followDiagram, .diagram)] {
      wiring = wiring.item(control.id) { $0.onTap { content, _ in content.turn(to: page) } }
    }
    for entry in Control.ofMenus {
      wiring = wiring.item(entry.id) {
        $0.onTap { content, _ in content.change { $0.chooseFromMenu(entry) } }
      }
    }
    for control in Control.ofScenes {
      wiring = wiring.item(control.id) {
        $0.onTap { content, _ in content.change { $0.press(control) } }
      }
    }
    return wiring
  }

  /// Shows another page; while something is dragged, the page stays.
  private mutating func turn(to page: Page) -> [Request] {
    guard !model.isInTransaction else { return [] }
    shown.dismissNotice()
    self.page = page
    layOut()
    return []
  }

  private mutating func toggleInspector() -> [Request] {
    chrome.showsInspector.toggle()
    layOut()
    return []
  }

  private mutating func change(_ change: (inout any PlaygroundScene) -> Void) -> [Request] {
    shown.dismissNotice()
    change(&shown)
    layOut()
    return []
  }

  /// Escape closes a menu; Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo.
  private mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] {
    if key == .escape, shown.menu != nil { return change { $0.menu = nil } }
    switch key {
    case _ where !modifiers.contains(.control): return change { $0.press(key, modifiers) }
    case .z where modifiers.contains(.shift), .y: return change { $0.redo() }
    case .z: return change { $0.undo() }
    default: return change { $0.press(key, modifiers) }
    }
  }

  /// Whether a switch is on or a segment chosen.
  func isOn(_ control: Control) -> Bool {
    switch control {
    case .followLink: page == .link
    case .followDiagram: page == .diagram
    default: chrome.isOn(control) || shown.isOn(control)
    }
  }
}

extension PlaygroundContent: CanonicalCodable {
  package func encode(to writer: inout CanonicalWriter) {
    page.encode(to: &writer)
    chrome.encode(to: &writer)
    for scene in scenes { scene.encode(to: &writer) }
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    page = try Page(from: &reader)
    chrome = try Chrome(from: &reader)
    link = try LinkScene(from: &reader)
    diagram = try DiagramScene(from: &reader)
    colours = try ColoursScene(from: &reader)
    guide = try GuideScene(from: &reader)
    board = try BoardScene(from: &reader)
    lessons = try LessonsScene(from: &reader)
    playlist = try PlaylistScene(from: &reader)
    layOut()
  }
}
