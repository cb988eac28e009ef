/// Content and its `Interaction`, as one value that can be recorded and replayed.
///
/// ```swift
/// var world = InteractionWorld(ToDoList())
/// let opening = world.start()
/// let output = world.apply(event)
/// ```
///
/// A replay repeats only events and the passing of time. So during a session, changes from outside reach the content
/// as messages (`InputEvent.Kind.messageReceived`). Before the session, the content can be changed in other ways.
public struct InteractionWorld<Content: InteractiveContent & Equatable & CanonicalCodable>:
  Equatable
{
  public private(set) var content: Content
  public private(set) var interaction: Interaction

  /// Creates a world at time zero.
  public init(_ content: Content) { self.init(content, Interaction()) }

  private init(_ content: Content, _ interaction: Interaction) {
    (self.content, self.interaction) = (content, interaction)
  }

  /// Reads the content for the first time, and performs what is due at time ``now``.
  ///
  /// - Returns: The calls that report orders and layout. If nothing moves and no deadline remains, the
  ///   call `idle` follows.
  public mutating func start() -> Output {
    var output = interaction.start(&content)
    output.append(advance(to: now))
    return output
  }

  /// The current time of the world.
  public var now: Microseconds { interaction.now }

  /// The next time at which something changes without an event; `nil` if nothing will.
  public var nextWake: Microseconds? { interaction.nextWake(content) }
}

extension InteractionWorld: Replayable {
  public mutating func apply(_ event: InputEvent) -> Output {
    interaction.handle(event, content: &content)
  }

  public mutating func advance(to time: Microseconds) -> Output {
    interaction.advance(to: time, content: &content)
  }

  /// The three hashes of the state: of the content, of the gestures, and of the motion.
  ///
  /// The hash of the motion includes edit mode, swipes and scrolling.
  public var hashes: StateHashes { interaction.hashes(beside: content.stableHash) }

  public var isGestureLive: Bool { interaction.isGestureLive }

  /// Returns a copy in which all times are earlier by `time`; `nil` if the times cannot be moved.
  ///
  /// They cannot be moved during a gesture, or while the content has a deadline. `time` must not be
  /// negative, nor later than ``now``; otherwise the result is `nil`.
  public func earlier(by time: Microseconds) -> InteractionWorld? {
    guard content.nextDeadline == nil else { return nil }
    return interaction.earlier(by: time).map { InteractionWorld(content, $0) }
  }
}

extension InteractionWorld: HandlerDependent {
  package func withOtherHandlers(
    hashes isWanted: (StateHashes) -> Bool
  ) -> (world: InteractionWorld, words: [String])? {
    interaction.withOtherHandlers(than: hashes, in: content, where: isWanted)
      .map { (InteractionWorld(content, $0), $1) }
  }
}

extension InteractionWorld: LiveWorld {
  public var landmarks: [Landmark] { interaction.landmarks(of: content) }

  public func landmarks(at point: Point) -> [Landmark] {
    interaction.landmarks(at: point, of: content)
  }

  public var seenLandmarks: [Landmark] { interaction.seenLandmarks(of: content) }

  public var openGap: OpenGap? { interaction.openGap(in: content) }

  public var scrollOffsets: [String: Length] { interaction.scrollOffsets(of: content) }

  public var focus: Landmark.ID? { interaction.focus(in: content) }

  public var cursor: Cursor { interaction.cursor }

  public func order(of container: String) -> [String]? {
    content.model[ContainerID(container)]?.items.map(content.name(of:))
  }

  /// A hash of the content's model.
  ///
  /// The rest of the content is left out, since it can depend on the window's size.
  public var arrangement: UInt64 { content.model.foldedHash }

  public func kind(ofTouchBy pointer: PointerID) -> Gesture.Kind? {
    interaction.kind(ofTouchBy: pointer)
  }
}

extension InteractionWorld: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(content)
    interaction.encode(into: &writer)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let content: Content = try reader.read()
    self.init(content, try Interaction(decoding: &reader, content: content))
  }
}

extension InteractionWorld: Sendable where Content: Sendable {}
