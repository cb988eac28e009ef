import Foundation
import Testing

/// The keys of texts in the sources are those of the file of English texts.
@Suite struct TextKeyTests {
  private static let english = "Sources/PlaygroundScenes/Localization/Texts/en.ftl"

  /// The keys of the texts, and the names of attributes.
  private static func keys() throws -> (texts: Set<String>, attributes: Set<String>) {
    let file = SourceFile.root.appendingPathComponent(english)
    let text = try String(contentsOf: file, encoding: .utf8)
    var (texts, attributes): (Set<String>, Set<String>) = ([], [])
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let name = line.split(separator: " ")[0]
      if name.hasPrefix(".") {
        attributes.insert(String(name.dropFirst()))
      } else {
        texts.insert(String(name))
      }
    }
    return (texts, attributes)
  }

  private static func sources() throws -> [SourceFile] {
    try ["PlaygroundUI", "PlaygroundScenes", "PlaygroundWorkbench", "dragplay"].flatMap {
      try SourceFile.all(under: "Sources/\($0)")
    }
  }

  @Test("a key in the sources has an English text")
  func existing() throws {
    let keys = try Self.keys()
    #expect(keys.texts.count > 400, "the texts were not found")
    // Two keys are the branches of a choice.
    let use = /LocalizedString\(\s*(?:[^"()]*\? )?"([a-z0-9-]+)"(?:\s*: "([a-z0-9-]+)")?/
    var count = 0
    for file in try Self.sources() {
      let code = file.code.map(\.text).joined(separator: "\n")
      for match in code.matches(of: use) {
        let used = [match.output.1, match.output.2].compactMap(\.self).map(String.init)
        count += used.count
        #expect(keys.texts.isSuperset(of: used), "\(file.path)")
      }
      for match in code.matches(of: /\.attribute\("([a-z-]+)"\)/) {
        #expect(keys.attributes.contains(String(match.output.1)), "\(file.path)")
      }
    }
    #expect(count > 100, "the uses were not found")
  }

  @Test("an English text has a use: its key, a part of its key, or the name of a control")
  func used() throws {
    var (literals, starts, ends): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for file in try Self.sources() {
      for (_, line) in file.code {
        literals.formUnion(line.matches(of: /"([a-z0-9-]+)"/).map { String($0.output.1) })
        starts.formUnion(line.matches(of: /"([a-z0-9-]+-)\\\(/).map { String($0.output.1) })
        ends.formUnion(line.matches(of: /\)(-[a-z]+)"/).map { String($0.output.1) })
        if file.text.contains(": Int, NumberedControl {") {
          guard let cases = line.firstMatch(of: /^ *case ([a-z].*)$/)?.output.1 else { continue }
          for name in cases.matches(of: /[a-z]\w*/) { literals.insert(name.output.dashed) }
        }
      }
    }
    let unused = try Self.keys().texts.filter { key in
      !literals.contains(key) && !starts.contains { key.hasPrefix($0) }
        && !ends.contains { key.hasSuffix($0) }
    }
    #expect(unused.sorted() == [])
  }
}

extension Substring {
  fileprivate var dashed: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }
}
