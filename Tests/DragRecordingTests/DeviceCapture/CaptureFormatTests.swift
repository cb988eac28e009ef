import DeviceCapture
import DragRecording
import ProgramSupport
import Testing

@Suite("The formats of captures")
struct CaptureFormatTests {
  @Test("are all covered by a capture")
  func all() {
    #expect(Captured.names.count { $0.hasSuffix(".yml") } == 2)
    #expect(Captured.names.count { $0.hasSuffix(".getevent") } == 1)
    #expect(Captured.names.count { $0.hasSuffix(".evemu") || $0.hasSuffix(".events") } == 7)
  }

  @Test(
    "contain the name and the ranges of a device",
    arguments: [
      ("slots.evemu", "Bench Touchscreen", 12), ("touchscreen.yml", "Bench Touchscreen", 12),
    ])
  func devices(file: String, name: String, resolution: Int) throws {
    let capture = try Captured.capture(file)
    #expect(capture.devices.map(\.name) == [name])
    let range = try #require(capture.devices.first?.ranges[0x35])
    #expect(range.minimum == 0)
    #expect(range.maximum == 4095)
    #expect(range.resolution == resolution)
  }

  @Test("may have any line ends, a byte order mark and leading blanks", arguments: Captured.names)
  func editors(file: String) throws {
    let bytes = try Captured.bytes(file)
    let text = String(decoding: bytes, as: UTF8.self)
    let edited = "\u{feff}" + text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    let capture = try Capture(parsing: Array(edited.utf8), named: file)
    let window = Size(width: 900, height: 700)
    #expect(try capture.events(in: window) == Captured.capture(file).events(in: window))
  }

  @Test("may be a description and events that were two files, as before version 1.1")
  func twoFiles() throws {
    let text = String(decoding: try Captured.bytes("slots.evemu"), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let description = lines.filter { !$0.hasPrefix("E:") }
    let events = lines.filter { $0.hasPrefix("E:") }.map { $0.prefix { $0 != "\t" } }
    let whole = (description + description + events).joined(separator: "\n") + "\n"
    #expect(
      try Capture(evemu: whole).words(in: 4096, 2304)
        == Captured.words("slots.evemu", in: 4096, 2304))
  }

  @Test("may hold a name with a number sign, and names that only look like one")
  func names() throws {
    #expect(try Capture(evemu: "N: A #4 # b\n").devices.map(\.name) == ["A #4 # b"])
    let yaml = "version: 1\ndevices:\n  - node: /dev/x\n    evdev:\n      name: Plain: one\n"
    let capture = try Capture(parsing: Array(yaml.utf8))
    #expect(capture.devices.map(\.name) == ["Plain: one"])
    #expect(capture.devices.map(\.node) == ["/dev/x"])
  }

