import DragEvents
import DragDrawing
@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

extension PlaygroundDriver {
  /// The operations of the frame, with those of the layers on both sides of the items in hand.
  var operations: [DrawOperation] {
    let layers = [ScreenPart.behindHand.owner(), ScreenPart.inFront.owner()]
    return playground.frame().operations.flatMap { operation in
      guard layers.contains(operation.id.owner), case .group(_, _, let inner) = operation.content
      else { return [operation] }
      return inner
    }
  }

  /// Every shape of the frame, from back to front.
  var shapes: [DrawnShape] { operations.shapes }

  /// The shapes of the frontmost preview, without its badges.
  var previewShapes: [DrawnShape] { shapes.filter { $0.owners[0] == WidgetPart.preview.owner() } }

  var lines: [TextLine] { playground.frame().lines }
  var texts: [String] { playground.frame().texts }
  var fills: [Fill] { playground.frame().fills }

  /// The lines around rectangles, from back to front.
  var outlines: [Outline] {
    shapes.compactMap { shape in
      guard case .roundedRectOutline(let rect, _, let width, let color) = shape.content else {
        return nil
      }
      return Outline(rect: rect, width: width, color: color)
    }
  }

  /// The texts in a part of the window, row by row, each from back to front.
  func rows(in area: Rect) -> [[TextLine]] {
    let visible = lines.filter { area.contains($0.box.origin) && !$0.text.isEmpty }
    return Dictionary(grouping: visible, by: \.box.minY).sorted { $0.key < $1.key }.map(\.value)
  }

  /// The one preview that is above the content.
  var overlay: DragOverlay? { interaction.screen.motion.overlays.first }

  /// Returns the preview's frame in the window; records an issue if nothing is dragged.
  func previewFrame() -> Rect {
    overlay.map(interaction.screen.seenFrame).required("preview", or: .zero, #_sourceLocation)
  }
}

/// A line around a rectangle.
struct Outline {
  let rect: Rect
  let width: Length
  let color: Color
}

extension Playground {
  /// The elements above the content.
  var overlays: [SceneElement] { interaction.overlays(of: content) }
}

extension PlaygroundDriver {
  static func diagram(
    _ options: PlaygroundOptions = PlaygroundOptions(page: .follow)
  ) -> PlaygroundDriver {
    var table = PlaygroundDriver(options)
    table.tap("follow-diagram")
    return table
  }

  var diagram: DiagramScene { playground.content.diagram }
  var signals: Signals { diagram.signals }
  var circuit: Circuit { diagram.document.circuit }
  var held: [DiagramScene.HeldWire] { diagram.heldWires }
  var canUndo: Bool { playground.content.canUndo }

  /// The visible items outside the model, without those of the chrome.
  var itemsBesideTheModel: [ItemID] {
    let areas = playground.content.stage.areas.filter { $0.container != "chrome" }
    return areas.flatMap { playground.interaction.elements(in: $0.container) }
      .map(\.item).filter(\.isControl)
  }

  /// Draws a wire, or the end of one, from a port to another.
  mutating func wire(from start: String, to end: String) {
    drag(start, to: end)
    release()
  }

  /// Removes the wire of an input.
  mutating func cut(_ input: String) {
    drag(input, by: -30, -40)
    release()
  }

  /// The ends of the wires that are drawn.
  var wireEnds: [Point] {
    operations.compactMap { operation in
      guard case .stroke(let path, _, _) = operation.content else { return nil }
      return path.elements.compactMap { if case .line(let end) = $0 { end } else { nil } }.last
    }
  }
}

extension PlaygroundDriver {
  static func lessons(window: Size? = nil) -> PlaygroundDriver {
    var options = PlaygroundOptions(page: .lessons)
    if let window { options.window = window }
    var table = PlaygroundDriver(options)
    _ = table.takeCalls()
    return table
  }

  /// The visible lessons from top to bottom, those of a group in brackets after it.
  var lessons: String {
    names(in: "lessons").map { name in
      guard ["swift", "uikit", "drawing"].contains(name) else { return name }
      return "\(name)[\(names(in: ContainerID(name)).joined(separator: " "))]"
    }.joined(separator: " ")
  }

  static let firstLessons =
    "welcome swift[variables functions closures] uikit[views tables collections] "
    + "drawing[paths colors] farewell"

  var openGroups: [String] { playground.content.lessons.namesOfShownGroups }

