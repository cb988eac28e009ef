/// A width and a height in whole device pixels.
package struct DeviceSize: Hashable, Sendable {
  /// The extent to the right.
  package var width: Int
  /// The extent downwards.
  package var height: Int

  /// Creates a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  static let zero = DeviceSize(width: 0, height: 0)

  var area: Int { width * height }
}