  @Test("may be indented further, as in the manual of libinput record")
  func indentation() throws {
    let yaml = """
      version: 1
      ndevices: 1
      devices:
        - node: /dev/input/event9
          evdev:
            # Name: Bench
            name: Bench
            absinfo:
              0: [0, 999, 0, 0, 42]
              1: [0, 499, 0, 0, 41]
            properties: [1, 4]
          hid: [12, 23, 34, 45]
          events:
            - hid:
              time: [ 0, 0]
              hidraw0: [1, 2, 3, 4]
            - evdev:
              - [  0,      0,   3,   0,   418] # EV_ABS / ABS_X    418
              - [  0,      0,   3,   1,   122]
              - [  0,      0,   1, 330,     1]
              - [  0,      0,   0,   0,     0] # ------------ SYN_REPORT (0) ------- +0ms
            - evdev:
              - [  0,  11879,   1, 330,     0]
              - [  0,  11879,   0,   0,     0]

      """
    let capture = try Capture(parsing: Array(yaml.utf8))
    #expect(
      try capture.words(in: 1000, 500) == ["0 press touch-1 418,122", "11 release touch-1 418,122"])
  }

  @Test("may end in an unfinished line, which is left out")
  func unfinished() throws {
    let whole = "E: 0.1 0002 0000 1\nE: 0.1 0000 0000 0\nE: 0.2 0002 0000 7\n"
    let capture = try Capture(evemu: whole + "E: 0.2 00")
    #expect(capture.isTorn)
    #expect(try capture.words(in: 900, 700) == ["0 move mouse 451,350 up"])
    #expect(try !Capture(evemu: whole).isTorn)
  }

  @Test(
    "may have a late event, which happens at once, or a clock that was set back, and goes on from there",
    arguments: [["5.0", "5.2", "5.1", "5.3"], ["500.0", "500.2", "3.0", "3.1"]])
  func disorder(times: [String]) throws {
    let moves = times.map { "E: \($0) 0002 0000 1\nE: \($0) 0000 0000 0\n" }
    #expect(
      try Capture(evemu: moves.joined()).words(in: 900, 700) == [
        "0 move mouse 451,350 up", "200 move mouse 452,350 up", "200 move mouse 453,350 up",
        "300 move mouse 454,350 up",
      ])
  }

  @Test("contain the properties and keys of a device, by which a touchpad is known")
  func description() throws {
    let touchpad = try #require(try Captured.capture("touchpad.evemu").devices.first)
    #expect(touchpad.properties == [0, 2])
    #expect(touchpad.keys == [0x110, 0x145, 0x14a, 0x14d])
    #expect(touchpad.isTouchpad)
    let screen = try #require(try Captured.capture("touchscreen.yml").devices.first)
    #expect(screen.properties == [1])
    #expect(screen.keys == [0x14a])
    #expect(!screen.isTouchpad)
    // Synaptics, before the kernel had properties; and an Android phone, whose touchscreen has the key.
    let old = "B: 01 \(Array(repeating: "00", count: 40).joined(separator: " ")) 20 04\n"
    let press = "E: 0.0 0001 014a 1\nE: 0.0 0000 0000 0\n"
    #expect(try Capture(evemu: old + press).devices.map(\.isTouchpad) == [true])
    #expect(try Capture(evemu: "P: 02\n" + old + press).devices.map(\.isTouchpad) == [false])
  }

  @Test(
    "of Android may contain names or numbers, and describe several devices, or the captured one")
  func android() throws {
    let screen = """
      add device 1: /dev/input/event2
        name:     "synaptics, 3"
        events:
          KEY (0001): 0145  014a*
          ABS (0003): 002f  : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                      0035  : value 0, min 0, max 999, fuzz 0, flat 0, resolution 12
                      0036  : value 0, min -10, max 489, fuzz 0, flat 0, resolution 12
        input props:
          INPUT_PROP_DIRECT

      """
    let touch = """
      [   10.500000] 0003 0039 000004d2
      [   10.500000] 0003 0035 00000064
      [   10.500000] 0003 0036 fffffff6
      [   10.500000] 0000 0000 00000000 rate 60
      [   10.600000] 0003 0039 ffffffff
      [   10.600000] 0000 0000 00000000

      """
    let expected = ["0 press touch-1 100,0", "100 release touch-1 100,0"]
    let capture = try Capture(parsing: Array((screen + touch).utf8))
    #expect(try capture.words(in: 1000, 500) == expected)
    #expect(capture.devices.map(\.name) == ["synaptics, 3"])
    #expect(capture.devices[0].keys == [0x145, 0x14a])
    #expect(capture.devices[0].ranges[0x35]?.resolution == 12)
    let jack =
      "could not get driver version for /dev/input/mice, Not a typewriter\n"
      + "add device 2: /dev/input/event4\n  name:     \"jack\"\n"
    let named = touch.replacing("] ", with: "] /dev/input/event2: ")
      .replacing(" 0003 0039 ", with: " EV_ABS       ABS_MT_TRACKING_ID   ")
    #expect(
      try Capture(parsing: Array((jack + screen + named).utf8)).words(in: 1000, 500) == expected)
  }

  @Test("act by what they report: a mouse with a touch surface is a mouse, a gamepad is ignored")
  func roles() throws {
    let mouse = Capture.lines("0.0 3.39=1 3.35=9 2.0=1")
    #expect(try Capture(evemu: mouse).words(in: 900, 700) == ["0 move mouse 451,350 up"])
    let gamepad = "A: 00 0 9 0 0\nA: 01 0 9 0 0\nE: 0.0 0003 0000 1\nE: 0.0 0001 0130 1\n"
    #expect(throws: FileError(file: "a.evemu", .noUsableDevice)) {
      try Capture(evemu: gamepad + "E: 0.0 0000 0000 0\n").words(in: 900, 700)
    }
  }
}

@Suite("An invalid capture is refused on one line with the place, the problem and the remedy")
struct CaptureErrorTests {
  private static let screen = "N: Bench\nA: 35 0 999 0 0 0\nA: 36 0 499 0 0 0\n"
  private static let press =
    "E: 0.000000 0003 0039 1\nE: 0.000000 0003 0035 5\nE: 0.000000 0000 0000 0\n"
  private static let late = "E: 90000.0 0002 0000 1\nE: 90000.0 0000 0000 0\n"

  private func words(_ text: String) -> String {
    do throws(FileError) {
      let capture = try Capture(parsing: Array(text.utf8), named: "c")
      return try capture.words(in: 900, 700).isEmpty ? "nothing" : "read"
    } catch {
      return error.description
    }
  }

