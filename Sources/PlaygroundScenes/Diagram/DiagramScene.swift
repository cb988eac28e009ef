package import DragKit

/// Article 003's last section: the logic of a lamp with a sensor, as a diagram whose parts follow
/// touches.
///
/// The article describes its app in one sentence. Here every part and every end of a wire follows a
/// touch from `touchesMoved` alone, as many as there are fingers; and the drawn wires carry signals.
package struct DiagramScene: HistoryScene {
  package var model = Model()
  var bounds = Rect.zero
  package internal(set) var document = Document()
  package internal(set) var signals = Document().circuit.evaluate(from: Signals(), at: .zero)
  var nodeHolds: [NodeHold] = []
  package internal(set) var wireHolds: [WireHold] = []
  /// The parts from back to front; a touch brings one to the front.
  var stacking = DiagramNode.allCases
  var history = UndoHistory<Document>()

  package struct Document: Hashable, Sendable {
    /// The center of each part, from the upper left corner of ``DiagramScene/bounds``.
    ///
    /// `nil` until a part is moved: then the arrangement follows from the bounds.
    var centers: [Point]?
    package var circuit = Circuit.first
  }

  static let container: ContainerID = "diagram"
  static let ports: ContainerID = "ports"

  init() { model.addContainer(Self.container, items: DiagramNode.allCases.map(\.name)) }

  var areas: [Stage.Area] {
    [
      Stage.Area(Self.container, .placed(stacking.map(placed))),
      Stage.Area(Self.ports, .placed(DiagramPort.allCases.map(placed))),
    ]
  }

  var held: [PlacedItem] {
    nodeHolds.flatMap { hold in [placed(hold.node)] + hold.node.ports.map(placed) }
  }

  func name(of item: ItemID) -> String? { DiagramPort(item)?.name }

  func isUserInteractionEnabled(_ item: ItemID) -> Bool {
    DiagramPort(item).map { !isCovered($0) } ?? true
  }

  private func placed(_ node: DiagramNode) -> PlacedItem { PlacedItem(node.item, frame(of: node)) }

  private func placed(_ port: DiagramPort) -> PlacedItem {
    PlacedItem(port.id, Rect(center: center(of: port), side: DiagramLayout.portSize))
  }
}

extension DiagramScene {
  /// Returns the frame of a part, in the window.
  func frame(of node: DiagramNode) -> Rect {
    Rect(center: bounds.origin + (center(of: node) - .zero), size: DiagramLayout.cardSize)
  }

  /// Returns the center of a port, in the window.
  func center(of port: DiagramPort) -> Point {
    frame(of: port.node).origin + DiagramLayout.offset(of: port)
  }

  /// Returns the center of a part, from the corner of the stage and within it.
  func center(of node: DiagramNode) -> Point {
    let held = nodeHolds.first { $0.node == node }?.center
    return clampedToStage(held ?? settledCenter(of: node))
  }

  func settledCenter(of node: DiagramNode) -> Point {
    document.centers?[node.rawValue] ?? DiagramLayout(size: bounds.size).center(of: node)
  }

  /// Whether a part in front covers the center of a port, which can then not be touched.
  func isCovered(_ port: DiagramPort) -> Bool {
    let middle = center(of: port)
    return stacking.drop { $0 != port.node }.dropFirst().contains { frame(of: $0).contains(middle) }
  }

  /// Returns the nearest center that keeps a part and its ports within the stage.
  func clampedToStage(_ center: Point) -> Point {
    center.clamped(to: bounds.size, inset: DiagramLayout.roomyCardSize)
  }

  // MARK: - Steps

  /// The circuit without the wires that touches took off.
  var circuitAsDrawn: Circuit {
    wireHolds.reduce(into: document.circuit) { circuit, hold in
      if hold.isLoose, let origin = hold.origin { circuit[origin] = nil }
    }
  }

  mutating func settle(at now: Microseconds?) {
    signals = circuitAsDrawn.evaluate(from: signals, at: now)
  }

  mutating func step(at now: Microseconds?, _ change: (inout Document) -> Void) {
    let before = document
    change(&document)
    if document != before { history.record(before) }
    settle(at: now)
  }

  package var nextDeadline: Microseconds? { signals.deadline }

  package mutating func deadlineReached(at now: Microseconds) { settle(at: now) }

  mutating func setBack(by time: Microseconds) { signals.setBack(by: time) }

  // MARK: - The chrome

  var panel: ScenePanel {
    ScenePanel(
      segments: [[.followLink, .followDiagram]], sliders: [.gapResponse, .gapDamping])
  }

  package var canUndo: Bool { history.canUndo }

  var isHeld: Bool { !nodeHolds.isEmpty || !wireHolds.isEmpty }

  var undoable: Document? {
    get { document }
    set {
      document = newValue ?? document
      settle(at: nil)
    }
  }

  mutating func reset() {
    signals = Signals()
    step(at: nil) { $0 = Document() }
  }

  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(document, signals, nodeHolds, wireHolds, stacking, history)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, document, signals, nodeHolds, wireHolds, stacking, history) = try reader.read()
    guard isSound else { throw reader.invalid("diagram") }
  }

  /// Whether there is each part once, no two touches hold the same, and the circuit is stable.
  private var isSound: Bool {
    let all = DiagramNode.allCases
    let pointers = nodeHolds.map(\.pointer) + wireHolds.map(\.pointer)
    let (nodes, origins) = (nodeHolds.map(\.node), wireHolds.compactMap(\.origin))
    return model[Self.container]?.items == ItemOrder(all.map(\.item))
      && stacking.sorted { $0.rawValue < $1.rawValue } == all
      && Set(pointers).count == pointers.count && Set(nodes).count == nodes.count
      && Set(origins).count == origins.count && wireHolds.allSatisfy(isSound)
      && signals.areStable(in: circuitAsDrawn)
  }

  /// Whether the ends of a held wire fit, and its origin had the wire.
  private func isSound(_ hold: WireHold) -> Bool {
    let hasFittingEnds = hold.target.map(hold.fixed.fits) ?? true
    let comesFromItsInput = hold.origin.map { document.circuit[$0] == hold.fixed } ?? hold.isLoose
    return hasFittingEnds && comesFromItsInput && (hold.isLoose || hold.target == hold.origin)
  }
}

extension DiagramScene.Document: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) { writer.write(centers, circuit) }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (centers, circuit) = try reader.read()
    guard centers.map({ $0.count == DiagramNode.allCases.count }) ?? true,
      centers?.allSatisfy({ $0 == $0.clampedToFarthest }) ?? true
    else { throw reader.invalid("places") }
  }
}

extension DiagramScene.NodeHold: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(pointer, node, center, hasExceededSlop)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (pointer, node, center, hasExceededSlop) = try reader.read()
    guard center == center.clampedToFarthest else { throw reader.invalid("place") }
  }
}

extension DiagramScene.WireHold: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(pointer, fixed, origin, isLoose, location, target, signals)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (pointer, fixed, origin, isLoose, location, target, signals) = try reader.read()
    guard location == location.clampedToFarthest else { throw reader.invalid("place") }
  }
}

extension DiagramNode: CanonicalCodable {}

extension DiagramPort: CanonicalCodable {}
