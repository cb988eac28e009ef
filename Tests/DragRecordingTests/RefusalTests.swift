import DragFrameIO
import DragGeometry
import DragRecording
import Testing

@Suite("What is no sound recording is refused on one line that says what, where and what to do")
struct RefusalTests {
  static let header =
    #"{"dndrec":1,"app":"a","scene":"s","arguments":[],"window":[9,9],"scale":65536,"tuning":{},"#
    + #""advances":"00","hashes":"1","state":"fresh"}"#

  private func words(_ bytes: [UInt8]) -> String {
    do {
      _ = try Recording(parsing: bytes, named: "s.dndrec")
      return "read"
    } catch {
      return error.description
    }
  }

  @Test(
    "whole files",
    arguments: [
      ("", "s.dndrec: holds no whole first line; nothing was recorded, record it again"),
      ("hello\n", "s.dndrec: is not a recording: the first line has no \"dndrec\"; check the name"),
      ("hello", "s.dndrec: is not a recording: the first line has no \"dndrec\"; check the name"),
      (
        "{\"a\":1}\n",
        "s.dndrec: is not a recording: the first line has no \"dndrec\"; check the name"
      ),
      (
        "{\"dndrec\":3}\n",
        "s.dndrec: is of version 3 of the format, this program reads up to 2; get the newer dragplay"
      ),
      (
        "{\"dndrec\":1}\n",
        "s.dndrec:1: expected a proper \"window\" at column 1; the file is damaged, record it again"
      ),
    ])
  func files(text: String, expected: String) {
    #expect(words(Array(text.utf8)) == expected)
  }

  @Test(
    "single lines",
    arguments: [
      (#"{"t" 5}"#, "expected ':' at column 6"),
      (#"{"t":5,"e":[["leave"]]}"#, "expected ',' at column 21"),
      (#"{"t":-1}"#, "time goes back"),
      (#"{"t":5,"e":[["leave",6]]}"#, "time goes back"),
      (#"{"t":5,"e":[["leave",4],["leave",-1]]}"#, "time goes back"),
      (#"{"t":86400000001}"#, "more than 24 hours pass"),
      (#"{"t":99999999999999999999}"#, "expected a number of 64 bits at column 24"),
      (#"{"t":5,"e":[["fly",1]]}"#, "unknown event 'fly', known to a newer dragplay perhaps"),
      (#"{"t":5,"e":[["resize",1,-1,4]]}"#, "the event is out of range at column 24"),
      (#"{"t":5,"e":[["press",1,0,9999999999,0,0]]}"#, "the number is out of range at column 26"),
      (#"{"t":5,"e":[["m",-1,1,1,1,1]]}"#, "the pointer is out of range at column 18"),
      (#"{"t":5,"h":"00"}"#, "expected 8, 16 or 24 hexadecimal digits at column 12"),
      (#"{"t":5,"h":"0000000g"}"#, "expected 8, 16 or 24 hexadecimal digits at column 12"),
      // What they leave out has not been told yet.
      (#"{"t":5,"h":"00000000"}"#, "expected 8, 16 or 24 hexadecimal digits at column 12"),
      (#"{"t":5,"c":[7]}"#, "expected a call at column 13"),
      (#"{"t":5,"c":[{"t":1,"call":"x"},-1]}"#, "expected a call at column 32"),
      (#"{"t":5,"e":[["leave",1]],"c":[{"t":0,"call":"x"},-1]}"#, "expected a call at column 50"),
      (#"{"t":5,"c":[{"t":1,"call":"x"},-9223372036854775808]}"#, "expected a call at column 32"),
      (#"{"k":0,"state":"AAAA","sum":"0"}"#, "the state does not match its checksum"),
      (#"{"k":9,"state":"","sum":""}"#, "\"k\" is out of range at column 2"),
      (
        #"{"hello":1}"#,
        "expected \"t\", \"k\", \"g\", \"mark\", \"expect\" or \"end\" at column 2"
      ),
      (#"{"end":1,"t":0,"lines":4,"events":0}"#, "the end line tells of 4 lines, but 0 are there"),
      (#""#, "expected '{' at column 1"),
      // What is missing stands nowhere: the line is named at its start.
      (#"{"k":0,"sum":""}"#, "expected a proper \"state\" at column 1"),
      (#"{"mark":"a"}"#, "expected a proper \"t\" at column 1"),
      (#"{"g":0,"t":0,"for":1,"pointer":-1,"do":"drag"}"#, "\"g\" is out of range at column 1"),
      (#"{"g":1,"t":0,"for":1,"pointer":0}"#, "expected a proper \"do\" at column 1"),
      (#"{"expect":"order","t":0}"#, "expected a proper \"expect\" at column 1"),
      (#"{"end":1,"t":0}"#, "expected a proper \"lines\" at column 1"),
    ])
  func oneLine(line: String, expected: String) {
    let bytes = file([Self.header, line, "{\"t\":1}"])
    #expect(words(bytes) == "s.dndrec:2: \(expected); the file is damaged, record it again")
  }

  @Test("what stands behind the end")
  func behindEnd() {
    let end = #"{"end":1,"t":0,"lines":0,"events":0}"#
    #expect(words(file([Self.header, end])) == "read")
    #expect(
      words(file([Self.header, end, end]))
        == "s.dndrec:3: the file goes on after its end line; the file is damaged, record it again")
  }

  @Test("a tail of zeros, with the command that cuts it off")
  func zeros() {
    let bytes = file([Self.header, "{\"t\":1}"])
    #expect(
      words(bytes + [0, 0, 0])
        == "s.dndrec: ends in 3 zero bytes, as after a loss of power; keep its first \(bytes.count) "
        + "bytes (truncate -s \(bytes.count))")
  }
}
