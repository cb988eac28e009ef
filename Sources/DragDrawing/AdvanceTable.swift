internal import Algorithms

/// The advances of characters in the bundled fonts, in thousandths of an em.
///
/// `make update WHAT=fonts` writes them to `Advances.txt`, in one section for each face. For a character that a
/// face lacks, its section has the advance in `Regular.otf`. A last section has the advances that are
/// equal in all faces.
package enum AdvanceTable {
  /// A hash of the table, in hexadecimal: programs with the same hash lay out text in the same way.
  package static let fingerprint = lines.first.map(String.init) ?? ""

  /// The advance of a character that no bundled font has, and of which nothing is known.
  package static let unknown = 600

  package static func advance(of scalar: Unicode.Scalar, in face: Font.Face) -> Int {
    let (number, face) = (scalar.value, faces[face.rawValue])
    if number < face.dense.count { return face.dense[Int(number)] }
    return find(number, in: face.runs) ?? find(number, in: shared) ?? estimate(for: scalar)
  }

  /// Returns the advance of a character of another script, which is drawn in a font of the system if it has one.
  ///
  /// It depends on the Unicode data of the Swift runtime, which ``fingerprint`` does not contain. Nothing that is
  /// recorded may depend on the width of such a text.
  private static func estimate(for scalar: Unicode.Scalar) -> Int {
    // Two of them are a flag.
    if 0x1f1e6...0x1f1ff ~= scalar.value { return 500 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return scalar.properties.isEmoji ? 1000 : unknown
    }
  }

  private struct Run {
    let characters: ClosedRange<UInt32>
    let advance: Int
  }

  private struct Face {
    let dense: [Int]
    let runs: [Run]
  }

  private static let lines = String(decoding: PackageResources.Advances_txt, as: UTF8.self)
    .split(separator: "\n")

  private static let faces = Font.Face.allCases.map { face in
    let runs = runs(of: "\(face)")
    return Face(dense: (0..<0x180).map { find($0, in: runs) ?? unknown }, runs: runs)
  }

  private static let shared = runs(of: "shared")

  private static func runs(of name: String) -> [Run] {
    lines.drop { $0 != name }.dropFirst().prefix { $0.contains(" ") }.compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 3, let first = UInt32(words[0], radix: 16),
        let last = UInt32(words[1], radix: 16), let advance = Int(words[2])
      else { return nil }
      return Run(characters: first...last, advance: advance)
    }
  }

  private static func find(_ number: UInt32, in runs: [Run]) -> Int? {
    let index = runs.partitioningIndex { $0.characters.upperBound >= number }
    guard index < runs.count, runs[index].characters.contains(number) else { return nil }
    return runs[index].advance
  }
}
