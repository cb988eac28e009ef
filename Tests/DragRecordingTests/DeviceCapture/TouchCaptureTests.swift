import DeviceCapture
import DragRecording
import Testing

struct TouchCaptureTests {
  /// The lines of a touch screen of 1000 by 500 units with slots, as evemu describes it.
  private static let slots = """
    # EVEMU 1.3
    N: Bench #1
    I: 0018 1209 0001 0100
    A: 2f 0 9 0 0 0
    A: 35 0 999 0 0 0
    A: 36 0 499 0 0 0
    A: 39 0 65535 0 0 0

    """

  /// The same without slots.
  private static let packets = "N: Bench\nA: 35 0 999 0 0\nA: 36 0 499 0 0\n"

  private func words(_ frames: String, of device: String = slots) throws -> [String] {
    try Capture(evemu: device + Capture.lines(frames)).words(in: 1000, 500)
  }

  @Test("A capture with slots has a finger that drags while another taps (protocol B)")
  func slots() throws {
    let words = try Captured.words("slots.evemu", in: 4096, 2304)
    #expect(words.first == "0 finger 1 down 1200,900")
    #expect(
      words.filter { $0.contains("finger 2") } == [
        "952 finger 2 down 3000,1800", "1002 finger 2 up 3000,1800",
      ])
    #expect(words.suffix(2) == ["1200 finger 1 drags 2400,940", "1349 finger 1 up 2400,940"])
    #expect(words.count == 45)
  }

  @Test("In packets in any order, the nearest packet is the same finger (protocol A)")
  func packets() throws {
    let events = try Captured.capture("packets.evemu").events(in: Size(width: 9601, height: 7201))
    let words = events.map(\.words)
    #expect(
      events.filter(\.isOfStroke).map(\.words) == [
        "0 finger 1 down 2000,3000", "80 finger 2 down 7000,4900", "416 finger 2 up 7000,4500",
        "496 finger 1 up 5000,3000",
      ])
    #expect(words.contains("240 finger 1 drags 3500,3000"))
    #expect(words.contains("240 finger 2 drags 7000,4700"))
  }

  @Test("In numbered packets, the number identifies the finger (protocol A)")
  func numberedPackets() throws {
    let events = try Captured.capture("packets-numbered.evemu")
      .events(in: Size(width: 800, height: 480))
    #expect(
      events.filter(\.isOfStroke).map(\.words) == [
        "0 finger 1 down 100,100", "50 finger 2 down 600,400", "150 finger 2 up 600,310",
        "210 finger 1 up 400,100",
      ])
  }

  @Test("A finger or pen that hovers does not press")
  func singleTouch() throws {
    let words = try Captured.words("single-touch.evemu", in: 1024, 768)
    #expect(words.first == "100 finger 1 down 330,200")
    #expect(words.last == "550 finger 1 up 530,300")
    #expect(words.count == 22)
  }

  @Test("A capture of libinput record is read with all other contents of the file")
  func libinput() throws {
    let words = try Captured.words("touchscreen.yml", in: 4096, 2304)
    #expect(words.prefix(2) == ["0 finger 1 down 1500,800", "662 finger 1 drags 1520,800"])
    #expect(
      words.suffix(3) == [
        "1100 finger 1 up 2100,800", "1500 finger 1 down 200,200", "1580 finger 1 up 200,200",
      ])
  }

  @Test("A finger whose number is replaced by another goes up, and the other goes down")
  func replaced() throws {
    let words = try words(
      """
      0.000001 3.39=1 3.35=100 3.36=100
      0.100001 3.39=-1 3.39=2 3.35=700
      0.200001 3.39=3
      0.300001 3.39=-1
      """)
    #expect(
      words == [
        "0 finger 1 down 100,100", "100 finger 1 up 100,100", "100 finger 1 down 700,100",
        "200 finger 1 up 700,100", "200 finger 1 down 700,100", "300 finger 1 up 700,100",
      ])
  }

  @Test("A location that was not reported before the press is the first one reported")
  func placeOfBefore() throws {
    let words = try words(
      """
      0.000001 3.39=1 3.36=100
      0.100001 3.35=404 3.36=110
      0.200001 3.39=-1
      """)
    #expect(
      words == [
        "0 finger 1 down 404,100", "100 finger 1 drags 404,110", "200 finger 1 up 404,110",
      ])
  }

  @Test("Taps without any location are in the middle")
  func noPlace() throws {
    let words = try words(
      """
      0.000001 3.39=1
      0.100001 3.39=-1
      """)
    #expect(words == ["0 finger 1 down 499,249", "100 finger 1 up 499,249"])
  }

  @Test("A finger that was down before the capture began is ignored")
  func downBefore() throws {
    let words = try words(
      """
      0.000001 3.35=300
      0.050001 3.39=-1
      0.100001 3.39=7 3.36=100
      0.200001 3.39=-1
      """)
    #expect(words == ["100 finger 1 down 300,100", "200 finger 1 up 300,100"])
  }

  @Test("A finger whose end is missing is cancelled when the capture ends")
  func lostUp() throws {
    let frames = "0.000001 3.39=1 3.35=100 3.36=100\n0.900001 3.35=110"
    let events = Self.slots + Capture.lines(frames) + "E: 1.000001 0003 0039 -001\n"
    #expect(
      try Capture(evemu: events).words(in: 1000, 500) == [
        "0 finger 1 down 100,100", "900 finger 1 drags 110,100", "900 finger 1 cancelled",
      ])
  }

  @Test("A finger is cancelled where the kernel lost its events")
  func dropped() throws {
    let words = try Captured.words("dropped.evemu", in: 4096, 2304)
    #expect(
      words == [
        "0 finger 1 down 1000,1000", "0 finger 2 down 3000,1000", "99 finger 2 drags 3100,1000",
        "199 finger 1 cancelled", "299 finger 2 drags 3200,1100", "399 finger 2 up 3200,1100",
        "599 finger 1 down 500,1000", "699 finger 1 up 500,1000",
      ])
  }

  @Test("Packets without reports are of one finger, and an empty frame ends it")
  func withoutMarks() throws {
    let words = try words(
      """
      5.0 3.35=100 3.36=100 3.30=30 3.39=0
      5.1 3.35=120 3.36=100 3.30=30 3.39=0
      5.2
      """, of: Self.packets)
    #expect(
      words == [
        "0 finger 1 down 100,100", "100 finger 1 drags 120,100", "200 finger 1 up 120,100",
      ])
  }

  @Test("A packet far from the finger is another finger")
  func farAway() throws {
    let words = try words(
      """
      0.0 3.35=100 3.36=100 0.2=0
      0.1 3.35=900 3.36=100 0.2=0
      """, of: Self.packets)
    #expect(
      words == [
        "0 finger 1 down 100,100", "100 finger 1 up 100,100", "100 finger 1 down 900,100",
        "100 finger 1 cancelled",
      ])
  }

  @Test("Surfaces that begin below zero fill the window, and its far edge stays within")
  func scaled() throws {
    let frames = "0.0 1.14a=1 3.0=-500 3.1=-100\n0.1 3.0=499 3.1=99\n0.2 1.14a=0"
    let device = "N: Bench\nA: 00 -500 499 0 0 0\nA: 01 -100 99 0 0 0\n"
    let capture = try Capture(evemu: device + Capture.lines(frames))
    let events = try capture.events(in: Size(width: 500, height: 400))
    #expect(
      events.map(\.kind) == [
        .pointerPressed(.finger(1), at: .zero),
        .pointerMoved(
          .finger(1), to: Point(x: Length(subpixels: 499 * 256 + 128), y: 398), isDown: true),
        .pointerReleased(
          .finger(1), at: Point(x: Length(subpixels: 499 * 256 + 128), y: 398)),
      ])
  }
}
