/// A content and what is being done to it, as one world that can be recorded and played again.
///
/// ```swift
/// var world = InteractionWorld(ToDoList())
/// let opening = world.start()
/// let output = world.apply(event)
/// ```
///
/// A replay knows of events and time alone: what else is to change the content comes in as an event,
/// too, or happens before the session begins.
public struct InteractionWorld<Content: InteractiveContent & Equatable & CanonicalCodable>:
  Equatable
{
  /// What is shown and dragged.
  public private(set) var content: Content
  /// What is being done.
  public private(set) var interaction: Interaction

  /// Creates a world in which nothing has happened.
  public init(_ content: Content) {
    self.init(content, Interaction())
  }

  private init(_ content: Content, _ interaction: Interaction) {
    (self.content, self.interaction) = (content, interaction)
  }

  /// Says in calls what there is at the start, and that it is at rest.
  public mutating func start() -> Output {
    var output = interaction.start(&content)
    output.append(advance(to: now))
    return output
  }

  /// The time up to which everything has happened.
  public var now: Microseconds { interaction.now }

  /// When time next changes something; nothing where the world is idle.
  public var nextWake: Microseconds? { interaction.nextWake(content) }
}

extension InteractionWorld: Replayable {
  public mutating func apply(_ event: InputEvent) -> Output {
    interaction.handle(event, content: &content)
  }

  public mutating func advance(to time: Microseconds) -> Output {
    interaction.advance(to: time, content: &content)
  }

  /// The hashes of the content, of what is being done, and of what is on its way.
  public var hashes: StateHashes { interaction.hashes(beside: content.stableHash) }

  public var isGestureLive: Bool { interaction.isGestureLive }

  /// Nothing while a gesture goes on, or where the content waits for a moment, which would stay.
  public func earlier(by time: Microseconds) -> InteractionWorld? {
    guard content.nextDeadline == nil else { return nil }
    return interaction.earlier(by: time).map { InteractionWorld(content, $0) }
  }
}

extension InteractionWorld: Aimable {
  public var landmarks: [Landmark] { interaction.landmarks(of: content) }

  public func landmarks(at point: Point) -> [Landmark] {
    interaction.landmarks(at: point, of: content)
  }

  public var seenLandmarks: [Landmark] { interaction.seenLandmarks(of: content) }

  public var openGap: OpenGap? { interaction.openGap(in: content) }

  public var scrollOffsets: [String: Length] { interaction.scrollOffsets(of: content) }

  public func order(of container: String) -> [String]? {
    content.model[ContainerID(container)]?.items.map(content.name(of:))
  }

  /// A hash of what the model holds: the rest of the content can depend on the window.
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
