internal import DragKit
internal import DragRecording

/// A shell script that renames the pictures of a board in its order: `01 name.jpg`, and in groups `02 group 01 name.jpg`.
///
/// Each file is renamed twice, first to a name that nothing else has, so that files can exchange their names. Before the
/// first change, the script checks all names. If a change fails, it takes back those before.
package struct RenamePlan {
  private let steps: [FileRename]

  private struct FileRename {
    let folder: String
    let old: String
    let new: String
    /// The extension of the file, which its name has meanwhile, too: a board that is open follows its pictures.
    let ending: String
  }

  /// The greatest length of a file's name in bytes.
  private static let longestName = 255

  package init(of board: BoardDocument) {
    var (steps, seen): ([FileRename], Set<[UInt8]>) = ([], [])
    func add(_ tile: BoardDocument.StoredPicture, _ prefix: String) {
      let picture = tile.picture
      // A duplicate has the same file.
      guard picture.details.problem == nil, picture.path.hasPrefix("/"),
        seen.insert(Array(picture.path.utf8)).inserted
      else { return }
      let name = Self.name(of: tile, after: prefix + " ")
      guard Array(name.utf8) != Array(picture.fileName.utf8) else { return }
      steps.append(
        FileRename(
          folder: picture.folder, old: picture.fileName, new: name, ending: picture.ending))
    }
    let width = "\(board.elements.count)".count
    for (index, element) in board.elements.enumerated() {
      let number = (index + 1).padded(to: width)
      switch element {
      case .picture(let tile): add(tile, number)
      case .group(let title, _, let tiles):
        let inner = "\(tiles.count)".count
        for (index, tile) in tiles.enumerated() {
          let words = title.map { " " + Self.plain($0).cut(toBytes: 100) } ?? ""
          add(tile, "\(number)\(words) \((index + 1).padded(to: inner))")
        }
      }
    }
    self.steps = steps
  }

  /// The new name: the title, or else the name of the file, without the end for which there is no room.
  private static func name(of tile: BoardDocument.StoredPicture, after prefix: String) -> String {
    let (file, ending) = (tile.picture.fileName, tile.picture.ending)
    let stem = tile.title.map { $0 == file ? tile.picture.stem : plain($0) } ?? tile.picture.stem
    let words = stem.hasSuffix(ending) ? String(stem.dropLast(ending.count)) : stem
    let room = longestName - prefix.utf8.count - ending.utf8.count
    return prefix + words.cut(toBytes: max(room, 1)) + ending
  }

  /// A text without what a file's name cannot contain.
  private static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar == "/" || scalar.value < 32 ? "-" : scalar
        }))
  }

  package var script: String {
    let old = Set(steps.map { Array(($0.folder + $0.old).utf8) })
    let calls = steps.enumerated().map { number, step in
      let isTaken = old.contains(Array((step.folder + step.new).utf8)) ? "taken" : "free"
      let meanwhile =
        Self.quoted(step.folder + "dragplay-") + "$$" + Self.quoted("-\(number)\(step.ending)")
      return [
        "  \"$1\"", Self.quoted(step.folder + step.old), meanwhile,
        Self.quoted(step.folder + step.new), isTaken,
      ].joined(separator: " ")
    }
    return Self.head + (calls.isEmpty ? ["  :"] : calls).joined(separator: "\n") + Self.tail
  }

  private static let head = """
    #!/bin/sh
    # Renames the pictures of a board in its order. Read it before you run it, and run it while the board is open, so that
    # the board follows the new names.
    set -eu
    fail() { printf '%s\\n' "$1; nothing was renamed" >&2; exit 1; }
    is_there() { [ -e "$1" ] || [ -L "$1" ]; }
    # Each of these gets an old name, the name meanwhile, the new name, and whether that is free.
    check() {
      is_there "$1" || fail "$1: is gone"
      ! is_there "$2" || fail "$2: exists already"
      [ "$4" = taken ] || ! is_there "$3" || fail "$3: exists already"
    }
    away() { mv -- "$1" "$2"; }
    onward() { mv -- "$2" "$3"; }
    return_from_new() { if ! is_there "$2" && is_there "$3"; then mv -- "$3" "$2" || :; fi; }
    return_to_old() { if is_there "$2" && ! is_there "$1"; then mv -- "$2" "$1" || :; fi; }
    undo() {
      [ "$phase" = away ] || each return_from_new
      each return_to_old
    }
    each() {

    """

  private static let tail = """

    }
    each check
    phase=away
    trap undo EXIT
    each away
    phase=onward
    each onward
    trap - EXIT
    """

  /// A word of a shell, whatever characters it has; by scalars, since an accent after a quote would join it.
  private static func quoted(_ word: String) -> String {
    let parts = word.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.map { String($0) }.joined(separator: "'\\''") + "'"
  }
}
