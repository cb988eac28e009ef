import Testing

/// The titles of tests: each is a sentence that can be read without the name of its suite.
@Suite struct TestTitleTests {
  @Test(
    "a title begins like a sentence, with a capital letter or the name of a declaration",
    arguments: ["CoreTests", "DragModelTests", "DragKitSnapshotsTests", "InteractionTests"])
  func titles(target: String) throws {
    var count = 0
    for file in try SourceFile.all(under: "Tests/\(target)") {
      for title in titles(in: file.text) {
        count += 1
        if !isSentence(title) { Issue.record("\(file.path): \"\(title)\" is no sentence") }
      }
    }
    #expect(count > 40, "the titles were not found")
  }

  @Test("a title that only its suite completes is found")
  func fragments() {
    let text = """
      @Test("R4: A gap stays for 150 ms") @Test("`nextWake` is the next deadline")
      @Test("are exactly these") @Test("R4: stays for 150 ms") @Test(
        "Is read from its bytes", arguments: 0..<4)
      @Test("E18: Of a row without actions never stays open") @Test("Its thumb is at the bottom")
      """
    #expect(
      titles(in: text).filter { !isSentence($0) } == [
        "are exactly these", "R4: stays for 150 ms", "Is read from its bytes",
        "E18: Of a row without actions never stays open", "Its thumb is at the bottom",
      ])
  }

  private func titles(in text: String) -> [String] {
    text.matches(of: #/@Test\(\s*"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
  }

  /// Whether a title begins with a subject; before it can be the numbers of rules, or "Law".
  private func isSentence(_ title: String) -> Bool {
    let sentence = title.replacing(#/^(?:(?:[A-Z]\d+(?:, )?)+|Law(?: \d+)?): /#, with: "")
    let words = sentence.split { " ,".contains($0) }.map(String.init)
    guard words.count > 2, let first = words.first, let letter = first.first else { return false }
    let needsSubject: Set = [
      "Is", "Are", "Was", "Has", "Have", "Does", "Can", "That", "Whose", "Of", "It", "Its",
    ]
    return (letter.isUppercase || letter.isNumber || letter == "`") && !needsSubject.contains(first)
  }
}
