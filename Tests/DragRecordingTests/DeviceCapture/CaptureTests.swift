import DeviceCapture
import DragRecording
import Testing

@Suite("Captures of mice and keyboards")
struct MouseCaptureTests {
  @Test(
    "become events of the mouse and of keys",
    arguments: [
      // A wheel in notches alone.
      ("0.0 2.8=-2 2.6=1", ["0 wheel 450,350 1,2"]),
      // However far the mouse is pushed, it stays in the window.
      (
        "0.0 2.0=-2147483648 2.1=2147483647\n0.1 2.0=3",
        ["0 move mouse 0,699 up", "100 move mouse 3,699 up"]
      ),
      // A button that is still down at the end is cancelled.
      (
        "0.0 1.110=1\n0.1 2.0=3",
        ["0 press mouse 450,350", "100 move mouse 453,350 down", "100 cancel mouse"]
      ),
      // A button that is held is not pressed again, and one that is not is not released.
      (
        "0.0 1.111=0 1.110=1\n0.3 1.110=2 0.0=1\n0.4 1.110=1\n0.5 1.110=0 1.115=1",
        ["0 press mouse 450,350", "500 release mouse 450,350"]
      ),
      // The buttons at the thumb go back and forward.
      (
        "0.0 1.113=1\n0.1 1.113=0\n0.2 1.114=1\n0.3 1.114=0",
        [
          "0 press mouse 450,350 back", "100 release mouse 450,350 back",
          "200 press mouse 450,350 forward", "300 release mouse 450,350 forward",
        ]
      ),
      // Keys that are down at the end go up.
      (
        "0.0 1.2a=1\n0.1 1.67=1",
        ["0 modifiers 1", "100 key up", "100 modifiers 0", "100 keyup up"]
      ),
    ] as [(String, [String])])
  func events(frames: String, expected: [String]) throws {
    #expect(try Capture(evemu: Capture.lines(frames)).words(in: 900, 700) == expected)
  }

  @Test(
    "are read from files",
    arguments: [
      // Each turn of a wheel that is reported twice counts once.
      (
        "mouse-wheel.evemu",
        [
          "0 move mouse 455,346 up", "99 wheel 455,346 0,1", "149 wheel 455,346 0,0.5",
          "199 wheel 455,346 0,0.5", "249 wheel 455,346 0,-1", "399 wheel 455,346 1,0",
          "499 press mouse 455,346", "599 move mouse 495,346 down", "699 release mouse 495,346",
        ]
      ),
      // Repeats are no presses, and modifiers are reported separately.
      (
        "keyboard.evemu",
        [
          "199 key tab", "279 keyup tab", "499 key space", "579 keyup space", "799 key right",
          "1299 keyup right", "1499 key space", "1579 keyup space", "1799 modifiers 2",
          "2199 key z", "2249 keyup z", "2299 modifiers 0",
        ]
      ),
    ] as [(String, [String])])
  func files(name: String, expected: [String]) throws {
    #expect(try Captured.words(name, in: 900, 700) == expected)
  }

  @Test("without any description, as before version 1.1: from the middle of the window")
  func eventsAlone() throws {
    let words = try Captured.words("mouse.events", in: 900, 700)
    #expect(words.first == "0 move mouse 447,352 up")
    #expect(
      words.filter { !$0.contains("move") } == [
        "200 press mouse 420,370", "800 release mouse 600,370",
        "900 press mouse 600,370 secondary", "1000 release mouse 600,370 secondary",
      ])
    #expect(words.count == 44)
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
        "0 move mouse 250,281 up", "100 wheel 250,281 0,1", "200 press mouse 250,281",
        "220 move mouse 266,281 down",
      ])
    #expect(words.last == "700 release mouse 563,281")
  }

  @Test(
    "of a touchpad move the mouse by 12 pixels a millimetre, drag while its button is held, and never touch"
  )
  func touchpad() throws {
    #expect(
      try Captured.words("touchpad.evemu", in: 900, 700) == [
        "8 move mouse 462,356 up", "16 move mouse 474,362 up", "24 move mouse 486,368 up",
        "32 move mouse 498,374 up", "40 move mouse 510,380 up", "390 press mouse 510,380",
        "498 move mouse 534,380 down", "506 move mouse 558,380 down",
        "514 move mouse 582,380 down", "614 release mouse 582,380",
      ])
  }

  @Test("of a touchpad without a resolution, which is taken for one of 69 by 50 millimetres")
  func unknownSize() throws {
    let device = "P: 01\nA: 00 0 689 0 0\nA: 01 0 499 0 0\n"
    let frames = "0.0 1.14a=1 3.0=100 3.1=100\n0.1 3.0=110 3.1=90\n0.2 1.14a=0"
    #expect(
      try Capture(evemu: device + Capture.lines(frames)).words(in: 900, 700)
        == ["100 move mouse 462,338 up"])
  }

  @Test("of several devices at once: in the order of time, on one clock")
  func severalDevices() throws {
    let capture = try Captured.capture("mouse-and-keyboard.yml")
    let words = try capture.words(in: 900, 700)
    #expect(
      words.prefix(5) == [
        "0 move mouse 451,350 up", "200 move mouse 431,360 up", "400 press mouse 431,360",
        "420 move mouse 435,360 down", "440 move mouse 439,360 down",
      ])
    #expect(words.contains("500 modifiers 2"))
    #expect(
      words.suffix(3) == [
        "1200 release mouse 511,360", "1300 modifiers 0", "1400 wheel 511,360 0,1",
      ])
    #expect(capture.devices.map(\.hiddenKeys) == [0, 1])
  }

  @Test(
    "of several devices, of which one is chosen by number, name or node",
    arguments: ["2", "Bench Keyboard", "keyb", "event4"])
  func chosen(name: String) throws {
    let capture = try Captured.capture("mouse-and-keyboard.yml").selecting(name)
    #expect(try capture.words(in: 900, 700) == ["0 modifiers 2", "800 modifiers 0"])
  }
}

