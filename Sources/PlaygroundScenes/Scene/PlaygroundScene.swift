internal import DragKit

/// What a page of the playground shows and how it answers.
///
/// A scene is a value with a model of its own. It stands within `bounds`, and knows of the chrome only
/// what it offers there: its panel of switches.
protocol PlaygroundScene: Hashable, Sendable, CanonicalCodable {
  /// The items and their containers.
  var model: Model { get set }
  /// What the window leaves for the scene.
  var bounds: Rect { get set }
  /// What the scene shows at rest, the rearmost first.
  var areas: [Stage.Area] { get }
  /// Items that touches hold.
  var held: [PlacedItem] { get }
  /// Where the previews of a drag stay over an item (``Stage/previewAreas``).
  var previewAreas: [PlacedItem] { get }
  /// What the chrome offers for the scene.
  var panel: ScenePanel { get }

  /// Whether a switch is on, or a segment chosen.
  func isOn(_ control: Control) -> Bool
  /// A switch or a segment was pressed.
  mutating func press(_ control: Control)
  /// A key went down that is for nobody else.
  mutating func press(_ key: Key, _ modifiers: Modifiers)

  /// The menu that is open.
  var menu: ContextMenu? { get set }
  /// Opens the menu of what is at a place in the window; closes the one that is open where nothing
  /// there has any.
  mutating func openMenu(at place: Point)
  /// An entry of the menu was chosen.
  mutating func choose(_ entry: Control, for item: ItemID)

  /// What the scene has to say about what was wanted last; nothing as a rule.
  func notice(_ language: Language) -> String?
  /// What was said has been read.
  mutating func dismissNotice()

  /// A hash of what an undo brings back.
  var undoableHash: UInt64 { get }
  /// Whether there is something to undo.
  var canUndo: Bool { get }
  /// Whether there is something to redo.
  var canRedo: Bool { get }
  /// Takes the newest step back.
  mutating func undo()
  /// Takes the step again that was taken back last.
  mutating func redo()
  /// Brings everything back to how it was at first.
  mutating func reset()

  /// The name of an item that is not in the model; nothing where it is another scene's.
  func name(of item: ItemID) -> String?
  /// What people read on an item of the model; nothing where its name will do.
  func words(for item: ItemID, _ chrome: Chrome) -> String?
  /// What people read above what stands in a container; nothing where that goes without saying.
  func words(for container: ContainerID, _ chrome: Chrome) -> String?
  /// Whether an item takes part in hit tests.
  func isUserInteractionEnabled(_ item: ItemID) -> Bool
  /// The tuning, as far as the scene has a say in it.
  func tuning(_ tuning: Tuning) -> Tuning
  /// When the scene next changes on its own.
  var nextDeadline: Microseconds? { get }
  /// The time of the deadline has come.
  mutating func deadlineReached(at now: Microseconds)
  /// Moves everything that the scene waits for to an earlier time.
  mutating func setBack(by time: Microseconds)
  /// What was made in the scene, as JSON, if that is more than the order of the items.
  var document: String? { get }

  /// Draws the scene, without what is in the air.
  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome)
  /// An item in the air, as it is in its place.
  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview
  /// A copy on its way to its place: at first it looks like what was lifted, with a share of one as it is
  /// in its place.
  func landingPicture(
    of item: ItemID, landed share: Fraction, size: Size, _ theme: Theme
  ) -> DragPreview
  /// Writes all but the model, which keeps a hash of its own, and the bounds, which follow from the
  /// window.
  func encodeTheRest(to writer: inout CanonicalWriter)
}

extension PlaygroundScene {
  var held: [PlacedItem] { [] }
  var previewAreas: [PlacedItem] { [] }
  var menu: ContextMenu? {
    get { nil }
    set {}
  }
  mutating func openMenu(at place: Point) { menu = nil }
  mutating func choose(_ entry: Control, for item: ItemID) {}
  mutating func press(_ key: Key, _ modifiers: Modifiers) {}
  func landingPicture(
    of item: ItemID, landed share: Fraction, size: Size, _ theme: Theme
  ) -> DragPreview { picture(of: item, size: size, theme) }
  func notice(_ language: Language) -> String? { nil }
  mutating func dismissNotice() {}
  var undoableHash: UInt64 { model.orderHash }
  var canUndo: Bool { model.canUndo }
  var canRedo: Bool { model.canRedo }
  mutating func undo() { model.undo() }
  mutating func redo() { model.redo() }
  func name(of item: ItemID) -> String? { nil }
  func words(for item: ItemID, _ chrome: Chrome) -> String? { nil }
  func words(for container: ContainerID, _ chrome: Chrome) -> String? { nil }
  func isUserInteractionEnabled(_ item: ItemID) -> Bool { true }
  func tuning(_ tuning: Tuning) -> Tuning { tuning }
  var nextDeadline: Microseconds? { nil }
  mutating func deadlineReached(at now: Microseconds) {}
  mutating func setBack(by time: Microseconds) {}
  var document: String? { nil }

  /// Chooses from the menu that is open, and closes it.
  mutating func chooseFromMenu(_ entry: Control) {
    guard let menu else { return }
    self.menu = nil
    choose(entry, for: menu.item)
  }

  package func encode(into writer: inout CanonicalWriter) {
    writer.write(model)
    encodeTheRest(to: &writer)
  }
}
