public import DragFrameIO
public import DragRecording

/// Why a gesture cannot be played in another window: what it is aimed at is not there.
public struct RetargetingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The gesture's number.
  public var gesture: Int
  /// What it is, as in "drag red".
  public var words: String
  /// What is wrong.
  public var problem: Problem

  /// What can be wrong.
  public enum Problem: Error, Hashable, Sendable {
    /// A thing is not in sight; others in the same place are.
    case gone(Landmark.ID, near: [String])
    /// Nowhere in sight can it be let go of so that it comes to stand where it did.
    case noPlace(in: String)
  }

  public var description: String {
    switch problem {
    case .gone(let id, let names):
      let others = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
      return "gesture \(gesture) (\(words)): \(id) is not in sight in \(id.container)"
        + (names.isEmpty ? "" : "; there are \(others)")
    case .noPlace(let container):
      return "gesture \(gesture) (\(words)): the place where it came to stand is not in sight in "
        + container
    }
  }
}

extension Gesture {
  /// What was done to what, as in "drag red".
  public var words: String {
    source?.landmark.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue
  }
}
