import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The window in a Wayland session that leaves the title bar to the program, as GNOME does.
  @Suite(.serialized) struct TitleBarTests {
    private let session: HeadlessWeston
    private let program: Child
    private let trace = Trace()
    private let origin: Spot

    init() throws {
      let session = try HeadlessWeston()
      program = try Child(
        [Program.path(), "colours", "--bare", "--window", "900x700", "--trace", "-"],
        environment: session.environment, keepsOutput: true)
      self.session = session
      let (trace, process) = (self.trace, program.id)
      trace.read(from: program.output)
      try until("the first frame") { !trace.lines(of: "idle").isEmpty }
      let window = try eventually("the window") { try session.window(of: process) }
      origin = Spot(x: window.x, y: window.y)
      try until("the window's content to come out from under its frame", within: .seconds(10)) {
        try session.hits(process, at: window.center)
      }
      try #require(try hasTitleBar(), "libdecor found no plugin, so there is no title bar.")
    }

    @Test("a window with a title bar gets the first press of a button after it appears")
    func button() throws {
      let red = try place(of: "red")
      try session.move(along: .straight(from: red.moved(x: -30), to: red))
      try session.press(1)
      try session.move(along: .straight(from: red, to: red.moved(y: 30)))
      try expectLift(by: "mouse")
      try session.release(1)
    }

    @Test("a window with a title bar gets the first touch after it appears")
    func finger() throws {
      let red = try place(of: "red")
      try session.touch(0, .began, at: red)
      try expectLift(by: "touch")
      try session.touch(0, .ended, at: red)
    }

    private func place(of item: String) throws -> Spot {
      let place = try eventually("the layout") { trace.frames(of: "colours")[item]?.center }
      return place.moved(x: origin.x, y: origin.y)
    }

    private func expectLift(by pointer: String) throws {
      let lift = try eventually("the call `dragBegan`", within: .seconds(10)) {
        trace.lines(of: "dragBegan").first
      }
      #expect(lift["item"] == "red" && lift["pointer"] == pointer, "\(lift.text)")
    }

    private func hasTitleBar() throws -> Bool {
      // The kernel returns such a file in parts.
      let maps = FileHandle(forReadingAtPath: "/proc/\(program.id)/maps")
      let loaded = String(decoding: try maps?.readToEnd() ?? Data(), as: UTF8.self)
      return loaded.contains("/libdecor/plugins")
    }
  }
}
