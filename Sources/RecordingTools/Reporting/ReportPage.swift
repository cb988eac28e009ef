import DragCoding
import DragGeometry
import DragRecording

extension FailureReport {
  /// One page of HTML that shows all there is, with nothing outside of it: no network, no other file.
  ///
  /// - Parameters:
  ///   - pictures: What is seen at each moment of the ``strip``; none where nothing can be drawn.
  ///   - absence: Why there are no pictures, for the reader.
  /// - Returns: The page's text.
  public func page(
    pictures: [MomentPictures] = [], absence: String = "There are no pictures of this world."
  ) -> String {
    let film = ReportFilm(strip, pictures, absence: absence)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(ReportPage.mark)
      <meta name="viewport" content="width=device-width">
      <meta http-equiv="Content-Security-Policy" content="\(ReportPage.policy)">
      <title>\(HTML.text(title))</title>
      <style>
      \(ReportPage.style)</style>
      </head>
      <body data-subsystem="\(divergence.subsystem.rawValue)">
      \(header)
      <main>
      \(sections(film).joined(separator: "\n"))
      \(commandSection)
      </main>
      \(footer)
      \(film.data)
      <script>
      \(ReportPage.script)</script>
      </body>
      </html>

      """
  }

  /// What differs first, the most telling before the rest.
  private func sections(_ film: ReportFilm<World>) -> [String] {
    divergence.subsystem == .calls
      ? [callSection, film.section, stateSection] : [film.section, stateSection, callSection]
  }

  private var header: String {
    let list = facts.map { "<div><dt>\($0)</dt><dd>\(HTML.text($1))</dd></div>" }
    return """
      <header>
      <p class="kicker">A replay came to something else</p>
      <h1>\(HTML.text(fileName))</h1>
      <p class="lead"><b class="pill">\(divergence.subsystem.rawValue)</b> \
      \(HTML.text(gestureWords))</p>
      <dl class="facts">\(list.joined())</dl>
      \(orderList)
      </header>
      """
  }

  private var orderList: String {
    let orders = orders
    guard !orders.isEmpty else { return "" }
    let rows = orders.map { container, order in
      """
      <tr><th>\(HTML.text(container))</th>\
      <td>\(ReportPage.names(order.expected, beside: order.actual))</td>\
      <td>\(ReportPage.names(order.actual, beside: order.expected))</td></tr>
      """
    }
    return """
      <table class="orders"><thead><tr><th>Order</th><th>Expected</th><th>Actual</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table>
      """
  }

  private var commandSection: String {
    guard !commands.isEmpty else { return "" }
    let rows = commands.map { command in
      """
      <li><span>\(HTML.text(command.purpose))</span><code>\(HTML.text(command.words))</code>\
      <button type="button" class="copy">Copy</button></li>
      """
    }
    return """
      <section class="card"><h2>What to do next</h2>
      <ul class="commands">\(rows.joined(separator: "\n"))</ul></section>
      """
  }

  private var footer: String { "<footer>\(HTML.text(origin))</footer>" }
}

/// What all pages have in common.
package enum ReportPage {
  /// A line of every page, by which a page is told from other files.
  package static let mark = "<meta name=\"generator\" content=\"DragRecording\">"

  /// The appearance of a page, by day and by night.
  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)

  /// Shows the moments; a reader steps through them with the arrow keys.
  static let script = String(decoding: PackageResources.report_js, as: UTF8.self)

  /// Nothing is loaded from anywhere, whatever the page holds.
  static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  /// A span of time in seconds.
  static func seconds(_ span: Microseconds) -> String { "\(span.inSeconds) s" }

  /// Names in a row, those marked that stand elsewhere in the other row.
  static func names(_ names: [String], beside others: [String]) -> String {
    guard !names.isEmpty else { return "<i>empty</i>" }
    return names.enumerated().map { index, name in
      let isOdd = index >= others.count || others[index] != name
      return isOdd ? "<mark>\(HTML.text(name))</mark>" : "<span>\(HTML.text(name))</span>"
    }.joined(separator: " ")
  }
}

extension Microseconds {
  /// The span in seconds, with three digits behind the point.
  var inSeconds: String {
    (max(count, 0) / 1000).decimal(places: 3)
  }
}

/// The language of the page, and of XML.
enum HTML {
  /// Words as they stand in a page, whatever they hold.
  static func text(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      // Characters that no page may hold.
      case "\u{0}"..<"\u{9}", "\u{b}"..<"\u{20}", "\u{7f}"..<"\u{a0}": text += "\u{fffd}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
