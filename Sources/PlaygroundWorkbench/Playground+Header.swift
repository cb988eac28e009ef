internal import DragDrawing
package import DragEvents
package import DragKit
package import PlaygroundScenes
internal import PlaygroundUI
package import RecordingTools

extension PlaygroundOptions {
  package static let app = "dragplay \(appVersion)"

  /// The version of the state's encoding; hashes can be compared only if their versions are equal.
  ///
  /// The first number is that of the engine. The second is the playground's own: increment it if
  /// the fields of a page or of the chrome change.
  package static let stateLayout = "\(Interaction.stateLayout)/2"

  package var header: RecordingHeader {
    RecordingHeader(
      app: Self.app, scene: page.name, arguments: arguments, window: window, scale: scale,
      tuning: tuning.numbers, advances: UInt64(AdvanceTable.fingerprint, radix: 16) ?? 0,
      hashes: Self.stateLayout)
  }

  package init(_ header: RecordingHeader, file: String) throws(FileError) {
    guard header.app.hasPrefix("dragplay") else {
      throw FileError(file: file, line: 1, .otherProgram(header.app))
    }
    guard let page = Page.named(header.scene) else {
      throw FileError(file: file, line: 1, .unknownScene(header.scene))
    }
    self.init(page: page, window: header.window, scale: header.scale)
    read(header.arguments)
    do throws(UnknownTuningParameter) {
      tuning = try Tuning(numbers: header.tuning)
    } catch {
      let near = NearNames.of(error.name, in: Tuning.parameters.map(\.name))
      throw FileError(file: file, line: 1, .unknownTuning(error.name, near: near))
    }
    guard pictures.arePlain else {
      throw FileError(
        file: file, line: 1, .expected("names of pictures without a path", column: 1))
    }
  }
}

extension Playground {
  package static func start(
    of header: RecordingHeader, file: String
  ) throws(FileError) -> (Playground, Output) {
    if case .state = header.state, header.hashes != PlaygroundOptions.stateLayout {
      throw FileError(file: file, line: 1, .otherStateLayout(app: header.app))
    }
    if let world = try header.world(of: Playground.self, file: file) { return (world, Output()) }
    var world = Playground(try PlaygroundOptions(header, file: file))
    let opening = world.start()
    return (world, opening)
  }

  package var headerFromHere: RecordingHeader {
    var options = PlaygroundOptions(
      page: content.page, window: content.chrome.window, scale: scale,
      tuning: content.chrome.tuning, language: content.chrome.language)
    options.isBare = content.chrome.isBare
    options.isDark = content.chrome.isDark
    options.preset = content.preset
    options.showsInspector = content.chrome.showsInspector
    var header = options.header
    header.start = now
    header.state = .state(canonicalBytes)
    return header
  }

  package var summary: JSONValue {
    let dragged = interaction.session?.item.map { JSONValue.string(content.name(of: $0)) }
    let hashes = hashes
    return .object([
      JSONField("t", .integer(now.count)),
      JSONField("scene", .string(content.page.name)),
      JSONField("containers", content.containers),
      JSONField("dragged", dragged ?? .null),
      JSONField("idle", .bool(interaction.isIdle)),
      JSONField("model", .string(String(hashes.model, radix: 16))),
      JSONField("gestures", .string(String(hashes.gestures, radix: 16))),
      JSONField("motion", .string(String(hashes.motion, radix: 16))),
      JSONField("state", .strings(StateDescription(of: self).lines)),
    ])
  }
}

extension RecordingHeader {
  package var caveat: String {
    hashes == PlaygroundOptions.stateLayout
      ? "" : "; its state has another layout, so its hashes are not compared"
  }
}

extension Player where World == Playground {
  /// Returns a player that compares hashes only if the recording has the current state layout.
  package static func of(
    _ recording: Recording, file: String, batching: Batching = .recorded
  ) throws(FileError) -> (player: Player, opening: Output) {
    let (world, opening) = try Playground.start(of: recording.header, file: file)
    let player = Player(
      recording, world: world, opening: opening, batching: batching,
      comparesHashes: recording.header.hashes == PlaygroundOptions.stateLayout)
    return (player, opening)
  }
}

extension Promotion where World == Playground {
  package static func of(_ session: Recording, file: String) -> Promotion {
    Promotion(session, header: \.headerFromHere) { (header) throws(FileError) in
      try Playground.start(of: header, file: file)
    }
  }
}

extension Recording {
  package func renewed(file: String) throws(FileError) -> Recording {
    let (world, opening) = try Playground.start(of: header, file: file)
    return try renewed(in: world, opening: opening, by: world.headerFromHere)
  }
}
