/// The name of a thing, as complete as needed: `red`, `colours/red`, `song-3.delete`.
public struct ThingName: Hashable, Sendable {
  /// The container; `nil` if the name is unambiguous.
  public var container: String?
  /// The name.
  public var name: String
  /// The part; `nil` for the whole thing.
  public var part: String?

  /// Creates a name.
  public init(_ name: String, in container: String? = nil, part: String? = nil) {
    (self.container, self.name, self.part) = (container, name, part)
  }
}
