import DragRecording

/// Results of verified recordings as JUnit XML that both Ant's and Jenkins' schemas accept.
package struct JUnitReport: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
      case passed
      case failed(kind: String, message: String, details: String)
      case unreadable(message: String)
    }

    let file: String
    let time: Microseconds
    let outcome: Outcome

    package init(_ file: String, took time: Microseconds, _ outcome: Outcome) {
      (self.file, self.time, self.outcome) = (file, time, outcome)
    }
  }

  package var cases: [Case] = []
  private let timestamp: String
  private let host: String

  package init(timestamp: String, host: String) {
    (self.timestamp, self.host) = (timestamp, host)
  }

  package var text: String {
    let total = cases.reduce(Microseconds.zero) { $0 + $1.time }
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let errors = cases.count { if case .unreadable = $0.outcome { true } else { false } }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite id="0" package="dragplay" name="recordings" timestamp="\(timestamp)" \
      hostname="\(HTML.text(host))" tests="\(cases.count)" failures="\(failures)" \
      errors="\(errors)" time="\(total.inSeconds)">
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
  fileprivate var element: String {
    let (folder, name) = (HTML.text(folder), HTML.text(name))
    let head = "    <testcase classname=\"\(folder)\" name=\"\(name)\" time=\"\(time.inSeconds)\""
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

  private var name: String { FilePath.recordingName(of: file) }

  private var folder: String {
    let folders = FilePath.parts(of: file).dropLast().filter { $0 != "." && $0 != ".." }
    return folders.isEmpty ? "recordings" : folders.joined(separator: ".")
  }
}
