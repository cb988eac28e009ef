import DeviceCapture
import DragRecording
import ProgramSupport
import Testing

@Suite("The formats of captures")
struct CaptureFormatTests {
  @Test("are all covered by a capture")
  func all() {
    #expect(Captured.names.count { $0.hasSuffix(".yml") } == 2)
    #expect(Captured.names.count { !$0.hasSuffix(".yml") } == 9)
  }

  @Test(
    "contain the name and the ranges of a device",
    arguments: [
      ("slots.evemu", "Bench Touchscreen", 12), ("packets.evemu", "Bench Packets", 0),
      ("touchscreen.yml", "Bench Touchscreen", 12),
    ])
  func devices(file: String, name: String, resolution: Int) throws {
    let capture = try Captured.capture(file)
    #expect(capture.devices.map(\.name) == [name])
    let range = try #require(capture.devices.first?.ranges[0x35])
    #expect(range.minimum == 0)
    #expect(range.maximum == (file == "packets.evemu" ? 9600 : 4095))
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
            properties: [0, 2, 4]
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
    ": is not a capture of evemu-record or libinput record; check the name"
  private static let noEvents = ": has no events; capture again, and use the device meanwhile"
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
        ": no range for ABS_MT_POSITION_X of 'Bench'; prepend the output of evemu-describe"
      ),
      (
        press,
        ": no range for ABS_MT_POSITION_X (device has no name); prepend the output of evemu-describe"
      ),
      (
        "N: Bench\nA: 35 0 999 0 0\nA: 36 7 7 0 0\n\(press)",
        ":3: ABS_MT_POSITION_Y ranges from 7 to 7, which cannot be scaled to a window; correct the line"
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
