import Foundation
import ProgramSupport
import Testing

/// The clipboard between the example `Clippings` and programs with other toolkits.
@Suite(.serialized) struct ClipboardTests {
  @Test(
    "text, files and pictures of other programs are pasted, and copied back, byte for byte",
    arguments: OtherProgram.Toolkit.allCases)
  func underX11(toolkit: OtherProgram.Toolkit) throws {
    let session = try ClipboardSession(on: .mouse)
    // GTK 3 can only copy files with a function of C.
    if toolkit != .gtk3 {
      try session.paste(["files"] + session.files, from: toolkit, count: 2)
      try session.copy("files", to: toolkit, arriving: session.uris)
      try session.cutAll()
    }
    try session.paste(["image", session.picture], from: toolkit, type: "image/png")
    try session.copy("image", to: toolkit, arriving: try session.lastPasted())
    try session.cutAll()
    try session.paste(["text", session.text], from: toolkit)
    try session.copy("text", to: toolkit, arriving: session.words)
    try session.app.expectReplay()
  }

  @Test(
    "under Wayland, text, links and pictures are copied to other programs, and their text is pasted",
    arguments: [OtherProgram.Toolkit.gtk3, .gtk4])
  func underWayland(toolkit: OtherProgram.Toolkit) throws {
    let session = try ClipboardSession(on: .wayland(), isEmpty: false)
    try session.copyNext("text", to: toolkit, arriving: Data("Hello".utf8))
    try session.copyNext("files", to: toolkit, arriving: Data("https://example.org/".utf8))
    try session.copyNext("image", to: toolkit, arriving: ClipboardSession.redPixel)
    // Weston sends data of other types only to SDL.
    try session.paste(["text", session.text], from: toolkit)
    try session.app.expectReplay()
  }

  @Test("under Wayland, the text of a program that answers late is pasted")
  func late() throws {
    let session = try ClipboardSession(on: .wayland(), isEmpty: false)
    let program = try OtherProgram(.gtk3, "copy", "text", session.text, beside: session.app)
    try program.click()
    try program.wait(for: "copied")
    try program.freeze()
    try session.key("Control_L+v")
    try session.app.wait(for: "pastePending")
    session.app.hold(0.3)
    program.thaw()
    try session.app.wait(for: "pasteCommand") { $0.count == 1 }
    #expect(try session.lastPasted() == session.words)
    try session.app.expectReplay()
  }

  @Test(
    "text of half a megabyte is pasted and copied in pieces",
    // GTK 4 does not reliably send long data itself.
    arguments: [(.gtk3, .gtk3), (.qt, .gtk4), (.qt, .qt)]
      as [(OtherProgram.Toolkit, OtherProgram.Toolkit)])
  func longText(source: OtherProgram.Toolkit, receiver: OtherProgram.Toolkit) throws {
    let session = try ClipboardSession(on: .mouse, repeatingText: 25_000)
    #expect(session.words.count > 500_000)
    try session.paste(["text", session.text], from: source)
    try session.copy("text", to: receiver, arriving: session.words)
    try session.app.expectReplay()
  }

  @Test("a program that hangs, and one that crashes, end a paste, and the next one works")
  func silence() throws {
    let session = try ClipboardSession(on: .mouse)
    let program = try OtherProgram(.gtk4, "copy", "text", session.text, beside: session.app)
    try program.click()
    try program.wait(for: "copied")
    try program.freeze()
    try session.pasteNothing(because: "unanswered")
    try session.key("Control_L+v")
    try program.crash()
    try until("two refusals") { session.refusals == 2 }
    try session.pasteNothing(because: "empty")
    try session.paste(["text", session.text], from: .gtk3)
    try session.app.expectReplay()
  }

  @Test("cut files are pasted by a file manager, which moves them")
  func fileManager() throws {
    let session = try ClipboardSession(on: .mouse)
    try session.paste(["files"] + session.files, from: .qt, count: 2)
    try session.key("Control_L+x")
    try session.app.wait(for: "cutCommand") { $0.count == 2 }
    try session.app.waitForTurn()
    let manager = try FileManagerWindow(showing: "red.png", beside: session.app)
    try manager.paste()
    try until("the moved files") {
      try session.files.allSatisfy { path in
        let name = URL(fileURLWithPath: path).lastPathComponent
        return try manager.contents().contains(name)
          && !FileManager.default.fileExists(atPath: path)
      }
    }
    try session.app.expectReplay()
  }
}
