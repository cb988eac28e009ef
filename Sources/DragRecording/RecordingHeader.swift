public import DragCoding
public import DragGeometry

/// The first line of a recording: the conditions under which the session started.
public struct RecordingHeader: Hashable, Sendable {
  /// The name of the program, usually with its version, as in `dragplay 0.1.0`.
  public var app: String
  /// The scene's name.
  public var scene: String
  /// The scene's arguments, as on the command line.
  public var arguments: [String]
  /// The window's size at the start, in logical pixels.
  public var window: Size
  /// The number of physical pixels per logical pixel, along each axis.
  public var scale: Fraction
  /// The scales that scripts and commands can set; a file can hold others.
  package static let scales = Fraction(1, 2)...Fraction(4, 1)
  /// The mouse's location at the start, in logical pixels from the window's upper left corner.
  ///
  /// `nil` if it is unknown.
  public var pointer: Point?
  /// The tuning values by name; a missing one has its default.
  public var tuning: [String: Int]
  /// The hash of the table of letter widths by which layouts measure text; zero without a table.
  public var advances: UInt64
  /// The name of the encoding of states; states and hashes of two encodings cannot be compared.
  public var hashes: String
  /// The time on the world's clock when the session started.
  public var start: Microseconds
  /// The state from which the session started.
  public var state: InitialState
  /// The tiers that a replay must reproduce; all of them if `nil`.
  public var tiers: [Tier]?
  /// The versions of the libraries that drew the kept frames; `nil` if there are none.
  public var drawnBy: String?

  /// The state from which a session starts.
  public enum InitialState: Hashable, Sendable {
    /// A new world, created from the scene, arguments, window, scale and tuning of the header.
    case fresh
    /// The canonical bytes of a world.
    case state([UInt8])
  }

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
  /// Returns the world that the header holds, or `nil` if the session started with a new one.
  ///
  /// - Throws: A `FileError` that names `file`, if the state cannot be decoded as such a world.
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
