public import DragCoding
internal import DragFrameIO
public import DragModel

/// A touch with what the arbiter has made of it.
public struct ActiveTouch: Hashable, Sendable {
  /// The touch.
  public internal(set) var touch: Touch
  /// The container of the item that the touch went down on.
  public let container: ContainerID?
  /// What that item can do.
  public let traits: Arbiter.Traits
  /// What the touch has become.
  public internal(set) var role: Role

  /// What a touch can become.
  public enum Role: Int, Hashable, Sendable {
    /// Nothing is decided yet.
    case open
    /// It carries the item of the drag session.
    case carrying
    /// Its item follows it, without lift.
    case following
    /// It means nothing any more.
    case spent
  }
}

extension ActiveTouch: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    touch.encode(to: &writer)
    container.encode(to: &writer)
    traits.rawValue.encode(to: &writer)
    role.rawValue.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    touch = try Touch(from: &reader)
    container = try ContainerID?(from: &reader)
    traits = Arbiter.Traits(rawValue: try Int(from: &reader))
    guard let role = Role(rawValue: try Int(from: &reader)) else { throw reader.invalid("role") }
    self.role = role
  }
}
