internal import DragCoding
package import DragKit
internal import PlaygroundUI

/// The page *Recordings*: a list of the stored recordings, the newest first.
///
/// The page knows files only from the program's messages, and never accesses one. The program reads
/// new titles and removed rows here, and renames the file or moves it to the trash. So an undo of
/// the title or the removal also restores the file.
package struct RecordingsScene: SelectionScene {
  static let info = PageInfo(name: "recordings", icon: "film")

  /// The model, with the container `recordings`; titles are file names without extension.
  package internal(set) var model = Model()
  var bounds = Rect.zero
  package internal(set) var selection = TileSelection()
  var editor: TitleEditor?
  /// The recordings by item number, including removed ones.
  package internal(set) var recordings: [SavedRecording] = [] {
    didSet { recordingsHash = recordings.stableHash }
  }
  /// The items of the last listing, the newest first, including those that the user then removed.
  var listed: [ItemID] = []
  /// A hash of ``recordings``, stored because the state is hashed with every event.
  @Derived private var recordingsHash = [SavedRecording]().stableHash
  /// The version of the last listing; 0 before the first, and after ``leaveFiles()``.
  ///
  /// The program changes files only for a page that has the version of its own latest listing.
  package internal(set) var version = 0
  /// The failure in the last listing; `nil` if it had none, or after the user dismissed the notice.
  var failure: RecordingFailure?

  static let container: ContainerID = "recordings"
  static let controls: ContainerID = "recordings-controls"
  static let view = ItemID.control(ControlNumbers.recordings)
  /// The maximum number of recordings that the page shows; older ones are ignored.
  package static let limit = 10_000

  init() { model.addContainer(Self.container) }
}

extension RecordingsScene {
  func recording(of item: ItemID) -> SavedRecording? {
    recordings.indices.contains(item.rawValue) ? recordings[item.rawValue] : nil
  }

  func path(of item: ItemID) -> String? { recording(of: item)?.path }

  var count: Int { model.count(of: Self.container) ?? 0 }

  /// The state that the user wants for each listed file; its title is `nil` if it was removed.
  package var wanted: [(path: String, modified: Int, title: String?)] {
    listed.compactMap { item in
      guard let recording = recording(of: item) else { return nil }
      let isWanted = model.position(of: item) != nil
      return (
        recording.path, recording.modified, isWanted ? model.title(of: item) ?? recording.stem : nil
      )
    }
  }

  /// A hash that changes if a recording is renamed or removed; `nil` during a gesture.
  package var wantedHash: UInt64? {
    model.isInTransaction ? nil : model.orderHash &+ model.titlesHash
  }

  var list: PageList { PageList(frame: bounds, headerHeight: 60) }

  /// The buttons above the list; *Trash* acts on all selected recordings, the others on the first.
  var buttons: [PlacedWidget] {
    let buttons = Self.buttons.map { control in
      WidgetLayout.widget(.button(control).isEnabled(isEnabled(control)), 36)
    }
    return list.place(.row(spacing: 4, of: buttons), height: 36)
  }

  var stage: Stage {
    let rows = CollectionArea(
      view: Self.view, bounds: list.rows, layout: ListConfiguration(rowHeight: 72).layout,
      sections: [CollectionSection(Self.container, count: count)])
    return Stage(areas: [
      Stage.Area(Self.container, .collection(rows)),
      Stage.Area(Self.controls, .placed(buttons.items), layer: .controls),
    ])
  }

  var panel: ScenePanel {
    ScenePanel(sliders: [.liftDistance, .longPressTime, .liftScale, .liftedAlpha, .cancelResponse])
  }

  func name(of item: ItemID) -> String? {
    item == Self.view ? Self.container.name : nil
  }

  var plainItems: [ItemID] { [Self.view] }

  func title(of item: ItemID, _ language: Language) -> String? {
    model.title(of: item) ?? recording(of: item)?.stem
  }

  func title(of container: ContainerID, _ language: Language) -> String? {
    Self.page.title.text(language)
  }

  func isEnabled(_ control: Control) -> Bool {
    !Self.buttons.contains(control) || !selection.items.isEmpty
  }

  mutating func step(_ direction: UndoDirection) {
    model.step(direction)
    forgetRemoved()
  }

  /// Clears the selection and ends title editing; recordings stay, because they are user files.
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

  // MARK: - The program's messages

  /// Shows a listing and discards the undo steps; ignores the listing during a drag.
  ///
  /// Known recordings keep their items, and so their selection.
  mutating func acceptListing(_ json: JSONValue) {
    guard let listing = json["recordings"], listing.array != nil, !model.isInTransaction else {
      return
    }
    let known = numbers
    var (model, all) = (model, recordings)
    // The raw value of a recording's item is the recording's index, so a known one keeps its item.
    listed = listing.values(of: SavedRecording.self).prefix(Self.limit).map { recording in
      guard let number = known[Array(recording.path.utf8)] else {
        all.append(recording)
        return model.registerItem(named: "recording-\(all.count)")
      }
      all[number] = recording
      // Keeps known details until the program reports new ones.
      if recording.details == .unknown { all[number].details = recordings[number].details }
      return ItemID(rawValue: number)
    }
    model.show(listed, in: Self.container) { all[$0.rawValue].stem }
    (self.model, recordings) = (model, all)
    version = json.integer("version")
    failure = json["failure"].flatMap(RecordingFailure.init)
    forgetRemoved()
  }

  mutating func accept(_ reports: [RecordingReport]) {
    let numbers = numbers
    var all = recordings
    for report in reports {
      guard let number = numbers[Array(report.path.utf8)] else { continue }
      switch report.finding {
      case .details(let details): all[number].details = details
      case .moved(let path): all[number].path = path
      }
    }
    recordings = all
  }

  /// The recordings' indices by the bytes of their paths, which can differ in equal strings.
  private var numbers: [[UInt8]: Int] {
    Dictionary(
      recordings.enumerated().map { (Array($1.path.utf8), $0) }, uniquingKeysWith: { $1 })
  }

  mutating func leaveFiles() { version = 0 }
}

// MARK: - The encoded state
extension RecordingsScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(selection, editor, version, failure, listed)
    if writer.isHashing {
      writer.write(recordingsHash)
    } else {
      writer.write(recordings)
    }
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, selection, editor, version, failure) = try reader.read()
    (listed, recordings) = try reader.read()
    recordingsHash = recordings.stableHash
    guard model[Self.container] != nil, recordings.count == model.itemCount else {
      throw reader.invalid("recordings")
    }
  }
}

extension Model {
  /// Replaces the items of a container and sets their titles; discards all undo steps.
  fileprivate mutating func show(
    _ order: [ItemID], in container: ContainerID, titled title: (ItemID) -> String
  ) {
    let old = Array(self[container]?.items ?? ItemOrder())
    if old != order || order.contains(where: { self.title(of: $0) != title($0) }) {
      for item in old { remove(item) }
      for (offset, item) in order.enumerated() {
        insert(item, at: InsertionPlace(container, Gap(offset)))
        setTitle(title(item), of: item)
      }
    }
    forgetSteps()
  }
}

extension Control {
  static let shelfReplay = Control(851, "shelf-replay")
  static let shelfShare = Control(852, "shelf-share")
  static let shelfRename = Control(853, "shelf-rename")
  static let shelfTrash = Control(854, "shelf-trash")
}
