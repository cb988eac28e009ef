import Testing

@testable import DragSDL

@Suite("The picture beside the pointer")
struct DragImageTests {
  @Test("its size is rounded up to whole units of the window, with transparent pixels")
  func roundedUp() throws {
    let image = try #require(
      DragImage(
        size: DeviceSize(width: 3, height: 1), pixels: [1, 2, 3], hotSpot: (2, 0), density: 2))
    #expect(image.size == DeviceSize(width: 4, height: 2))
    #expect(image.pixels == [1, 2, 3, 0, 0, 0, 0, 0])
    #expect(image.hotSpot == (2, 0))
  }

  @Test("its pixels are kept if its size is one of whole units", arguments: [1, 2])
  func kept(density: Int) throws {
    let image = try #require(
      DragImage(
        size: DeviceSize(width: 2, height: 2), pixels: [1, 2, 3, 4], hotSpot: (0, 0),
        density: density))
    #expect(image.size == DeviceSize(width: 2, height: 2))
    #expect(image.pixels == [1, 2, 3, 4])
  }

  @Test("there is none without pixels", arguments: [(0, 5), (5, 0)])
  func empty(width: Int, height: Int) {
    let size = DeviceSize(width: width, height: height)
    #expect(DragImage(size: size, pixels: [], hotSpot: (0, 0), density: 2) == nil)
  }

  @Test("under X11, it is shown only outside of the window, which draws its part of the items")
  func outside() {
    func visible(_ columns: Range<Int>) -> [Range<Int>] {
      let run = XDragIcon.Run(row: 4, columns: columns)
      return XDragIcon.visible([run], outside: 10..<20, in: 4..<5).map(\.columns)
    }
    #expect(visible(0..<30) == [0..<10, 20..<30])
    #expect(visible(5..<15) == [5..<10])
    #expect(visible(12..<18) == [])
    #expect(visible(25..<30) == [25..<30])
    let below = XDragIcon.Run(row: 5, columns: 12..<18)
    #expect(XDragIcon.visible([below], outside: 10..<20, in: 4..<5) == [below])
  }
}
