import Testing

@testable import DragSDL

@Suite("A message of the XDND protocol")
struct XdndMessageTests {
  @Test("about an entering drag has up to three types")
  func threeTypes() {
    let message = XdndMessage(.enter, words: [77, 5 << 24, 301, 302, 303])
    #expect(message == .enter(source: 77, types: [301, 302, 303], hasTypeList: false))
  }

  @Test("about an entering drag has whether its source has a list of types")
  func typeList() {
    let message = XdndMessage(.enter, words: [77, 5 << 24 | 1, 301, 0, 0])
    #expect(message == .enter(source: 77, types: [301], hasTypeList: true))
  }

  @Test("about a position has the location on the screen, which can be negative, and the action")
  func position() {
    let place = 640 << 16 | 480
    #expect(
      XdndMessage(.position, words: [77, 0, place, 9_000, 310])
        == .position(source: 77, x: 640, y: 480, time: 9_000, action: 310))
    let outside = 0xffec_fffb
    #expect(
      XdndMessage(.position, words: [77, 0, outside, 9_000, 0])
        == .position(source: 77, x: -20, y: -5, time: 9_000, action: 0))
  }

  @Test("about a leave has its source")
  func leave() {
    #expect(XdndMessage(.leave, words: [77, 0, 0, 0, 0]) == .leave(source: 77))
  }

  @Test("about a drop has the server's time, also beyond 31 bits")
  func drop() {
    let message = XdndMessage(.drop, words: [-2_147_483_571, 0, -1, 0, 0])
    #expect(message == .drop(source: 2_147_483_725, time: 4_294_967_295))
  }

  @Test("with fewer than five words is invalid")
  func short() {
    #expect(XdndMessage(.drop, words: [77, 0, 1]) == nil)
  }
}
