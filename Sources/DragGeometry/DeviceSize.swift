/// A size in whole device pixels, or in units of a window.
package struct DeviceSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package static let zero = DeviceSize(width: 0, height: 0)

  package var area: Int { width * height }

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
