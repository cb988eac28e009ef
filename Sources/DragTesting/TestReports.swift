import Glibc
import RecordingTools

#if canImport(Testing)
  /// The folder of reports, which `DRAGPLAY_REPORTS` names.
  enum TestReports {
    /// The value of an environment variable; `nil` if it is not set.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static var folder: String? {
      variable("DRAGPLAY_REPORTS").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Writes the page about a recording into the folder, and returns the line that names it.
    static func keep(_ page: String, of name: String) -> String {
      let stem = stem(of: name, without: ".dndrec")
      return keep(Array(page.utf8), as: stem + ".html")
        ?? "\n  to see it as a page: DRAGPLAY_REPORTS=FOLDER swift test"
    }

    /// Writes a picture and its differences into the folder, and returns the lines that name them.
    static func keep(_ picture: Picture, differingFrom expected: Picture?, of name: String)
      -> String
    {
      let stem = stem(of: name, without: ".png")
      let difference = expected.flatMap { $0.difference(to: picture)?.picture }
      let lines = [
        keep(picture.png, as: stem + "-actual.png"),
        difference.flatMap { keep($0.png, as: stem + "-difference.png") },
      ].compactMap(\.self)
      return lines.isEmpty
        ? "\n  to see both: DRAGPLAY_REPORTS=FOLDER swift test" : lines.joined()
    }

    /// Writes a file, and replaces an earlier one; its folder is made if it is missing.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
      if let slash = path.lastIndex(of: "/") { _ = mkdir(String(path[..<slash]), 0o755) }
      try RecordingFile.write(bytes, replacing: path)
    }

    private static func stem(of name: String, without suffix: String) -> String {
      let file = name.split(separator: "/").last.map(String.init) ?? "report"
      return file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file
    }

    private static func keep(_ bytes: [UInt8], as file: String) -> String? {
      guard let folder else { return nil }
      let path = "\(folder)/\(file)"
      do throws(FileError) {
        try write(bytes, to: path)
        return "\n  report: \(path)"
      } catch {
        return "\n  report: none: \(error)"
      }
    }
  }
#endif
