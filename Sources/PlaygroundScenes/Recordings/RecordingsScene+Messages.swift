internal import DragKit

extension RecordingsScene {
  /// Shows a listing.
  ///
  /// During a drag, ignores it; the program sends it again.
  ///
  /// Known recordings keep their rows, with the selection and the scroll position.
  mutating func accept(_ listing: RecordingListing?) {
    guard let listing, !model.isInTransaction else { return }
    var scene = RecordingsScene()
    (scene.bounds, scene.version, scene.failure) = (bounds, listing.version, listing.failure)
    let known = numbers
    // Items keep their numbers, which are indices of the recordings.
    scene.model = model
    var all = recordings
    var order: [ItemID] = []
    for recording in listing.recordings {
      var item = known[Array(recording.path.utf8)].map(ItemID.init(rawValue:))
      if let item {
        var new = recording
        // The known details stay until the program sends more.
        if new.details == .unknown { new.details = recordings[item.rawValue].details }
        all[item.rawValue] = new
      } else {
        all.append(recording)
        item = scene.model.registerItem(named: "recording-\(all.count)")
      }
      order += [item].compactMap(\.self)
    }
    scene.recordings = all
    scene.model.show(order, in: Self.container) { all[$0.rawValue].stem }
    (scene.listed, scene.selection, scene.editor) = (order, selection, editor)
    scene.forgetRemoved()
    self = scene
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

  /// The numbers of the recordings by the bytes of their paths.
  private var numbers: [[UInt8]: Int] {
    Dictionary(
      recordings.enumerated().map { (Array($1.path.utf8), $0) }, uniquingKeysWith: { $1 })
  }

  /// Separates the page, which shows a recorded state, from the program's folder.
  mutating func leaveListing() { version = 0 }
}

extension Model {
  /// Replaces the items of a container with their titles; the undo steps go.
  fileprivate mutating func show(
    _ order: [ItemID], in container: ContainerID, titled title: (ItemID) -> String
  ) {
    let old = Array(self[container]?.items ?? ItemOrder())
    guard old != order || order.contains(where: { self.title(of: $0) != title($0) }) else {
      return forgetSteps()
    }
    transaction { model in
      for item in old { model.remove(item) }
      for (offset, item) in order.enumerated() {
        model.insert(item, at: InsertionPlace(container, Gap(offset)))
        model.setTitle(title(item), of: item)
      }
    }
    forgetSteps()
  }
}
