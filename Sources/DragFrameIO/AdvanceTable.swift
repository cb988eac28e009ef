/// How far each character moves the pen, in thousandths of the em square.
package enum AdvanceTable {
  /// The advance of `scalar` in `face`.
  package static func advance(of scalar: Unicode.Scalar, in face: Font.Face) -> Int {
    if scalar.value >= 0x1100 { return 1000 }
    return face == .mono ? 600 : 560
  }
}
