/// Four adjacent pixels with premultiplied alpha, for arithmetic on all of their channels at once.
///
/// They are stored as two integers of two pixels each. A release build vectorizes the arithmetic
/// on integers. A debug build processes SIMD types lane by lane, so only multiplication uses
/// these types.
struct PixelQuad {
  private var left: UInt64
  private var right: UInt64

  @inline(__always)
  private init(_ left: UInt64, _ right: UInt64) {
    (self.left, self.right) = (left, right)
  }

  @inline(__always)
  init(_ pixel: UInt32) { self.init(UInt64(pixel), 0) }

  @inline(__always)
  init(repeating pixel: UInt32) {
    let pair = UInt64(pixel) << 32 | UInt64(pixel)
    self.init(pair, pair)
  }

  @inline(__always)
  init(at address: UnsafeRawPointer) {
    left = address.loadUnaligned(as: UInt64.self)
    right = address.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
  }

  @inline(__always)
  func store(at address: UnsafeMutableRawPointer) {
    address.storeBytes(of: left, as: UInt64.self)
    address.storeBytes(of: right, toByteOffset: 8, as: UInt64.self)
  }

  @inline(__always)
  var first: UInt32 { UInt32(truncatingIfNeeded: left) }

  @inline(__always)
  var isClear: Bool { (left | right) & Self.alpha == 0 }

  @inline(__always)
  var isOpaque: Bool { left & right & Self.alpha == Self.alpha }

  @inline(__always)
  func isEqual(to other: PixelQuad) -> Bool { (left ^ other.left) | (right ^ other.right) == 0 }

  /// The share of the pixels below that shows through: 255 - alpha, in each lane of 16 bits.
  @inline(__always)
  var transparency: PixelQuad {
    let (one, two) = (left &>> 24 & 0xff_0000_00ff, right &>> 24 & 0xff_0000_00ff)
    return PixelQuad(Self.bytes &- (one | one &<< 16), Self.bytes &- (two | two &<< 16))
  }

  /// Returns these pixels over others: each channel is `top + bottom * transparency / 255`, rounded to the nearest.
  ///
  /// `transparency` is that of these pixels.
  @inline(__always)
  func over(_ bottom: PixelQuad, transparency: PixelQuad) -> PixelQuad {
    let even = bottom.even.times(transparency).nearest
    let odd = bottom.odd.times(transparency).nearest
    return PixelQuad(
      left &+ (even.left &>> 8 & Self.bytes | odd.left & ~Self.bytes),
      right &+ (even.right &>> 8 & Self.bytes | odd.right & ~Self.bytes))
  }

  @inline(__always)
  func over(_ bottom: PixelQuad) -> PixelQuad { over(bottom, transparency: transparency) }
}

extension PixelQuad {
  @inline(__always)
  private static var bytes: UInt64 { 0x00ff_00ff_00ff_00ff }

  @inline(__always)
  private static var alpha: UInt64 { 0xff00_0000_ff00_0000 }

  /// The channels blue and red, in lanes of 16 bits.
  @inline(__always)
  private var even: PixelQuad { PixelQuad(left & Self.bytes, right & Self.bytes) }

  @inline(__always)
  private var odd: PixelQuad { PixelQuad(left &>> 8 & Self.bytes, right &>> 8 & Self.bytes) }

  /// The products of two bytes, divided by 255 and rounded; the results are in the upper bytes of the lanes.
  @inline(__always)
  private var nearest: PixelQuad {
    let half: UInt64 = 0x0080_0080_0080_0080
    let (left, right) = (left &+ half, right &+ half)
    return PixelQuad(
      left &+ (left &>> 8 & Self.bytes), right &+ (right &>> 8 & Self.bytes))
  }

  @inline(__always)
  private func times(_ other: PixelQuad) -> PixelQuad {
    let (lanes, others) = (SIMD2(left, right), SIMD2(other.left, other.right))
    let product =
      unsafeBitCast(lanes, to: SIMD8<UInt16>.self) &* unsafeBitCast(others, to: SIMD8<UInt16>.self)
    let words = unsafeBitCast(product, to: SIMD2<UInt64>.self)
    return PixelQuad(words.x, words.y)
  }
}
