internal import DragCoding
package import DragKit
internal import PlaygroundUI

/// The page *Recordings*: a list of the stored recordings, the newest first.
///
/// The page knows files only by the program's messages (``RecordingListing``, ``RecordingReport``).
/// It never reads or changes one. The program reads new titles and removed rows here, and renames
/// the file or moves it to the trash. So an undo of the title or the removal also restores the
/// file.
package struct RecordingsScene: PlaygroundScene {
  static let info = PageInfo(name: "recordings", scene: "recordings", icon: "film")

  /// The model, with the container `recordings`; the titles are file names.
  package internal(set) var model = Model()
  var bounds = Rect.zero
  package internal(set) var selection = TileSelection()
  var selectedItems: [ItemID] { selection.items }
  @Derived var menu: ContextMenu?
  var editor: TitleEditor?
  /// The recordings by item number, including removed ones.
  package internal(set) var recordings: [SavedRecording] = [] { didSet { updateHash() } }
  /// The items of the last listing, in its order.
  var listed: [ItemID] = []
  /// A hash of the recordings, which the hash of a state contains, computed with every event.
  @Derived private var recordingsHash: UInt64 = 0
  /// The version of the shown listing; 0 without a listing.
  ///
  /// A page from a recording has another version, and the program changes no file for it.
  package internal(set) var version = 0
  /// A failure of the program, until the user dismisses the notice.
  var failure: RecordingListing.Failure?

  static let container: ContainerID = "recordings"
  static let controls: ContainerID = "recordings-controls"
  static let view = ItemID.control(ControlNumbers.recordings)
  /// The greatest number of recordings in a listing.
  package static let limit = 10_000

  init() {
    model.addContainer(Self.container)
    updateHash()
  }
}

extension RecordingsScene {
  func recording(of item: ItemID) -> SavedRecording? {
    recordings.indices.contains(item.rawValue) ? recordings[item.rawValue] : nil
  }

  func path(of item: ItemID) -> String? { recording(of: item)?.path }

  /// The selected recordings in the order of the list.
  var chosen: [ItemID] {
    guard let order = model[Self.container] else { return [] }
    return selection.items.compactMap { item in order.offset(of: item).map { ($0, item) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The files as the user wants them: for each listed recording its name, or `nil` if the user has
  /// removed it.
  package var wanted: [(path: String, modified: Int, title: String?)] {
    listed.compactMap { item in
      guard let recording = recording(of: item) else { return nil }
      let isWanted = model.position(of: item) != nil
      return (
        recording.path, recording.modified, isWanted ? model.title(of: item) ?? recording.stem : nil
      )
    }
  }

  /// A hash that changes with ``wanted``; `nil` during a gesture.
  package var wantedHash: UInt64? {
    model.isInTransaction ? nil : model.orderHash &+ model.titlesHash
  }

  var layout: RecordingsLayout { RecordingsLayout(bounds: bounds) }

  var stage: Stage {
    let list = CollectionArea(
      view: Self.view, bounds: layout.rows,
      layout: ListConfiguration(rowHeight: RecordingsLayout.rowHeight).layout,
      sections: [CollectionSection(Self.container, count: model[Self.container]?.count ?? 0)])
    return Stage(areas: [
      Stage.Area(Self.container, .collection(list)),
      Stage.Area(Self.controls, .placed(layout.controls), layer: .controls),
    ])
  }

  var panel: ScenePanel {
    ScenePanel(
      sliders: [
        .liftDistance, .longPressTime, .liftScale, .liftedAlpha, .cancelResponse,
      ])
  }

  func name(of item: ItemID) -> String? {
    item == Self.view ? Self.container.name : ShelfControl(item)?.name
  }

  func title(of item: ItemID, _ language: Language) -> String? {
    model.title(of: item) ?? recording(of: item)?.stem
  }

  func title(of container: ContainerID, _ language: Language) -> String? {
    Self.page.title.text(language)
  }

  mutating func step(_ direction: UndoDirection) {
    model.step(direction)
    forgetRemoved()
  }

  /// Clears the selection: the recordings are the user's own, and stay.
  mutating func reset() { (selection, editor) = (TileSelection(), nil) }

  func notice(_ language: Language) -> String? {
    failure?.text(language) ?? selection.notice(language)
  }

  mutating func dismissNotice() {
    failure = nil
    selection.dismissNotice()
  }

  mutating func forgetRemoved() {
    selection.remove { [model] in model.position(of: $0) == nil }
    if let item = editor?.item, model.position(of: item) == nil { editor = nil }
  }

  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(selection, editor, version, failure, listed)
    if writer.isHashing {
      writer.write(recordingsHash)
    } else {
      writer.write(recordings)
    }
  }

  private mutating func updateHash() { recordingsHash = recordings.stableHash }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, selection, editor, version, failure) = try reader.read()
    (listed, recordings) = try reader.read()
    updateHash()
    guard model[Self.container] != nil, recordings.count == model.itemCount else {
      throw reader.invalid("recordings")
    }
  }
}
