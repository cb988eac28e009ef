/// A problem with a file, or with one of its lines.
///
/// ```swift
/// print(error)
/// // session.dndrec:12: expected ':' at column 8; the file is damaged, record it again
/// ```
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name or path, as the caller gave it.
  public var file: String
  /// The number of the line, from one; `nil` if the problem concerns the whole file.
  public var line: Int?
  /// The problem and its remedy.
  public var problem: Problem

  /// Creates an error about a file or one of its lines.
  public init(file: String, line: Int? = nil, _ problem: Problem) {
    (self.file, self.line, self.problem) = (file, line, problem)
  }

  /// The file, the number of the line if any, the problem, and the remedy if any, on one line.
  public var description: String { "\(line.map { "\(file):\($0)" } ?? file): \(problem)" }

  /// A problem with a file, and its remedy.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, as in `expected ':' at column 8`.
    public var summary: String
    /// The remedy; `nil` if there is none.
    public var remedy: String?

    /// Creates a problem, with a remedy if there is one.
    public init(_ summary: String, _ remedy: String? = nil) {
      (self.summary, self.remedy) = (summary, remedy)
    }

    public var description: String { remedy.map { "\(summary); \($0)" } ?? summary }
  }
}
