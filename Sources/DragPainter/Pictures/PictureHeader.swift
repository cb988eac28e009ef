internal import CPictures
internal import DragGeometry

/// The properties of a picture's pixels, which are known before they are decoded.
struct PictureHeader: Hashable, Sendable {
  /// The size in which the pixels are stored.
  var storedSize: DeviceSize
  var orientation = PictureOrientation.upright
  /// Whether this is a JPEG in several scans, each of the whole picture: its decoder keeps all coefficients.
  var isProgressive = false

  /// The size in which the picture is seen.
  var size: DeviceSize { orientation.size(of: storedSize) }

  init(_ size: DeviceSize) { storedSize = size }

  init(_ header: cpictures_header) {
    storedSize = DeviceSize(width: Int(header.width), height: Int(header.height))
    orientation = PictureOrientation(rawValue: Int(header.orientation)) ?? .upright
    isProgressive = header.is_progressive
  }
}