  private static let noCapture =
    ": is not a capture of evemu-record, libinput record or getevent; check the name"
  private static let noEvents = ": has no events; capture again, and use the device meanwhile"
  private static let describe =
    "prepend the output of evemu-describe, or of getevent -lp on Android"
  private static let again = "correct the line, or capture again"
  private static let newer = "which this program does not read; get the newer dragplay"

  @Test(
    "files",
    arguments: [
      ("", noCapture), ("{\"dndrec\":1}\n", noCapture), ("# EVEMU 1.3\nN: Bench\n", noEvents),
      ("version: 1\ndevices:\n- node: a\n  events:\n", noEvents),
      (
        "E: 0.0 0005 0000 1\nE: 0.0 0000 0000 0\n",
        ": no device acts as a touchscreen, a mouse or a keyboard; capture another device"
      ),
      ("# EVEMU 2.0\nN: Bench\n", ":1: has version 2 of the format of evemu, \(newer)"),
      ("version: 2\n", ":1: has version 2 of the format of libinput record, \(newer)"),
      // Surfaces without a range, or of no extent.
      (
        "N: Bench\n\(press)",
        ": no range for ABS_MT_POSITION_X of 'Bench'; \(describe)"
      ),
      (
        press,
        ": no range for ABS_MT_POSITION_X (device has no name); \(describe)"
      ),
      (
        "N: Bench\nA: 35 0 999 0 0\nA: 36 7 7 0 0\n\(press)",
        ":3: ABS_MT_POSITION_Y ranges from 7 to 7, which cannot be scaled to a window; correct the line"
      ),
      // Contacts without slots.
      (
        "\(screen)E: 0.0 0003 0035 1\nE: 0.0 0000 0002 0\nE: 0.0 0000 0000 0\n",
        ": the fingers of 'Bench' have no slots, as those of old drivers; capture another device"
      ),
      // Events of Android without a time, or of an unknown one of several devices.
      (
        "add device 1: /dev/input/event2\n/dev/input/event2: EV_SYN SYN_REPORT 00000000\n",
        ":2: expected a time such as [ 12.345678], as getevent -lt prints it, at column 1; \(again)"
      ),
      (
        "add device 1: /dev/a\nadd device 2: /dev/b\n[ 1.0] 0000 0000 00000000\n",
        ":3: expected a device such as /dev/input/event2: at column 8; \(again)"
      ),
      // Clocks that go back by days, or stand still for days.
      (
        "\(late)E: 0.0 0002 0000 1\nE: 0.0 0000 0000 0\n",
        ":3: time goes back by more than 24 hours; cut the capture in two there"
      ),
      (
        "\(late)E: 190000.0 0002 0000 1\nE: 190000.0 0000 0000 0\n",
        ":3: more than 24 hours pass without an event; cut the capture in two there"
      ),
    ] as [(String, String)])
  func files(text: String, expected: String) {
    #expect(words(text) == "c" + expected)
  }

  @Test("lines of evemu and of libinput record", arguments: try Refusals.table("captures"))
  func lines(line: String, expected: String) {
    let isOfLibinput = line.hasPrefix(" ")
    let head =
      isOfLibinput ? "version: 1\ndevices:\n- node: a\n  events:\n  - evdev:\n" : Self.screen
    let text = head + line + "\n" + (isOfLibinput ? "" : Self.press)
    let place = isOfLibinput ? "c:6" : "c:4"
    #expect(words(text) == "\(place): \(expected); correct the line, or capture again")
  }

  @Test("missing devices, with the available ones")
  func noSuchDevice() throws {
    let capture = try Captured.capture("mouse-and-keyboard.yml")
    let expected = FileError(
      file: "mouse-and-keyboard.yml",
      .noSuchDevice("Bench", among: ["Bench Mouse", "Bench Keyboard"]))
    #expect(throws: expected) { try capture.selecting("Bench") }
    #expect(throws: FileError.self) { try capture.selecting("3") }
    #expect(throws: FileError.self) { try capture.selecting("") }
    #expect(
      expected.description
        == "mouse-and-keyboard.yml: has no single device 'Bench'; choose from 1 'Bench Mouse', "
        + "2 'Bench Keyboard'")
  }

  @Test("files that cannot be read")
  func unreadable() {
    #expect(throws: FileError(file: "/none", .unreadable(reason: "no such file or directory"))) {
      try Capture(contentsOf: "/none")
    }
    #expect(throws: FileError(file: "/", .unreadable(reason: "it is not a file"))) {
      try Capture(contentsOf: "/")
    }
  }
}
