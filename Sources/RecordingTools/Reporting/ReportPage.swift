import DragRecording

extension FailureReport {
  /// Returns the report as one page of HTML, which needs no network and no other files.
  public func page() -> String { page(pictures: []) }

  package func page(
    pictures: [MomentPictures] = [], absence: String = "There are no pictures."
  ) -> String {
    let pictures = pictures.count == strip.moments.count ? pictures : []
    let film = filmSection(pictures, absence: absence)
    let sections =
      divergence.subsystem == .calls
      ? [callSection, film, stateSection] : [film, stateSection, callSection]
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(ReportPage.generatorTag)
      <meta name="viewport" content="width=device-width">
      <meta http-equiv="Content-Security-Policy" content="\(ReportPage.policy)">
      <title>\(HTML.text(title))</title>
      <style>
      \(ReportPage.style)</style>
      </head>
      <body data-subsystem="\(divergence.subsystem.rawValue)">
      \(header)
      <main>
      \(sections.joined(separator: "\n"))
      \(commandSection)
      </main>
      <footer>\(HTML.text(origin))</footer>
      \(filmData(pictures))
      <script>
      \(ReportPage.script)</script>
      </body>
      </html>

      """
  }

  private var header: String {
    let list = facts.map { "<div><dt>\($0)</dt><dd>\(HTML.text($1))</dd></div>" }
    return """
      <header>
      <p class="kicker">A replay diverged</p>
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
}

package enum ReportPage {
  /// The HTML tag by which the program recognizes pages of its reports, which it may overwrite.
  package static let generatorTag = "<meta name=\"generator\" content=\"DragRecording\">"

  static let style = String(decoding: PackageResources.report_css, as: UTF8.self)

  static let script = String(decoding: PackageResources.report_js, as: UTF8.self)

  static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  static func names(_ names: [String], beside others: [String]) -> String {
    guard !names.isEmpty else { return "<i>empty</i>" }
    return names.enumerated().map { index, name in
      let isOdd = index >= others.count || others[index] != name
      return isOdd ? "<mark>\(HTML.text(name))</mark>" : "<span>\(HTML.text(name))</span>"
    }.joined(separator: " ")
  }
}

enum HTML {
  static func text(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      // Control characters are invalid.
      case "\u{0}"..<"\u{9}", "\u{b}"..<"\u{20}", "\u{7f}"..<"\u{a0}": text += "\u{fffd}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
