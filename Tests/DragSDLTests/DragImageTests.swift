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
}
