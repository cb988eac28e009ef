package import DragKit

/// Article 003's last section: the logic of a lamp with a sensor, as a diagram whose parts follow
/// the fingers.
///
/// The article's app is known from one sentence. Here every part, and every end of a wire, follows a
/// touch from `touchesMoved` alone, as many of them as there are fingers; and the lamp is computed
/// through the wires as they are drawn.
package struct DiagramScene: PlaygroundScene {
  package var model = Model()
  var bounds = Rect.zero
  /// What can be undone: where the parts are, the wires, and what is turned on.
  package internal(set) var document = Document()
  /// What the circuit has come to.
  package internal(set) var signals = Document().circuit.evaluate(from: Signals(), at: .zero)
  /// The touches that move parts.
  var nodeHolds: [NodeHold] = []
  /// The touches that move ends of wires.
  package internal(set) var wireHolds: [WireHold] = []
  /// The parts, the one that was touched last in front.
  var stacking = DiagramNode.allCases
  var history = UndoHistory<Document>()

  /// What a step of the history brings back.
  package struct Document: Hashable, Sendable {
    /// The middle of each part, counted from the upper left corner of ``DiagramScene/bounds``.
    ///
    /// There is nothing as long as none was moved: then the parts are arranged for the room there is.
    var centers: [Point]?
    /// The wires, and what is turned on.
    package var circuit = Circuit.first
  }

  static let container: ContainerID = "diagram"
  static let ports: ContainerID = "ports"

  init() {
    model.addContainer(Self.container, items: DiagramNode.allCases.map(\.name))
  }

  var areas: [Stage.Area] {
    [
      Stage.Area(Self.container, .placed(stacking.map(placed))),
      Stage.Area(Self.ports, .placed(DiagramPort.allCases.map(placed))),
    ]
  }

  /// Parts that touches hold, with their ports.
  var held: [PlacedItem] {
    nodeHolds.flatMap { hold in [placed(hold.node)] + hold.node.ports.map(placed) }
  }

  func name(of item: ItemID) -> String? { DiagramPort(item)?.name }

  func isUserInteractionEnabled(_ item: ItemID) -> Bool {
    DiagramPort(item).map { !isCovered($0) } ?? true
  }

  private func placed(_ node: DiagramNode) -> PlacedItem { PlacedItem(node.item, frame(of: node)) }

  private func placed(_ port: DiagramPort) -> PlacedItem {
    let size = Size(width: DiagramLayout.portSize, height: DiagramLayout.portSize)
    return PlacedItem(port.item, Rect(center: center(of: port), size: size))
  }
}

// Where everything is.
extension DiagramScene {
  /// Where a part is in the window.
  func frame(of node: DiagramNode) -> Rect {
    Rect(center: bounds.origin + (center(of: node) - .zero), size: DiagramLayout.cardSize)
  }

  /// Where the middle of a port is in the window.
  func center(of port: DiagramPort) -> Point {
    frame(of: port.node).origin + DiagramLayout.offset(of: port)
  }

  /// The middle of a part, counted from the corner of the stage, and always in sight.
  func center(of node: DiagramNode) -> Point {
    let held = nodeHolds.first { $0.node == node }?.center
    return inSight(held ?? restingCenter(of: node))
  }

  /// The middle of a part, whatever holds it.
  func restingCenter(of node: DiagramNode) -> Point {
    document.centers?[node.rawValue] ?? DiagramLayout(size: bounds.size).center(of: node)
  }

  /// `true` where a part in front lies on the middle of a port: it can neither be seen nor touched.
  func isCovered(_ port: DiagramPort) -> Bool {
    let middle = center(of: port)
    return stacking.drop { $0 != port.node }.dropFirst().contains { frame(of: $0).contains(middle) }
  }

  /// The nearest middle that keeps a part and its ports inside the stage.
  func inSight(_ center: Point) -> Point {
    center.clamped(to: bounds.size, inset: DiagramLayout.roomyCardSize)
  }
}

// Steps.
extension DiagramScene {
  /// The circuit with the wires that are drawn: those that a touch took off lead nowhere.
  var circuitAsDrawn: Circuit {
    wireHolds.reduce(into: document.circuit) { circuit, hold in
      if hold.isLoose, let origin = hold.origin { circuit[origin] = nil }
    }
  }

  /// Lets the circuit come to rest, at a moment where there is one.
  mutating func settle(at now: Microseconds?) {
    signals = circuitAsDrawn.evaluate(from: signals, at: now)
  }

  /// Takes a step that can be undone.
  mutating func step(at now: Microseconds?, _ change: (inout Document) -> Void) {
    let before = document
    change(&document)
    if document != before { history.record(before) }
    settle(at: now)
  }

  package var nextDeadline: Microseconds? { signals.deadline }

  package mutating func deadlineReached(at now: Microseconds) { settle(at: now) }

  mutating func setBack(by time: Microseconds) { signals.setBack(by: time) }
}

// What the chrome does with it.
extension DiagramScene {
  var panel: ScenePanel {
    ScenePanel(
      segments: [[.followLink, .followDiagram]], sliders: [.gapResponse, .gapDamping])
  }

  func isOn(_ control: Control) -> Bool { false }

  mutating func press(_ control: Control) {}

  private var isHeld: Bool { !nodeHolds.isEmpty || !wireHolds.isEmpty }

  var undoableHash: UInt64 {
    var writer = CanonicalWriter.hashing
    writer.write(document)
    return writer.stableHash
  }
  package var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  mutating func undo() {
    guard !isHeld else { return }
    history.undo(&document)
    settle(at: nil)
  }

  mutating func redo() {
    guard !isHeld else { return }
    history.redo(&document)
    settle(at: nil)
  }

  mutating func reset() {
    guard !isHeld else { return }
    signals = Signals()
    step(at: nil) { $0 = Document() }
  }
}
