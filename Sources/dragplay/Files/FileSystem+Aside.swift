internal import Glibc

// MARK: - Files beside another one
extension FileSystem {
  /// Returns the path of a file beside another: for `board.json`, `board-previous.json`, or hidden
  /// `.board.json.lock`.
  static func path(_ path: String, adding ending: String, isHidden: Bool = false) -> String {
    let folder = folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if isHidden { return "\(folder)/.\(name)\(ending)" }
    guard name.hasSuffix(".json") else { return "\(folder)/\(name)\(ending)" }
    return "\(folder)/\(name.dropLast(5))\(ending).json"
  }

  /// Moves a damaged file to an unused name, and returns that; `nil` if the file stays.
  static func moveAside(_ path: String) -> String? {
    for number in 1...999 {
      let aside = self.path(path, adding: "-damaged-\(number)")
      // Unlike `rename`, `link` never replaces a file; some file systems have no links.
      if link(path, aside) == 0 { return unlink(path) == 0 ? aside : nil }
      if errno == EEXIST { continue }
      guard kind(of: aside) == nil else { continue }
      return Glibc.rename(path, aside) == 0 ? aside : nil
    }
    return nil
  }
}
