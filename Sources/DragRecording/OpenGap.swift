/// A gap between the items of a container that is open for the dragged items.
public struct OpenGap: Hashable, Sendable {
  /// The name of the container.
  public var container: String
  /// The number of items before the gap; a dragged item counts where it was lifted.
  public var index: Int

  /// Creates a gap.
  public init(before index: Int, in container: String) {
    (self.container, self.index) = (container, index)
  }
}
