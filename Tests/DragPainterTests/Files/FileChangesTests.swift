import Testing

@testable import DragPainter

@Suite("The changes of files")
struct FileChangesTests {
  @Test("are combined to the difference from the last report")
  func combined() {
    var changes = FileChanges(known: ["a", "b", "c", "d", "e"])
    changes.appear("new")
    changes.appear("new")
    changes.appear("a")
    changes.disappear("b")
    changes.disappear("c")
    changes.appear("c")
    changes.appear("short")
    changes.disappear("short")
    changes.disappear("unknown")
    changes.appear("d")
    changes.disappear("d")
    #expect(
      changes.take()
        == [
          FileChange("new", .created), FileChange("a", .changed), FileChange("b", .removed),
          FileChange("c", .changed), FileChange("d", .removed),
        ])
    #expect(changes.isEmpty && changes.take() == [])
    changes.appear("new")
    changes.appear("b")
    #expect(changes.take() == [FileChange("new", .changed), FileChange("b", .created)])
  }

  @Test("are a new name if a known file moves between names, also by several moves")
  func renamed() {
    var changes = FileChanges(known: ["a", "b"])
    changes.leave("a", move: 1)
    changes.arrive("x", move: 1)
    changes.leave("x", move: 2)
    changes.arrive("y", move: 2)
    changes.appear("y")
    #expect(changes.take() == [FileChange("y", .renamed(from: "a"))])
    #expect(changes.known == ["b", "y"])
  }

  @Test("are a change if a file replaces a known one, as when a program saves it")
  func replaced() {
    var changes = FileChanges(known: ["a", "b"])
    changes.appear("a.new")
    changes.leave("a.new", move: 1)
    changes.arrive("a", move: 1)
    #expect(changes.take() == [FileChange("a", .changed)])
    changes.leave("b", move: 2)
    changes.arrive("a", move: 2)
    #expect(changes.take() == [FileChange("b", .removed), FileChange("a", .changed)])
    changes.leave("a", move: 3)
    changes.arrive("a~", move: 3)
    changes.appear("a")
    #expect(changes.take() == [FileChange("a", .changed), FileChange("a~", .created)])
  }

  @Test("are a removal if the file leaves the watched folders or is removed under its new name")
  func gone() {
    var changes = FileChanges(known: ["a", "b"])
    changes.leave("a", move: 1)
    changes.leave("b", move: 2)
    changes.arrive("x", move: 2)
    changes.disappear("x")
    #expect(changes.take() == [FileChange("a", .removed), FileChange("b", .removed)])
    changes.arrive("z", move: 1)
    #expect(changes.take() == [FileChange("z", .created)])
  }

  @Test("of two files that exchange their names are changes of both")
  func exchanged() {
    var changes = FileChanges(known: ["a", "b"])
    changes.leave("a", move: 1)
    changes.arrive("t", move: 1)
    changes.leave("b", move: 2)
    changes.arrive("a", move: 2)
    changes.leave("t", move: 3)
    changes.arrive("b", move: 3)
    #expect(changes.take() == [FileChange("a", .changed), FileChange("b", .changed)])
  }
}
