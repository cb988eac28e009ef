import DragCoding
import DragFrameIO
import DragRecording

extension FailureReport {
  /// The calls around the first odd one.
  var callSection: String {
    let lines = callLines
    let odd = lines.firstIndex { $0.mark != .both }
    let items = lines.enumerated().map { index, line in item(line, isFirst: index == odd) }
    let list = items.isEmpty ? "" : "<ol class=\"calls\">\(items.joined(separator: "\n"))</ol>"
    return """
      <section class="card"><h2>Calls</h2><p class="soft">\(callSentence)</p>\(list)</section>
      """
  }

  private func item(_ line: ComparedLine, isFirst: Bool) -> String {
    let kind =
      switch line.mark {
      case .old: "old"
      case .new: "new"
      case .both: "both"
      }
    let sign = line.mark == .old ? "−" : line.mark.rawValue
    let label = isFirst ? "<strong>first odd call</strong>" : ""
    return "<li class=\"\(kind)\"><i>\(sign)</i>\(Self.words(ofCall: line.text))\(label)</li>"
  }

  /// A call's time, its name, and its fields one after the other.
  private static func words(ofCall line: String) -> String {
    guard let json = try? JSONValue(parsing: line.utf8), let call = Call(json) else {
      return "<code>\(HTML.text(line))</code>"
    }
    let fields = call.fields.map { field in
      "<span>\(HTML.text(field.name))</span> \(HTML.text(field.value.string ?? "\(field.value)"))"
    }
    return """
      <time>\(ReportPage.seconds(call.time))</time><code><b>\(HTML.text(call.name))</b> \
      \(fields.joined(separator: " "))</code>
      """
  }
}
