import Testing

/// How the folders of a target use each other, which imports cannot show.
///
/// A folder uses another where a file of it names a type that the other declares.
@Suite struct FolderTests {
  @Test("the folders of a target use each other in one direction")
  func circles() throws {
    let targets = Dictionary(grouping: try SourceFile.all(under: "Sources"), by: \.target)
    #expect(targets.count > 8, "the sources were not found")
    for (target, files) in targets {
      let use = FolderUse(files)
      #expect(use.circles.isEmpty, "\(target): \(use.circles.joined(separator: "; "))")
      #expect(use.foldersInCircles.isEmpty, "\(target)")
    }
  }

  @Test("an interaction has at most nine stored properties")
  func properties() throws {
    let file = try SourceFile.all(under: "Sources/DragKit/Turn").first {
      $0.name == "Interaction.swift"
    }
    let body = try #require(file?.lines.prefix { !$0.hasPrefix("}") })
    let stored = body.filter { $0.firstMatch(of: #/^  [\w() ]*\bvar .*[^{]$/#) != nil }
    #expect((5...9).contains(stored.count), "\(stored)")
  }

  @Test("DragKit names no layout")
  func layouts() throws {
    let layouts = try SourceFile.all(under: "Sources/DragLayout/Layouts")
    let names = layouts.flatMap(\.declaredTypes).filter { $0.hasSuffix("Layout") }
    #expect(names.count > 3, "the layouts were not found")
    for file in try SourceFile.all(under: "Sources/DragKit") {
      #expect(Set(file.typeNames).isDisjoint(with: names), "\(file.path)")
    }
  }

  @Test(
    "the tests of DragKit lie in the folders of its sources, and their fixtures in one of their own"
  )
  func tests() throws {
    func folders(of target: String) throws -> [String: Int] {
      let files = try SourceFile.all(under: target)
      return files.reduce(into: [:]) { counts, file in
        let path = file.path.dropFirst(target.count + 1).split(separator: "/")
        counts[path.count > 1 ? String(path[0]) : "", default: 0] += 1
      }
    }
    let tests = try folders(of: "Tests/InteractionTests")
    let sources = try folders(of: "Sources/DragKit")
    #expect(tests.count > 8, "the tests were not found")
    #expect(Set(tests.keys).subtracting(sources.keys) == ["Fixtures"])
    #expect(tests[""] == nil, "a suite is in no folder")
  }

  @Test("a circle is named with the types that make it")
  func example() {
    let files = [
      SourceFile(path: "Sources/House/Upper/Roof.swift", text: "struct Roof { var room: Room }"),
      SourceFile(
        path: "Sources/House/Upper/Tile.swift", text: "/// Lies above a ``Room``.\nenum Tile {}"),
      SourceFile(
        path: "Sources/House/Lower/Room.swift", text: "struct Room {\n  let roof: Roof\n}"),
      SourceFile(
        path: "Sources/House/Lower/Cellar/Wine.swift", text: "struct Wine { let room: Room }"),
      SourceFile(path: "Sources/House/Key.swift", text: "struct Key { let roof: Roof }"),
    ]
    #expect(FolderUse(files).circles == ["Lower names Roof, Upper names Room"])
    #expect(FolderUse(Array(files.dropFirst())).circles == [])
    #expect(FolderUse(Array(files.dropFirst())).foldersInCircles == [])
  }

  @Test("a circle of three folders is found")
  func longCircle() {
    let files = ["A", "B", "C"].map { name in
      let next = name == "A" ? "B" : name == "B" ? "C" : "A"
      return SourceFile(
        path: "Sources/House/\(name)/\(name).swift", text: "struct \(name)1 { let next: \(next)1 }")
    }
    #expect(FolderUse(files).circles == [])
    #expect(FolderUse(files).foldersInCircles == ["A", "B", "C"])
    #expect(FolderUse(Array(files.dropFirst())).foldersInCircles == [])
  }
}

/// Which folders of a target name the types of which others.
struct FolderUse {
  /// The types that a folder names of another, by the two folders.
  private var names: [Pair: Set<String>] = [:]

  private struct Pair: Hashable {
    let from: String
    let to: String
  }

  init(_ files: [SourceFile]) {
    var owners: [String: String] = [:]
    var ambiguous: Set<String> = []
    for file in files {
      for name in file.declaredTypes
      where owners.updateValue(file.folder, forKey: name) ?? file.folder != file.folder {
        ambiguous.insert(name)
      }
    }
    for file in files {
      for word in file.typeNames where !ambiguous.contains(word) {
        guard let owner = owners[word], owner != file.folder else { continue }
        names[Pair(from: file.folder, to: owner), default: []].insert(word)
      }
    }
  }

  /// The folders in circles of any length, and those that use them: what remains without the folders
  /// that use no other.
  var foldersInCircles: [String] {
    var rest = Set(names.keys)
    while true {
      let fewer = rest.filter { pair in rest.contains { $0.from == pair.to } }
      if fewer.count == rest.count { return Set(rest.map(\.from)).sorted() }
      rest = fewer
    }
  }

  /// The pairs of folders that use each other, each in words.
  var circles: [String] {
    names.keys.filter { $0.from < $0.to }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
      .compactMap { pair in
        guard let back = names[Pair(from: pair.to, to: pair.from)], let there = names[pair] else {
          return nil
        }
        return "\(pair.from) names \(there.sorted().joined(separator: ", ")), "
          + "\(pair.to) names \(back.sorted().joined(separator: ", "))"
      }
  }
}

extension SourceFile {
  /// The folder of the target that the file is in; `.` for the target's own.
  fileprivate var folder: String {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : "."
  }

  /// The types that the file declares.
  fileprivate var declaredTypes: [String] {
    let declaration =
      #/^\s*(?:(?:public|package|internal|private|fileprivate|final|indirect) )*(?:struct|enum|class|protocol|actor|typealias) ([A-Z]\w*)/#
    return code.compactMap { $0.text.firstMatch(of: declaration).map { String($0.1) } }
  }

  /// The words of its code that could be types: not those in texts.
  fileprivate var typeNames: Set<String> {
    var names: Set<String> = []
    for line in code {
      for (index, part) in line.text.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated()
      where index.isMultiple(of: 2) {
        for word in part.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        where word.first?.isUppercase == true {
          names.insert(String(word))
        }
      }
    }
    return names
  }
}
