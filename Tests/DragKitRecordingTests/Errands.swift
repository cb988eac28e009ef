import DragKitRecording

/// The smallest content that can be dragged about: a list whose rows change places.
struct Errands: InteractiveContent, Equatable, Sendable {
  var model = Model()
  var tuning = Tuning()
  var window = Size(width: 320, height: 480)
  /// A mistake to plant, so that a test sees it found: a drop goes to the end.
  var isWrong = false
  /// The name of a row that cannot be dragged.
  var fixed: String?
  var nextDeadline: Microseconds?

  init(isWrong: Bool = false) {
    self.isWrong = isWrong
    model.addContainer("to-do", items: ["milk", "bread", "letter", "laundry"])
  }

  var stage: Stage {
    Stage(areas: [.list("to-do", count: 4, in: Rect(origin: .zero, size: window))])
  }

  static let handlers = HandlerRegistry<Errands>().collection("to-do") { rows in
    rows.reorderingHandlers.canReorderItem = { @Sendable errands, item in
      errands.name(of: item) != errands.fixed
    }
    rows.reorderingHandlers.didReorder = { @Sendable errands, _ in errands.reordered() }
  }

  private mutating func reordered() {
    guard isWrong, let items = model["to-do"]?.items, let first = items.first else { return }
    model.move([first], to: InsertionPlace("to-do", Gap(items.count)))
  }

  mutating func windowResized(to size: Size) { window = size }

  func name(of item: ItemID) -> String { item.isControl ? "list" : model.name(of: item) }

  /// Equal where the state is.
  static func == (left: Errands, right: Errands) -> Bool {
    left.canonicalBytes == right.canonicalBytes
  }
}

extension Errands: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(model, window)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, window) = try reader.read()
  }
}

extension ScriptStage where World == InteractionWorld<Errands> {
  /// The list at its start, unchanged unless said otherwise.
  static func errands(
    isWrong: Bool = false, _ change: @escaping @Sendable (inout Errands) -> Void = { _ in }
  ) -> ScriptStage {
    ScriptStage("errands", window: Size(width: 320, height: 480)) {
      var errands = Errands(isWrong: isWrong)
      change(&errands)
      return errands
    }
  }
}
