package import DragPictures
import DragRecording

package struct MomentPictures: Hashable, Sendable {
  package var actual: [UInt8]
  package var expected: [UInt8]?
  package var difference: [UInt8]?
  package var differingPixels: Int

  package init(
    actual: [UInt8], expected: [UInt8]? = nil, difference: [UInt8]? = nil, differingPixels: Int = 0
  ) {
    (self.actual, self.expected, self.difference) = (actual, expected, difference)
    self.differingPixels = differingPixels
  }

  /// Creates the files of two pictures, and of their difference.
  package init(_ actual: Picture, expected: Picture?) {
    let difference = expected.flatMap { $0.difference(to: actual) }
    self.init(
      actual: actual.png, expected: expected?.png, difference: difference?.picture.png,
      differingPixels: difference?.count ?? 0)
  }
}

extension FailureReport {
  func filmSection(_ pictures: [MomentPictures], absence: String) -> String {
    guard !pictures.isEmpty else {
      return """
        <section class="card"><h2>Film strip</h2><p class="soft">\(HTML.text(absence))</p></section>
        """
    }
    return """
      <section class="card film" tabindex="-1">
      <div class="bar"><h2 id="moment"></h2>
      <div class="modes" role="group" aria-label="View"><button type="button" data-mode="sides">\
      Side by side</button><button type="button" data-mode="slider">Slider</button></div></div>
      <div id="view"></div>
      <p class="soft legend"><i class="key target"></i> target of the drag <i class="key under"></i> \
      what is under the pointer <span class="keys"><kbd>←</kbd> <kbd>→</kbd> step, <kbd>S</kbd> \
      slider</span></p>
      <div class="scroll"><div id="strip" style="--count:\(strip.moments.count)"></div></div>
      <noscript>The pictures are shown by a script of this page.</noscript>
      </section>
      """
  }

  func filmData(_ pictures: [MomentPictures]) -> String {
    guard !pictures.isEmpty else { return "" }
    var urls: [String] = []
    func number(of file: [UInt8]) -> JSONValue {
      let url = "data:image/png;base64,\(Base64.text(of: file))"
      if let number = urls.firstIndex(of: url) { return .integer(number) }
      urls.append(url)
      return .integer(urls.count - 1)
    }
    let list = zip(strip.moments, pictures).map { moment, picture in
      JSONValue.object([
        JSONField("offset", .integer(moment.offset)), JSONField("line", .integer(moment.line)),
        JSONField("time", .string(moment.time.seconds)),
        JSONField("known", .string(moment.words(picture))),
        JSONField("kept", .bool(moment.mark != nil)),
        JSONField("actual", number(of: picture.actual)),
        JSONField("expected", moment.expected(picture).map(number) ?? .null),
        JSONField("difference", picture.difference.map(number) ?? .null),
        JSONField("pixels", .integer(picture.differingPixels)),
      ])
    }
    // Within a script, `</` or `<!--` could end it, and a mark can have any name.
    let moments = JSONValue.array(list).description.replacing("<", with: "\\u003c")
    return "<script>const pictures = \(JSONValue.strings(urls));\n"
      + "const moments = \(moments);</script>"
  }
}

extension FilmStrip.Still {
  fileprivate func expected(_ picture: MomentPictures) -> [UInt8]? {
    if let expected = picture.expected { return expected }
    switch expected {
    case .same, .undisputed: return mark == nil ? picture.actual : nil
    case .recorded, .derived, .inferred, .unknown: return nil
    }
  }

  fileprivate func words(_ picture: MomentPictures) -> String {
    if let mark {
      return "the picture kept of \(mark.name)" + (picture.expected == nil ? " is not there" : "")
    }
    switch expected {
    case .undisputed: return "nothing that is recorded differs up to here"
    case .same: return "the same state, by its hashes"
    case .recorded: return "recorded: a keyframe"
    case .derived(_, let line): return "from the keyframe on line \(line), by its hashes"
    case .inferred: return "with other handlers, by its hashes"
    case .unknown: return "The recording does not hold this state."
    }
  }
}
