/// Four adjacent pixels, for arithmetic on all of their channels at once.
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
  var isClear: Bool { (left | right) & Self.opaque == 0 }

  @inline(__always)
  var isOpaque: Bool { left & right & Self.opaque == Self.opaque }

  /// Returns these pixels, with straight alpha, over opaque ones: opaque pixels.
  ///
  /// A channel becomes `top * alpha / 256 + bottom * (255 - alpha) / 256`. Both quotients are
  /// rounded down. A weight of 255 counts as 256, so that opaque and transparent pixels are exact.
  /// SDL 2.26 has the same formula.
  @inline(__always)
  func over(_ bottom: PixelQuad) -> PixelQuad {
    let (above, below) = (alphas.weights, alphas.complement.weights)
    let even = even.times(above).odd.plus(bottom.even.times(below).odd)
    let odd = odd.times(above).odd.plus(bottom.odd.times(below).odd)
    return PixelQuad(
      even.left | odd.left &<< 8 | Self.opaque, even.right | odd.right &<< 8 | Self.opaque)
  }
}

extension PixelQuad {
  @inline(__always)
  private static var full: UInt64 { 0x00ff_00ff_00ff_00ff }

  @inline(__always)
  private static var opaque: UInt64 { 0xff00_0000_ff00_0000 }

  /// The channels blue and red, in lanes of 16 bits.
  @inline(__always)
  private var even: PixelQuad { PixelQuad(left & Self.full, right & Self.full) }

  @inline(__always)
  private var odd: PixelQuad { PixelQuad(left &>> 8 & Self.full, right &>> 8 & Self.full) }

  @inline(__always)
  private var alphas: PixelQuad {
    let (one, two) = (left &>> 24 & 0xff_0000_00ff, right &>> 24 & 0xff_0000_00ff)
    return PixelQuad(one | one &<< 16, two | two &<< 16)
  }

  @inline(__always)
  private var complement: PixelQuad { PixelQuad(Self.full &- left, Self.full &- right) }

  /// The lanes as factors, with 255 replaced by 256.
  ///
  /// The upper byte of a product with 256 is exactly the other factor.
  @inline(__always)
  private var weights: PixelQuad {
    let ones: UInt64 = 0x0001_0001_0001_0001
    return PixelQuad(
      left &+ ((left &+ ones) &>> 8 & ones), right &+ ((right &+ ones) &>> 8 & ones))
  }

  @inline(__always)
  private func times(_ other: PixelQuad) -> PixelQuad {
    let (lanes, others) = (SIMD2(left, right), SIMD2(other.left, other.right))
    let product =
      unsafeBitCast(lanes, to: SIMD8<UInt16>.self) &* unsafeBitCast(others, to: SIMD8<UInt16>.self)
    let words = unsafeBitCast(product, to: SIMD2<UInt64>.self)
    return PixelQuad(words.x, words.y)
  }

  @inline(__always)
  private func plus(_ other: PixelQuad) -> PixelQuad {
    PixelQuad(left &+ other.left, right &+ other.right)
  }
}
