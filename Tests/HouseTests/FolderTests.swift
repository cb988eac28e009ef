import Testing

/// How the folders of a target use each other, which imports cannot show.
///
/// A folder uses another if a file of it names a type that the other declares.
@Suite struct FolderTests {
  @Test("the folders of a target use each other in one direction")
  func directions() throws {
    let targets = Dictionary(grouping: try SourceFile.all(under: "Sources"), by: \.target)
    #expect(targets.count > 8, "the sources were not found")
    for (target, files) in targets {
      let found = circles(in: files)
      #expect(found == [], "\(target)")
    }
  }

  @Test("a circle of folders is found with the types that make it")
  func planted() {
    func file(_ folder: String, _ text: String) -> SourceFile {
      SourceFile(path: "Sources/House/\(folder)/\(text.count).swift", text: text)
    }
    let house = [
      file("Upper", "/// Lies above a ``Wine``.\nstruct Roof { var room: Room }"),
      file("Lower", "struct Room {\n  let wine: Wine\n}"),
      file("Cellar", "struct Wine { let label = \"Roof\" }"),
    ]
    #expect(circles(in: house) == [])
    let circle = house + [file("Cellar", "struct Key { let roof: Roof }")]
    #expect(
      circles(in: circle) == [
        "Cellar names Roof of Upper", "Lower names Wine of Cellar", "Upper names Room of Lower",
      ])
  }
}

/// The uses that make circles of folders, in words, and those of folders that use one.
private func circles(in files: [SourceFile]) -> [String] {
  var owners: [String: Set<String>] = [:]
  for file in files {
    for name in file.declaredTypes { owners[name, default: []].insert(file.folder) }
  }
  // A type for each folder and another that it uses.
  var uses: [String: [String: String]] = [:]
  for file in files {
    for name in file.typeNames.sorted() {
      // A name of two folders cannot be told apart.
      guard let folders = owners[name], folders.count == 1, let owner = folders.first,
        owner != file.folder
      else { continue }
      uses[file.folder, default: [:]][owner] = name
    }
  }
  while let end = uses.first(where: { $0.value.keys.allSatisfy { uses[$0] == nil } })?.key {
    uses[end] = nil
  }
  return uses.flatMap { folder, others in
    others.filter { uses[$0.key] != nil }.map { "\(folder) names \($0.value) of \($0.key)" }
  }.sorted()
}

extension SourceFile {
  /// The folder of the target that the file is in; `.` for the target's own.
  fileprivate var folder: String {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : "."
  }

  /// The types that the file declares.
  var declaredTypes: [String] {
    let kinds: Set = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    return code.compactMap { line in
      let words = line.text.split { " :<{(=".contains($0) }.map(String.init)
      guard let kind = words.prefix(4).firstIndex(where: kinds.contains),
        words.indices.contains(kind + 1), words[kind + 1].first?.isUppercase == true
      else { return nil }
      return words[kind + 1]
    }
  }

  /// The words of its code that could be types: not those in texts.
  var typeNames: Set<String> {
    let code = code.map(\.text).joined(separator: "\n").replacing(/"[^"\n]*"/, with: "")
    return Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.output) })
  }
}
