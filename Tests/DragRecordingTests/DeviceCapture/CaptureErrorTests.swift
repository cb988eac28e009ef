import DeviceCapture
import DragRecording
import Testing

@Suite("An invalid capture is refused on one line with the place, the problem and the remedy")
struct CaptureErrorTests {
  private static let screen = "N: Bench\nA: 35 0 999 0 0 0\nA: 36 0 499 0 0 0\n"
  private static let press =
    "E: 0.000000 0003 0039 1\nE: 0.000000 0003 0035 5\nE: 0.000000 0000 0000 0\n"

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
    "A file that is no capture is refused",
    arguments: [
      ("", noCapture), ("{\"dndrec\":1}\n", noCapture), ("# EVEMU 1.3\nN: Bench\n", noEvents),
      ("version: 1\ndevices:\n- node: a\n  events:\n", noEvents),
      (
        "E: 0.0 0005 0000 1\nE: 0.0 0000 0000 0\n",
        ": no device acts as a touchscreen, a mouse or a keyboard; capture another device"
      ),
      ("# EVEMU 2.0\nN: Bench\n", ":1: has version 2 of the format of evemu, \(newer)"),
      ("version: 2\n", ":1: has version 2 of the format of libinput record, \(newer)"),
    ])
  func files(text: String, expected: String) {
    #expect(words(text) == "c" + expected)
  }

  @Test(
    "lines of evemu",
    arguments: [
      ("E: x 0003 0035 1", "expected a time such as 0.000001 at column 4"),
      ("E: 0. 0003 0035 1", "expected a time such as 0.000001 at column 4"),
      ("E: 0.1 10003 0035 1", "expected a type at column 8"),
      ("E: 0.1 0003 zz 1", "expected a code at column 13"),
      ("E: 0.1 0003 0035", "expected a value at column 17"),
      ("E: 0.1 0003 0035 99999999999", "expected a value at column 18"),
      ("E: 0.1 0003 0035 1 1", "expected the end of the line at column 20"),
      ("A: 35 0 x 0 0", "expected a maximum at column 9"),
      ("hello", "expected a line such as 'E: 0.000001 0003 0035 0404' at column 1"),
    ])
  func linesOfEvemu(line: String, expected: String) {
    #expect(
      words(Self.screen + line + "\n" + Self.press)
        == "c:4: \(expected); correct the line, or capture again")
  }

  @Test(
    "lines of libinput record",
    arguments: [
      ("    - [0, 0, 3, 57]", "expected ',' at column 19"),
      ("    - [0, 1000000, 3, 57, 1]", "expected microseconds at column 11"),
      ("    - [0, 0, 3, 57, 1, 2]", "expected ']' at column 22"),
      ("    - - 0", "expected '[' at column 7"),
      ("    - {a: 1}", "expected '[' at column 7"),
    ])
  func linesOfLibinput(line: String, expected: String) {
    let head = "version: 1\ndevices:\n- node: a\n  events:\n  - evdev:\n"
    #expect(words(head + line + "\n") == "c:6: \(expected); correct the line, or capture again")
  }

  @Test("surfaces without a range, with a remedy")
  func noRange() {
    #expect(
      words("N: Bench\n" + Self.press)
        == "c: no range for ABS_MT_POSITION_X of 'Bench'; prepend the output of evemu-describe")
    #expect(
      words(Self.press)
        == "c: no range for ABS_MT_POSITION_X (device has no name); prepend the output of "
        + "evemu-describe")
  }

  @Test("surfaces of no extent")
  func emptyRange() {
    #expect(
      words("N: Bench\nA: 35 0 999 0 0\nA: 36 7 7 0 0\n" + Self.press)
        == "c:3: ABS_MT_POSITION_Y ranges from 7 to 7, which cannot be scaled to a window; "
        + "correct the line")
  }

  @Test("clocks that go back by days, or stand still for days")
  func clocks() {
    let first = "E: 90000.0 0002 0000 1\nE: 90000.0 0000 0000 0\n"
    #expect(
      words(first + "E: 0.0 0002 0000 1\nE: 0.0 0000 0000 0\n")
        == "c:3: time goes back by more than 24 hours; cut the capture in two there")
    #expect(
      words(first + "E: 190000.0 0002 0000 1\nE: 190000.0 0000 0000 0\n")
        == "c:3: more than 24 hours pass without an event; cut the capture in two there")
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
