import DragPainter
import DragRecording
import Foundation
import ProgramSupport

/// The files of the package that tests read.
enum TestAssets {
  static let root = Program.root.path + "/Assets"

  static func open() throws -> AssetStore { try AssetStore(root: root) }

  /// The bytes of a picture.
  static func picture(_ name: String) throws -> [UInt8] {
    let folder = Program.root.appendingPathComponent("Tests/Fixtures/pictures")
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }
}

extension SplitMix64 {
  mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[pick(0..<elements.count)]
  }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { pick(0..<count) == 0 }
}
