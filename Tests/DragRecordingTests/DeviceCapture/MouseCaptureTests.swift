import DeviceCapture
import DragRecording
import Testing

@Suite("Captures of mice and keyboards")
struct MouseCaptureTests {
  private func words(_ events: String, in width: Int = 900, _ height: Int = 700) throws -> [String]
  {
    try Capture(evemu: Capture.lines(events)).words(in: width, height)
  }

  @Test("without any description, as before version 1.1: from the middle of the window")
  func eventsAlone() throws {
    let words = try Captured.words("mouse.events", in: 900, 700)
    #expect(words.first == "0 mouse moves 447,352")
    #expect(
      words.filter { !$0.contains("moves") && !$0.contains("drags") } == [
        "200 mouse down 420,370", "800 mouse up 600,370", "900 mouse secondary down 600,370",
        "1000 mouse secondary up 600,370",
      ])
    #expect(words.count == 44)
  }

  @Test("that report the wheel twice: each turn counts once")
  func wheel() throws {
    #expect(
      try Captured.words("mouse-wheel.evemu", in: 900, 700) == [
        "0 mouse moves 455,346", "99 wheel 0,256", "149 wheel 0,128", "199 wheel 0,128",
        "249 wheel 0,-256", "399 wheel 256,0", "499 mouse down 455,346", "599 mouse drags 495,346",
        "699 mouse up 495,346",
      ])
  }

  @Test("with a wheel in notches alone")
  func coarseWheel() throws {
    #expect(try words("0.0 2.8=-2 2.6=1") == ["0 wheel 256,512"])
  }

  @Test("whose fine wheel turns by less than an event can hold: it adds up")
  func fineWheel() throws {
    let turns = (0..<15).map { "E: 0.0\(10 + $0) 0002 000b -1\nE: 0.0\(10 + $0) 0000 0000 0\n" }
    let events = try Capture(evemu: turns.joined()).events(in: Size(width: 9, height: 9))
    let sum = events.reduce(0) { sum, event in
      guard case .wheelScrolled(_, let turn) = event.kind else { return sum }
      return sum + turn.dy.subpixels
    }
    #expect(sum == 32)
  }

  @Test("of a virtual machine, with absolute positions: scaled to the window")
  func absolute() throws {
    let words = try Captured.words("absolute-mouse.evemu", in: 1024, 1024)
    #expect(
      words.prefix(4) == [
        "0 mouse moves 250,281", "100 wheel 0,256", "200 mouse down 250,281",
        "220 mouse drags 266,281",
      ])
    #expect(words.last == "700 mouse up 563,281")
  }

  @Test("that stay in the window, however far they are pushed")
  func staysInside() throws {
    #expect(
      try words(
        """
        0.0 2.0=-2147483648 2.1=2147483647
        0.1 2.0=3
        """) == ["0 mouse moves 0,699", "100 mouse moves 3,699"])
  }

  @Test("whose button is still down at the end: cancelled")
  func lostUp() throws {
    #expect(
      try words(
        """
        0.0 1.110=1
        0.1 2.0=3
        """) == [
          "0 mouse down 450,350", "100 mouse drags 453,350", "100 mouse cancelled",
        ])
  }

  @Test("that repeat a button which is held, and release one which is not: both are ignored")
  func nonsense() throws {
    #expect(
      try words(
        """
        0.0 1.111=0 1.110=1
        0.3 1.110=2 0.0=1
        0.4 1.110=1
        0.5 1.110=0 1.113=1
        """) == ["0 mouse down 450,350", "500 mouse up 450,350"])
  }

  @Test("whose release the kernel lost: cancelled there, and not held in what follows")
  func dropped() throws {
    #expect(
      try words(
        """
        0.0 1.110=1
        0.1 2.0=9 0.3=0 2.0=9
        0.2 2.0=3
        0.3 1.110=1
        0.4 1.110=0
        """) == [
          "0 mouse down 450,350", "100 mouse cancelled", "200 mouse moves 453,350",
          "300 mouse down 453,350", "400 mouse up 453,350",
        ])
  }

  @Test("of a keyboard: repeats are no presses, and modifiers are reported separately")
  func keyboard() throws {
    #expect(
      try Captured.words("keyboard.evemu", in: 900, 700) == [
        "199 key tab down", "279 key tab up", "499 key space down", "579 key space up",
        "799 key right down", "1299 key right up", "1499 key space down", "1579 key space up",
        "1799 modifiers 2", "2199 key z down", "2249 key z up", "2299 modifiers 0",
      ])
  }

  @Test("of a keyboard that ends with keys down: they go up")
  func keysAtTheEnd() throws {
    #expect(
      try words(
        """
        0.0 1.2a=1
        0.1 1.67=1
        """) == [
          "0 modifiers 1", "100 key up down", "100 modifiers 0", "100 key up up",
        ])
  }

  @Test("of several devices at once: in the order of time, on one clock")
  func severalDevices() throws {
    let capture = try Captured.capture("mouse-and-keyboard.yml")
    let words = try capture.words(in: 900, 700)
    #expect(
      words.prefix(5) == [
        "0 mouse moves 451,350", "200 mouse moves 431,360", "400 mouse down 431,360",
        "420 mouse drags 435,360", "440 mouse drags 439,360",
      ])
    #expect(words.contains("500 modifiers 2"))
    #expect(words.suffix(3) == ["1200 mouse up 511,360", "1300 modifiers 0", "1400 wheel 0,256"])
    #expect(capture.devices.map(\.hiddenKeys) == [0, 1])
  }

  @Test(
    "of several devices, of which one is chosen by number, name or node",
    arguments: [
      "2", "Bench Keyboard", "keyb", "event4",
    ])
  func chosen(name: String) throws {
    let capture = try Captured.capture("mouse-and-keyboard.yml").selecting(name)
    #expect(try capture.words(in: 900, 700) == ["0 modifiers 2", "800 modifiers 0"])
  }
}
