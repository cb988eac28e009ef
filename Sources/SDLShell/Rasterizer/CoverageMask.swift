/// How much of each pixel a shape covers, from 0 to 255, row by row.
struct CoverageMask {
  let size: DeviceSize
  var values: [UInt8]

  init(size: DeviceSize, values: [UInt8]) {
    self.size = size
    self.values = values
  }

  subscript(x: Int, y: Int) -> UInt8 { values[y * size.width + x] }
}
