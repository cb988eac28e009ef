import Testing

@testable import DragSDL

@Suite("The device of a pointer event")
struct PointerSourceTests {
  private static let finger: UInt32 = 0xffff_ffff

  @Test("events after a finger's raw event are the finger's, until one of the mouse")
  func announced() {
    var source = PointerSource()
    #expect(source.motion(from: 0).device == 0)
    source.isFinger = true
    #expect(source.motion(from: 0).device == Self.finger)
    source.isFinger = false
    #expect(source.motion(from: 0).device == 0)
  }

  @Test("an event that SDL makes from a finger keeps its device")
  func marked() {
    var source = PointerSource()
    let devices = [
      source.motion(from: Self.finger).device, source.press(1, from: Self.finger),
      source.release(1, from: Self.finger),
    ]
    #expect(devices == [Self.finger, Self.finger, Self.finger])
  }

  @Test("a held button stays held while a finger is pressed and released")
  func orphan() {
    var source = PointerSource()
    let press = source.press(1, from: 0)
    source.isFinger = true
    let fingersRelease = source.release(1, from: 0)
    source.isFinger = false
    #expect(press == 0)
    #expect(fingersRelease == Self.finger)
    // SDL says that no button is held.
    #expect(source.motion(from: 0).buttons == 1)
    let isMissed = [source.isMissed(1), source.isMissed(1)]
    #expect(isMissed == [true, false])
    #expect(source.motion(from: 0).buttons == 0)
  }

  @Test("a release that SDL reports itself is not reported twice")
  func reported() {
    var source = PointerSource()
    _ = source.press(1, from: 0)
    let isMissed = source.isMissed(1)
    #expect(!isMissed)
  }

  @Test("a finger's release of a button that the mouse does not hold changes nothing")
  func fingerAlone() {
    var source = PointerSource()
    source.isFinger = true
    _ = source.press(1, from: 0)
    _ = source.release(1, from: 0)
    source.isFinger = false
    #expect(source.motion(from: 0).buttons == 0)
  }

  @Test("a hidden window holds no button")
  func forgotten() {
    var source = PointerSource()
    _ = source.press(3, from: 0)
    source.isFinger = true
    _ = source.release(3, from: 0)
    source.forget()
    source.isFinger = false
    #expect(source.motion(from: 0).buttons == 0)
  }
}
