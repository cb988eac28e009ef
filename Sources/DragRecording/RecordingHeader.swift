public import DragCoding
public import DragGeometry

/// The first line of a recording: what the session started from.
public struct RecordingHeader: Hashable, Sendable {
  /// The program and its version, `dragplay 0.1.0`.
  public var app: String
  /// The scene's name.
  public var scene: String
  /// What the scene was started with, as on the command line.
  public var arguments: [String]
  /// The window's size in logical pixels.
  public var window: Size
  /// Physical pixels per logical pixel.
  public var scale: Fraction
  /// The scales at which windows are opened.
  public static let scales = Fraction(1, 2)...Fraction(4, 1)
  /// Where the mouse was, if that was known.
  public var pointer: Point?
  /// The values that differ from how it feels out of the box, by name.
  public var tuning: [String: Int]
  /// The hash of the table that layouts measure words by.
  public var advances: UInt64
  /// The name of the state's layout; hashes of different ones cannot be compared.
  public var hashes: String
  /// The world's time when the session started.
  public var start: Microseconds
  /// The state that the session started from.
  public var state: InitialState
  /// What a replay is held to; nothing where that is everything that the recording holds.
  public var tiers: [Tier]?
  /// The versions of the libraries that drew the pictures at the marks, where there are any.
  public var drawnBy: String?

  /// What a session starts from.
  public enum InitialState: Hashable, Sendable {
    /// A world made anew from the scene, its arguments, the window, the scale and the tuning.
    case fresh
    /// The canonical bytes of a world.
    case state([UInt8])
  }

  /// Creates a header.
  public init(
    app: String, scene: String, arguments: [String] = [], window: Size, scale: Fraction = .one,
    pointer: Point? = nil, tuning: [String: Int] = [:], advances: UInt64 = 0, hashes: String = "1",
    start: Microseconds = .zero, state: InitialState = .fresh,
    tiers: [Tier]? = nil
  ) {
    (self.app, self.scene, self.arguments) = (app, scene, arguments)
    (self.window, self.scale, self.pointer) = (window, scale, pointer)
    (self.tuning, self.advances, self.hashes) = (tuning, advances, hashes)
    (self.start, self.state, self.tiers) = (start, state, tiers)
  }
}

extension RecordingHeader {
  /// The world that the header holds, or nothing where it is to be made anew.
  ///
  /// - Throws: A ``FileError`` where this version cannot read it.
  public func world<World: Replayable>(
    of type: World.Type = World.self, file: String = "recording"
  ) throws(FileError) -> World? {
    guard case .state(let bytes) = state else { return nil }
    do {
      return try World(canonicalBytes: bytes)
    } catch {
      throw FileError(file: file, line: 1, .init("\(error)", .recordAgain))
    }
  }
}