  /// The last proposal of the target.
  var proposal: String? {
    playground.interaction.session?.target.map {
      "\($0.proposal.operation.rawValue) \($0.proposal.intent.rawValue)"
    }
  }
}

extension PlaygroundDriver {
  /// A board of pictures, with a closed group at its end if that has any.
  static func pictures(
    _ names: String..., group: [String] = [], tileSide: Int = 148
  ) -> PlaygroundDriver {
    pictures(names, group: group, tileSide: tileSide)
  }

  static func pictures(
    _ names: [String], group: [String], tileSide: Int = 148
  ) -> PlaygroundDriver {
    var table = PlaygroundDriver(page: .pictures)
    var document = BoardDocument()
    (document.look.arrangement, document.look.tileSide) = (.square, tileSide)
    func tile(_ name: String) -> BoardDocument.Entry {
      BoardDocument.Entry(
        BoardPicture(
          path: "/pictures/\(name)",
          .readable(width: 400, height: 300, bytes: name.utf8.count, modified: 100)))
    }
    document.elements = names.map(tile)
    if !group.isEmpty {
      document.elements.append(BoardDocument.Entry(group: "Trip", isOpen: false, group.map(tile)))
    }
    table.receive(.board(.open, document))
    return table
  }

  var pictures: PicturesScene { content.pictures }

  /// The titles in order; a group is its title and its contents.
  var outline: [String] {
    pictures.storedDocument.elements.map { element in
      if let picture = element.picture { return element.title ?? picture.fileName }
      let names = element.contents.compactMap(\.picture?.fileName)
      return "\(element.title ?? "–"): " + names.joined(separator: " ")
    }
  }

  /// Brings data of another program to a point, of which the program learns during the hover.
  mutating func bring(_ data: DragData..., to point: Point) {
    let offer = DragOffer(types: data.map(\.type))
    incoming(.entered(offer, at: point), .received(data), .moved(to: point))
  }

  mutating func incoming(_ events: IncomingDragEvent...) {
    for event in events { send(.incomingDrag(event)) }
  }

  /// The replies to the source of such data.
  var replies: [IncomingDragReply] {
    requests.compactMap { if case .incomingDrag(let reply) = $0 { reply } else { nil } }
  }

  /// The data that were copied last.
  var copied: [DragData] {
    requests.compactMap { request in
      if case .clipboard(.write(let data)) = request { data } else { nil }
    }.last ?? []
  }

  /// Answers the request for the contents of the clipboard.
  mutating func paste(_ data: DragData..., problem: ClipboardProblem? = nil) {
    send(.clipboardRead(ClipboardContents(data, problem: problem)))
  }

  /// The messages to the program.
  var messages: [Message] {
    requests.compactMap { if case .send(let message) = $0 { message } else { nil } }
  }
}

extension BoardDocument {
  /// A board of some pictures, whose files have their numbers as names.
  init(pictures count: Int) {
    self.init()
    elements = (1...count).map { Entry(BoardPicture(path: "/\($0).png")) }
  }
}

extension DragData {
  /// A list of files, by the paths in their addresses.
  static func files(_ paths: String...) -> DragData {
    DragData("text/uri-list", text: paths.map { "file://\($0)\r\n" }.joined())
  }
}

extension PlaygroundDriver {
  func row(_ name: String) -> Row? {
    playground.interaction.row(
      of: item(name), in: playground.content)
  }

  func controls(of name: String) -> [String] {
    row(name)?.controls.map(\.name) ?? []
  }

  func controlFrame(_ part: String, of name: String) -> Rect {
    (row(name)?.controls.first { $0.name == part }?.frame)
      .required("part \(part) of \(name)", or: .zero, #_sourceLocation)
  }

  /// The names of the songs that the last reorder moved.
  var reordered: [String] {
    let playlist = playground.content.playlist
    return playlist.lastMoved.map(playlist.model.name(of:))
  }

  /// Taps a part of a row, and waits until all is settled.
  mutating func tapControl(_ part: String, of name: String) {
    press(at: controlFrame(part, of: name).center)
    drop()
  }

  mutating func dragPart(_ part: String, of name: String, to goal: String) {
    press(at: controlFrame(part, of: name).center)
    drag(to: goal)
  }

  /// Swipes a row, and pauses before the release.
  mutating func swipe(_ name: String, by dx: Length) {
    press(on: name, at: (80, 50))
    drag(by: dx, 0)
    wait(.milliseconds(150))
    release()
    settle()
  }
}
