import DragRecording

/// Why a session does not become a test.
public enum PromotionFailure: Error, Hashable, Sendable {
  /// The session cannot be made a test of as asked; the words say why and what to do.
  case unsuitable(String)
  /// A replay comes to something else; the words say to what.
  case different(String)
}
