import DragRecording
import Testing

@Suite("An invalid recording is refused on one line with the place, the problem and the remedy")
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

  private static let noRecording =
    ": is not a recording: the first line has no \"dndrec\"; check the name"

  @Test(
    "A file that is no recording is refused",
    arguments: [
      ("", ": holds no whole first line; nothing was recorded, record it again"),
      ("hello\n", noRecording), ("hello", noRecording), ("{\"a\":1}\n", noRecording),
      (
        "{\"dndrec\":3}\n",
        ": has version 3 of the format, this program reads up to 2; get the newer dragplay"
      ),
      ("{\"dndrec\":1}\n", ":1: no \"window\"; the file is damaged, record it again"),
    ])
  func files(text: String, expected: String) {
    #expect(words(Array(text.utf8)) == "s.dndrec" + expected)
  }

  @Test(
    "single lines",
    arguments: [
      (#"{"t" 5}"#, "expected ':' at column 6"),
      (#"{"t":5,"e":[["leave"]]}"#, "invalid event 'leave'"),
      (#"{"t":-1}"#, "time goes back"),
      (#"{"t":5,"e":[["leave",6]]}"#, "time goes back"),
      (#"{"t":5,"e":[["leave",4],["leave",-1]]}"#, "time goes back"),
      (#"{"t":86400000001}"#, "more than 24 hours pass"),
      (#"{"t":99999999999999999999}"#, "expected a number of 64 bits at column 24"),
      (#"{"t":5,"e":[["fly",1]]}"#, "unknown event 'fly', known to a newer dragplay perhaps"),
      (#"{"t":5,"e":[["resize",1,-1,4]]}"#, "invalid event 'resize'"),
      (#"{"t":5,"e":[["press",1,0,9999999999,0,0]]}"#, "invalid event 'press'"),
      (#"{"t":5,"e":[["m",-1,1,1,1,1]]}"#, "invalid event 'm'"),
      (#"{"t":5,"h":"00"}"#, "\"h\" is invalid or out of range"),
      (#"{"t":5,"h":"0000000g"}"#, "\"h\" is invalid or out of range"),
      // The values that they leave out are not known yet.
      (#"{"t":5,"h":"00000000"}"#, "\"h\" is invalid or out of range"),
      (#"{"t":5,"c":[7]}"#, "invalid call in \"c\""),
      (#"{"t":5,"c":[{"t":1,"call":"x"},-1]}"#, "invalid call in \"c\""),
      (#"{"t":5,"e":[["leave",1]],"c":[{"t":0,"call":"x"},-1]}"#, "invalid call in \"c\""),
      (#"{"k":0,"state":"AAAA","sum":"0"}"#, "the state does not match its checksum"),
      (#"{"k":9,"state":"","sum":""}"#, "\"k\" is invalid or out of range"),
      (#"{"hello":1}"#, "unknown line 'hello', known to a newer dragplay perhaps"),
      (#"{"end":1,"t":0,"lines":4,"events":0}"#, "the end line declares 4 lines; the file has 0"),
      (#""#, "expected a value at column 1"),
      (#"[1]"#, "no object with a field"),
      (#"{"k":0,"sum":""}"#, "no \"state\""),
      (#"{"mark":"a"}"#, "no \"t\""),
      (#"{"g":0,"t":0,"for":1,"pointer":-1,"do":"drag"}"#, "\"g\" is invalid or out of range"),
      (#"{"g":1,"t":0,"for":1,"pointer":0}"#, "no \"do\""),
      (#"{"expect":"order","t":0}"#, "\"expect\" is invalid or out of range"),
      (#"{"end":1,"t":0}"#, "no \"lines\""),
    ])
  func oneLine(line: String, expected: String) {
    let bytes = file([Self.header, line, "{\"t\":1}"])
    #expect(words(bytes) == "s.dndrec:2: \(expected); the file is damaged, record it again")
  }

  @Test(
    "a number of calls that no recording holds",
    arguments: ["16777217", "-\(Int64.max)", "\(Int64.min)"])
  func calls(count: String) {
    let bytes = file([Self.header, #"{"t":5,"c":[{"t":1,"call":"x"},\#(count)]}"#])
    let problem = "holds more than 16777216 events and values of calls"
    #expect(words(bytes) == "s.dndrec: \(problem); record it again in several files")
  }

  @Test("lines after the end line")
  func behindEnd() {
    let end = #"{"end":1,"t":0,"lines":0,"events":0}"#
    #expect(words(file([Self.header, end])) == "read")
    let problem = "the file continues after its end line; the file is damaged, record it again"
    #expect(words(file([Self.header, end, end])) == "s.dndrec:3: \(problem)")
  }

  @Test("trailing zeros, with the command that removes them")
  func zeros() {
    let bytes = file([Self.header, "{\"t\":1}"])
    #expect(
      words(bytes + [0, 0, 0])
        == "s.dndrec: ends in 3 zero bytes, as after a loss of power; keep its first \(bytes.count) "
        + "bytes (truncate -s \(bytes.count))")
  }
}
