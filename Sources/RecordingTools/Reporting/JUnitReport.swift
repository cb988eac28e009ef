public import DragGeometry
import DragRecording

/// What came of verifying recordings, as the XML that services for continuous integration read.
///
/// It keeps to what the schemata of Ant and Jenkins have in common.
public struct JUnitReport: Hashable, Sendable {
  /// One recording.
  public struct Case: Hashable, Sendable {
    /// What came of it.
    public enum Outcome: Hashable, Sendable {
      /// It came to the same.
      case passed
      /// It came to something else.
      case failed(kind: String, message: String, details: String)
      /// It could not be played.
      case unreadable(message: String)
    }

    /// The file.
    public var file: String
    /// How long it took.
    public var time: Microseconds
    /// What came of it.
    public var outcome: Outcome

    /// Creates a case.
    public init(_ file: String, took time: Microseconds, _ outcome: Outcome) {
      (self.file, self.time, self.outcome) = (file, time, outcome)
    }
  }

  /// The recordings in order.
  public var cases: [Case] = []
  /// When they were verified, `2026-09-20T12:00:00`.
  public var timestamp: String
  /// On which machine.
  public var host: String

  /// Creates a report of nothing.
  public init(timestamp: String, host: String) {
    (self.timestamp, self.host) = (timestamp, host)
  }

  /// The file's text.
  public var text: String {
    let total = cases.reduce(Microseconds.zero) { $0 + $1.time }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite id="0" package="dragplay" name="recordings" timestamp="\(timestamp)" \
      hostname="\(HTML.text(host))" tests="\(cases.count)" failures="\(cases.count(where: \.isFailure))" \
      errors="\(cases.count(where: \.isError))" time="\(total.inSeconds)">
          <properties/>
      \(cases.map(\.element).joined(separator: "\n"))
          <system-out/>
          <system-err/>
        </testsuite>
      </testsuites>
      """
  }
}

extension JUnitReport.Case {
  fileprivate var isFailure: Bool {
    if case .failed = outcome { true } else { false }
  }

  fileprivate var isError: Bool {
    if case .unreadable = outcome { true } else { false }
  }

  fileprivate var element: String {
    let head =
      "    <testcase classname=\"\(HTML.text(folder))\" name=\"\(HTML.text(name))\" "
      + "time=\"\(time.inSeconds)\""
    switch outcome {
    case .passed: return "\(head)/>"
    case .failed(let kind, let message, let details):
      return """
        \(head)>
              <failure type="\(HTML.text(kind))" message="\(HTML.text(message))">\(HTML.text(details))\
        </failure>
            </testcase>
        """
    case .unreadable(let message):
      return """
        \(head)>
              <error type="unreadable" message="\(HTML.text(message))"/>
            </testcase>
        """
    }
  }

  /// The recording's name, without folder and ending.
  private var name: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".dndrec") ? String(name.dropLast(7)) : name
  }

  /// What services show as the class: the folders, with points between them.
  private var folder: String {
    let folders = file.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
    return folders.isEmpty ? "recordings" : folders.joined(separator: ".")
  }
}
