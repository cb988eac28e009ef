/// Why bytes are not the canonical form of a value.
public enum CanonicalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes end in the middle of a value.
  case truncated
  /// The bytes at `offset` are not a value of the type named `type`.
  case invalid(type: String, offset: Int)
  /// The value ends at `offset`, and the bytes go on.
  case trailingBytes(offset: Int)

  public var description: String {
    switch self {
    case .truncated: "the state ends too early"
    case .invalid(let type, let offset): "the state holds no valid \(type) at byte \(offset)"
    case .trailingBytes(let offset): "the state goes on after its end at byte \(offset)"
    }
  }
}
