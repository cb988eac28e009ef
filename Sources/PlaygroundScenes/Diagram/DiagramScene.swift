import DragDrawing
package import DragKit
internal import PlaygroundUI

/// The second page of *Follow* (T19): the logic of a lamp with a sensor, as a diagram.
///
/// The parts of the diagram and the ends of its wires follow touches, without a drag session.
package struct DiagramScene: HistoryScene {
  static let info = PageInfo(name: "diagram", opener: { LinkScene.page })

  package var model = Model()
  var bounds = Rect.zero
  var document = Document()
  var signals = Document().circuit.evaluate(from: Signals(), at: .zero)
  var heldNodes: [HeldNode] = []
  var heldWires: [HeldWire] = []
  var stacking = DiagramNode.allCases
  var history = UndoHistory<Step>()
  typealias Step = Document

  struct Document: Hashable, Sendable {
    /// The centers of the parts by raw value, relative to the origin of ``DiagramScene/bounds``.
    ///
    /// `nil` if no part has been moved, or after an undo of the first move.
    var centers: [Point]?
    var circuit = Circuit.first
  }

  static let container: ContainerID = "diagram"
  static let ports: ContainerID = "ports"

  init() { model.addContainer(Self.container, items: DiagramNode.allCases.map(\.name)) }

  var stage: Stage {
    let areas = [
      Stage.Area(Self.container, .placed(stacking.map(placed))),
      Stage.Area(Self.ports, .placed(DiagramPort.allCases.map(placed))),
    ]
    let held = heldNodes.flatMap { held in [placed(held.node)] + held.node.ports.map(placed) }
    return Stage(areas: areas, held: held)
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
  func frame(of node: DiagramNode) -> Rect {
    Rect(center: bounds.origin + (center(of: node) - .zero), size: DiagramLayout.cardSize)
  }

  func center(of port: DiagramPort) -> Point {
    frame(of: port.node).origin + DiagramLayout.offset(of: port)
  }

  /// Returns the center of a part, relative to the origin of ``bounds``.
  func center(of node: DiagramNode) -> Point {
    let held = heldNodes.first { $0.node == node }?.center
    return held.map(layout.clampedToStage) ?? settledCenters[node.rawValue]
  }

  var layout: DiagramLayout { DiagramLayout(size: bounds.size) }

  var usualCenters: [Point] { DiagramNode.allCases.map(layout.center) }

  /// The centers of all parts by raw value, without the effect of touches.
  var settledCenters: [Point] {
    layout.separated((document.centers ?? usualCenters).map(layout.clampedToStage))
  }

  func isCovered(_ port: DiagramPort) -> Bool {
    let middle = center(of: port)
    return stacking.drop { $0 != port.node }.dropFirst().contains { frame(of: $0).contains(middle) }
  }

  // MARK: - Steps

  var visibleCircuit: Circuit {
    heldWires.reduce(into: document.circuit) { circuit, held in
      if held.isDetached, let input = held.formerInput { circuit[input] = nil }
    }
  }

  mutating func settle(at now: Microseconds?) {
    signals = visibleCircuit.evaluate(from: signals, at: now)
  }

  mutating func step(at now: Microseconds?, _ change: (inout Document) -> Void) {
    let before = document
    change(&document)
    if document != before { history.record(before) }
    settle(at: now)
  }

  func title(of item: ItemID, _ language: Language) -> String? {
    DiagramNode(item)?.title.text(language)
  }

  var nextDeadline: Microseconds? { signals.deadline }

  mutating func deadlineReached(at now: Microseconds) { settle(at: now) }

  mutating func moveDeadlines(earlierBy time: Microseconds) { signals.moveDelay(earlierBy: time) }

  // MARK: - The chrome

  var panel: ScenePanel { ScenePanel(segments: [[.followLink, .followDiagram]]) }

  var isInGesture: Bool { !heldNodes.isEmpty || !heldWires.isEmpty }

  var undoable: Document? {
    get { document }
    set {
      document = newValue ?? document
      settle(at: nil)
    }
  }

  func title(of step: (from: Document, to: Document), _ language: Language) -> LocalizedString {
    if step.to == Document() { return .step("reset") }
    if step.from.circuit != step.to.circuit { return .step("wire") }
    // Compares with the usual centers, because the first move stores all centers but changes one.
    let (from, to) = (step.from.centers ?? usualCenters, step.to.centers ?? usualCenters)
    let moved = DiagramNode.allCases.filter { from[$0.rawValue] != to[$0.rawValue] }
    return moved.count == 1
      ? .step("move", of: moved[0].title.text(language)) : .step("change")
  }

  mutating func reset() {
    signals = Signals()
    step(at: nil) { $0 = Document() }
  }

  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(document, signals, heldNodes, heldWires, stacking, history)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, document, signals, heldNodes, heldWires, stacking, history) = try reader.read()
    guard isValid else { throw reader.invalid("diagram") }
  }

  private var isValid: Bool {
    let all = DiagramNode.allCases
    let pointers = heldNodes.map(\.pointer) + heldWires.map(\.pointer)
    let (nodes, inputs) = (heldNodes.map(\.node), heldWires.compactMap(\.formerInput))
    return model[Self.container]?.items == ItemOrder(all.map(\.item))
      && stacking.sorted { $0.rawValue < $1.rawValue } == all
      && Set(pointers).count == pointers.count && Set(nodes).count == nodes.count
      && Set(inputs).count == inputs.count && heldWires.allSatisfy(isValid)
      && visibleCircuit.evaluate(from: signals, at: nil) == signals
  }

  private func isValid(_ held: HeldWire) -> Bool {
    let hasFittingPorts = held.targetPort.map(held.fixedPort.fits) ?? true
    let hadWire = held.formerInput.map { document.circuit[$0] == held.fixedPort }
    return hasFittingPorts && (hadWire ?? held.isDetached)
      && (held.isDetached || held.targetPort == held.formerInput)
  }
}

extension DiagramScene.Document: FieldCoded {
  static let fields = Fields(DiagramScene.Document.init) { ($0.centers, $0.circuit) }

  var isValid: Bool {
    centers.map { $0.count == DiagramNode.allCases.count } ?? true
  }
}

extension DiagramScene.HeldNode: FieldCoded {
  static let fields = Fields(DiagramScene.HeldNode.init) {
    ($0.pointer, $0.node, $0.center, $0.hasExceededSlop)
  }
}

extension DiagramScene.HeldWire: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(pointer, fixedPort, formerInput, isDetached, location, targetPort, signals)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (pointer, fixedPort, formerInput, isDetached, location, targetPort, signals) = try reader.read()
  }
}
