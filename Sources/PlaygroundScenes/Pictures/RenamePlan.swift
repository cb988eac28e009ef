internal import DragKit

/// A shell script that renames the pictures of a board in its order: `01 name.jpg`, and in groups `02 group 01 name.jpg`.
///
/// Each file is renamed twice, first to a name that nothing else has, so that files can exchange their names. The script
/// stops before the first change if a new name is taken.
package struct RenamePlan {
  private let renames: [(old: String, new: String)]

  package init(of board: BoardDocument) {
    var (renames, seen): ([(String, String)], Set<String>) = ([], [])
    func add(_ tile: BoardDocument.Tile, _ prefix: String) {
      let path = tile.picture.path
      // A duplicate has the same file.
      guard tile.picture.details.problem == nil, seen.insert(path).inserted else { return }
      let folder = path.prefix(path.count - tile.picture.fileName.count)
      let name = "\(prefix) \(Self.name(of: tile))"
      renames.append((path, folder + name))
    }
    let width = "\(board.elements.count)".count
    for (index, element) in board.elements.enumerated() {
      let number = Self.padded(index + 1, to: width)
      switch element {
      case .picture(let tile): add(tile, number)
      case .group(let title, _, let tiles):
        let inner = "\(tiles.count)".count
        for (index, tile) in tiles.enumerated() {
          let words = title.map { " " + Self.plain($0) } ?? ""
          add(tile, "\(number)\(words) \(Self.padded(index + 1, to: inner))")
        }
      }
    }
    self.renames = renames.filter { $0.0 != $0.1 }.map { (old: $0.0, new: $0.1) }
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  /// The title with the extension of the file; without a title, the file's name, and no number that an earlier plan gave it.
  private static func name(of tile: BoardDocument.Tile) -> String {
    let (file, stem) = (tile.picture.fileName, tile.picture.stem)
    guard let title = tile.title, title != file, title != stem else { return file }
    let ending = file.dropFirst(stem.count)
    return title.hasSuffix(ending) ? plain(title) : plain(title) + ending
  }

  /// A text without what a file's name cannot contain.
  private static func plain(_ text: String) -> String {
    String(text.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "-" : $0 })
  }

  package var script: String {
    var lines = [
      "#!/bin/sh",
      "# Renames the pictures of a board in its order. Read it before you run it.",
      "set -eu",
      "free() { if [ -e \"$1\" ] || [ -L \"$1\" ]; then echo \"$1: exists already\" >&2; exit 1; fi; }",
    ]
    let old = Set(renames.map(\.old))
    for rename in renames where !old.contains(rename.new) {
      lines.append("free \(Self.quoted(rename.new))")
    }
    for (index, rename) in renames.enumerated() {
      lines.append(
        "mv -- \(Self.quoted(rename.old)) \(Self.quoted(Self.temporary(rename.new, index)))")
    }
    for (index, rename) in renames.enumerated() {
      lines.append(
        "mv -- \(Self.quoted(Self.temporary(rename.new, index))) \(Self.quoted(rename.new))")
    }
    return lines.joined(separator: "\n")
  }

  private static func temporary(_ path: String, _ index: Int) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return "\(folder).dragplay-rename-\(index)"
  }

  /// A word of a shell, whatever characters it has.
  private static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
