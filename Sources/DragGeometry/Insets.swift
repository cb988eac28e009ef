/// Margins, counted inwards from each edge.
public struct Insets: Hashable, Sendable {
  /// The margin at the left edge.
  public var left: Length
  /// The margin at the top edge.
  public var top: Length
  /// The margin at the right edge.
  public var right: Length
  /// The margin at the bottom edge.
  public var bottom: Length

  /// Creates margins edge by edge.
  public init(left: Length = 0, top: Length = 0, right: Length = 0, bottom: Length = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates the same margin at every edge.
  public init(all distance: Length) {
    self.init(left: distance, top: distance, right: distance, bottom: distance)
  }
}
