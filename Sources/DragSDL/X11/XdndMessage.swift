/// A message from the source of a drag to its target, as the XDND protocol defines it.
///
/// Windows (`source`), types, times and actions are numbers of the X server. A location is in pixels of the screen.
enum XdndMessage: Hashable {
  case enter(source: UInt, types: [UInt], hasTypeList: Bool)
  case position(source: UInt, x: Int, y: Int, time: UInt, action: UInt)
  case leave(source: UInt)
  case drop(source: UInt, time: UInt)

  enum Kind: String, CaseIterable {
    case enter = "XdndEnter"
    case position = "XdndPosition"
    case leave = "XdndLeave"
    case drop = "XdndDrop"
  }

  init?(_ kind: Kind, words: [Int]) {
    guard words.count == 5 else { return nil }
    // A word has 32 bits, and Xlib extends its sign.
    let words = words.map { UInt(UInt32(truncatingIfNeeded: $0)) }
    let source = words[0]
    self =
      switch kind {
      case .enter:
        .enter(
          source: source, types: words[2...].filter { $0 != 0 }, hasTypeList: words[1] & 1 == 1)
      case .position:
        .position(
          source: source, x: Int(Int16(truncatingIfNeeded: words[2] >> 16)),
          y: Int(Int16(truncatingIfNeeded: words[2])), time: words[3], action: words[4])
      case .leave: .leave(source: source)
      case .drop: .drop(source: source, time: words[2])
      }
  }
}
