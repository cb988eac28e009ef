package import DragFrameIO
internal import DragKit
package import PlaygroundScenes
package import RecordingTools

extension PlaygroundOptions {
  /// The program and its version, as headers name them.
  package static let app = "dragplay 0.1.0"

  /// The name of the layout of the world's state: it changes when what is stored changes, since
  /// hashes and keyframes of two layouts cannot be compared.
  ///
  /// A test says when that is forgotten.
  package static let stateLayout = "8"

  /// The header of a session that starts from these options.
  package var header: RecordingHeader {
    RecordingHeader(
      app: Self.app, scene: scene.rawValue, arguments: arguments, window: window, scale: scale,
      tuning: tuning.numbers, advances: AdvanceTable.fingerprintBits, hashes: Self.stateLayout)
  }

  /// The options that a header was made from.
  ///
  /// - Throws: A ``RecordingError`` where this version does not have the scene, or its state has
  ///   another layout.
  package init(_ header: RecordingHeader, file: String) throws(RecordingError) {
    guard let scene = SceneID(rawValue: header.scene) else {
      throw RecordingError(file: file, line: 1, .unknownScene(header.scene))
    }
    self.init(scene: scene, window: header.window, scale: header.scale)
    do throws(UnknownTuningParameter) {
      tuning = try Tuning(numbers: header.tuning)
    } catch {
      let near = NearNames.of(error.name, in: Tuning.parameters.map(\.name))
      throw RecordingError(file: file, line: 1, .unknownTuning(error.name, near: near))
    }
    read(header.arguments)
    guard pictures.arePlain else {
      throw RecordingError(
        file: file, line: 1, .expected("names of pictures without a path", column: 1))
    }
  }
}

extension Playground {
  /// The world that a recording starts from, and what came out of making it.
  ///
  /// - Throws: A ``RecordingError`` where this version cannot make or read it.
  package static func start(
    of header: RecordingHeader, file: String
  ) throws(RecordingError) -> (Playground, Output) {
    if case .state = header.state, header.hashes != PlaygroundOptions.stateLayout {
      throw RecordingError(file: file, line: 1, .otherStateLayout(app: header.app))
    }
    if let world = try header.world(of: Playground.self, file: file) { return (world, Output()) }
    var world = Playground(try PlaygroundOptions(header, file: file))
    let opening = world.start()
    return (world, opening)
  }

  /// The header of a recording that starts now, in the middle of a session.
  package var headerFromHere: RecordingHeader {
    var options = PlaygroundOptions(
      scene: content.scene, window: content.chrome.window, scale: scale,
      tuning: content.chrome.tuning, language: content.chrome.language)
    options.isBare = content.chrome.isBare
    var header = options.header
    header.start = now
    header.state = .state(canonicalBytes)
    return header
  }
}

extension RecordingHeader {
  /// What a replay says of a recording whose state has another layout; nothing where it has this one.
  package var caveat: String {
    hashes == PlaygroundOptions.stateLayout
      ? "" : "; its state is laid out otherwise, so its hashes are not compared"
  }
}

extension Player where World == Playground {
  /// A player of a recording, with the world that it starts from.
  ///
  /// A recording of another state layout is held to its calls alone.
  package static func of(
    _ recording: Recording, file: String, batching: Batching = .recorded
  ) throws(RecordingError) -> (player: Player, opening: Output) {
    let (world, opening) = try Playground.start(of: recording.header, file: file)
    let player = Player(
      recording, world: world, opening: opening, batching: batching,
      comparesHashes: recording.header.hashes == PlaygroundOptions.stateLayout)
    return (player, opening)
  }
}

extension Promotion where World == Playground {
  /// Makes tests of a session in the playground, which was read from a file.
  package static func of(_ session: Recording, file: String) -> Promotion {
    Promotion(session, header: \.headerFromHere) { (header) throws(RecordingError) in
      try Playground.start(of: header, file: file)
    }
  }
}

extension Recording {
  /// The recording with what comes of its events now; see `renewed(in:opening:by:)`.
  ///
  /// - Parameter file: The file's name, for the words of an error.
  /// - Returns: The recording, without pictures.
  /// - Throws: A ``RecordingError`` where the world cannot be made that it starts from.
  package func renewed(file: String) throws(RecordingError) -> Recording {
    let (world, opening) = try Playground.start(of: header, file: file)
    return renewed(in: world, opening: opening, by: world.headerFromHere)
  }
}

extension AdvanceTable {
  /// The hash of the table that layouts measure words by.
  fileprivate static var fingerprintBits: UInt64 { UInt64(fingerprint, radix: 16) ?? 0 }
}
