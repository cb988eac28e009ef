import DeviceCapture
import DragRecording
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
      try capture.words(in: 1000, 500) == [
        "0 finger 1 down 418,122", "11 finger 1 up 418,122",
      ])
  }

  @Test("may end in an unfinished line, which is left out")
  func unfinished() throws {
    let whole = "E: 0.1 0002 0000 1\nE: 0.1 0000 0000 0\nE: 0.2 0002 0000 7\n"
    let capture = try Capture(evemu: whole + "E: 0.2 00")
    #expect(capture.isTorn)
    #expect(try capture.words(in: 900, 700) == ["0 mouse moves 451,350"])
    #expect(try !Capture(evemu: whole).isTorn)
  }

  @Test(
    "may have a late event, which happens at once, or a clock that was set back, and goes on from there",
    arguments: [["5.0", "5.2", "5.1", "5.3"], ["500.0", "500.2", "3.0", "3.1"]])
  func disorder(times: [String]) throws {
    let moves = times.map { "E: \($0) 0002 0000 1\nE: \($0) 0000 0000 0\n" }
    #expect(
      try Capture(evemu: moves.joined()).words(in: 900, 700) == [
        "0 mouse moves 451,350", "200 mouse moves 452,350", "200 mouse moves 453,350",
        "300 mouse moves 454,350",
      ])
  }

  @Test("act by what they report: a mouse with a touch surface is a mouse, a gamepad is ignored")
  func roles() throws {
    let mouse = """
      E: 0.0 0003 0039 1
      E: 0.0 0003 0035 9
      E: 0.0 0002 0000 1
      E: 0.0 0000 0000 0

      """
    #expect(try Capture(evemu: mouse).words(in: 900, 700) == ["0 mouse moves 451,350"])
    let gamepad = "A: 00 0 9 0 0\nA: 01 0 9 0 0\nE: 0.0 0003 0000 1\nE: 0.0 0001 0130 1\n"
    #expect(throws: FileError(file: "a.evemu", .noUsableDevice)) {
      try Capture(evemu: gamepad + "E: 0.0 0000 0000 0\n").words(in: 900, 700)
    }
  }
}