@Suite("Captures of touch screens")
struct TouchCaptureTests {
  /// A touch screen of 1000 by 500 units with slots, as evemu describes it.
  private static let slots = """
    # EVEMU 1.3
    N: Bench #1
    I: 0018 1209 0001 0100
    A: 2f 0 9 0 0 0
    A: 35 0 999 0 0 0
    A: 36 0 499 0 0 0
    A: 39 0 65535 0 0 0

    """

  @Test(
    "have the strokes of their fingers",
    arguments: [
      // A finger drags while another taps.
      (
        "slots.evemu", (4096, 2304), ["1200 move touch-1 2400,940 down"],
        [
          "0 press touch-1 1200,900", "952 press touch-2 3000,1800",
          "1002 release touch-2 3000,1800", "1349 release touch-1 2400,940",
        ]
      ),
      // A finger or pen that hovers does not press.
      (
        "single-touch.evemu", (1024, 768), [],
        ["100 press touch-1 330,200", "550 release touch-1 530,300"]
      ),
      // A capture of libinput record has other contents, too.
      (
        "touchscreen.yml", (4096, 2304), ["662 move touch-1 1520,800 down"],
        [
          "0 press touch-1 1500,800", "1100 release touch-1 2100,800", "1500 press touch-1 200,200",
          "1580 release touch-1 200,200",
        ]
      ),
      // An Android phone, with the descriptions of all its devices.
      (
        "android.getevent", (1080, 2400), ["708 move touch-1 440,870 down"],
        [
          "0 press touch-1 300,800", "641 press touch-2 900,1800", "691 release touch-2 900,1800",
          "849 release touch-1 540,920",
        ]
      ),
    ] as [(String, (Int, Int), [String], [String])])
  func strokes(file: String, size: (Int, Int), moves: [String], strokes: [String]) throws {
    let words = try Captured.words(file, in: size.0, size.1)
    #expect(words.filter { !$0.contains("move") } == strokes)
    for move in moves { #expect(words.contains(move), "\(words)") }
  }

  @Test(
    "become events of fingers",
    arguments: [
      // A finger whose number is replaced by another goes up, and the other goes down.
      (
        slots,
        """
        0.000001 3.39=1 3.35=100 3.36=100
        0.100001 3.39=-1 3.39=2 3.35=700
        0.200001 3.39=3
        0.300001 3.39=-1
        """,
        [
          "0 press touch-1 100,100", "100 release touch-1 100,100", "100 press touch-1 700,100",
          "200 release touch-1 700,100", "200 press touch-1 700,100", "300 release touch-1 700,100",
        ]
      ),
      // A location that was not reported before the press is the first one reported.
      (
        slots, "0.000001 3.39=1 3.36=100\n0.100001 3.35=404 3.36=110\n0.200001 3.39=-1",
        ["0 press touch-1 404,100", "100 move touch-1 404,110 down", "200 release touch-1 404,110"]
      ),
      // Taps without any location are in the middle.
      (
        slots, "0.000001 3.39=1\n0.100001 3.39=-1",
        ["0 press touch-1 499,249", "100 release touch-1 499,249"]
      ),
      // A finger that was down before the capture began is ignored.
      (
        slots, "0.000001 3.35=300\n0.050001 3.39=-1\n0.100001 3.39=7 3.36=100\n0.200001 3.39=-1",
        ["100 press touch-1 300,100", "200 release touch-1 300,100"]
      ),
    ] as [(String, String, [String])])
  func events(device: String, frames: String, expected: [String]) throws {
    #expect(try Capture(evemu: device + Capture.lines(frames)).words(in: 1000, 500) == expected)
  }

  @Test("have a finger whose end is missing, which is cancelled when the capture ends")
  func lostUp() throws {
    let frames = "0.000001 3.39=1 3.35=100 3.36=100\n0.900001 3.35=110"
    let events = Self.slots + Capture.lines(frames) + "E: 1.000001 0003 0039 -001\n"
    #expect(
      try Capture(evemu: events).words(in: 1000, 500) == [
        "0 press touch-1 100,100", "900 move touch-1 110,100 down", "900 cancel touch-1",
      ])
  }

  @Test("fill the window also if they begin below zero, and their far edge stays within")
  func scaled() throws {
    let frames = "0.0 1.14a=1 3.0=-500 3.1=-100\n0.1 3.0=499 3.1=99\n0.2 1.14a=0"
    let device = "N: Bench\nA: 00 -500 499 0 0 0\nA: 01 -100 99 0 0 0\n"
    let capture = try Capture(evemu: device + Capture.lines(frames))
    let edge = Length(subpixels: 499 * 256 + 128)
    #expect(
      try capture.events(in: Size(width: 500, height: 400)) == [
        .press(0, 0, by: .finger(1), at: 0), .move(edge, 398, by: .finger(1), at: 100),
        .release(edge, 398, by: .finger(1), at: 200),
      ])
  }
}
