internal import DragKit

/// A row of the list of calls; a call that is long takes several.
struct CallRow: Hashable, Sendable {
  /// The name of the call, in its first row.
  var name = ""
  /// What there is room for of what it was about.
  let details: String
  /// How often it was made, in its first row.
  var count = 1

  /// How far the rows below the first are set in.
  static let indent: Length = 16
  /// A call whose order is that long tells no more than its beginning.
  private static let limit = 4

  /// The rows of a call in a list that is so wide.
  static func rows(of line: CallLog.Line, width: Length) -> [CallRow] {
    let first = CallRow(name: line.name, details: "", count: line.count)
    let texts = TextMetrics.lines(
      of: line.details, to: width - indent, first: width - first.margins, in: .trace,
      atMost: limit)
    return texts.enumerated().map { number, text in
      CallRow(
        name: number == 0 ? line.name : "", details: text, count: number == 0 ? line.count : 1)
    }
  }

  /// Where the details begin.
  var left: Length {
    name.isEmpty ? Self.indent : TextMetrics.width(of: name, in: .trace) + 8
  }

  /// What the details leave free for the number behind them.
  var right: Length { count > 1 ? TextMetrics.width(of: countText, in: .trace) + 4 : 0 }

  /// The number of calls, where they were several.
  var countText: String { count > 1 ? "×\(count)" : "" }

  private var margins: Length { left + right }
}
