import DragCoding
import DragRecording

/// The film strip of a page, and the pictures of it.
///
/// Each picture stands in the page once, however often it is shown.
struct ReportFilm<World: Replayable> {
  private let moments: [FilmStrip<World>.Moment]
  private let pictures: [MomentPictures]
  private let absence: String

  init(_ strip: FilmStrip<World>, _ pictures: [MomentPictures], absence: String) {
    moments = strip.moments
    self.pictures = pictures.count == strip.moments.count ? pictures : []
    self.absence = absence
  }

  /// What is seen: the chosen moment at large, and all of them below.
  var section: String {
    guard !pictures.isEmpty else {
      return
        "<section class=\"card\"><h2>Film strip</h2><p class=\"soft\">\(HTML.text(absence))</p>"
        + "</section>"
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
      <div class="scroll"><div id="strip" style="--count:\(moments.count)"></div></div>
      <noscript>The pictures are shown by a script of this page.</noscript>
      </section>
      """
  }

  /// The pictures, and which of them each moment shows, for the script.
  var data: String {
    guard !pictures.isEmpty else { return "" }
    var store = PictureStore()
    let list = zip(moments, pictures).map { moment, picture in
      JSONValue.object([
        JSONField("offset", .integer(moment.offset)), JSONField("line", .integer(moment.line)),
        JSONField("time", .string(ReportPage.seconds(moment.time))),
        JSONField("known", .string(words(for: moment, picture))),
        JSONField("kept", .bool(moment.mark != nil)),
        JSONField("actual", store.add(picture.actual)),
        JSONField("expected", expected(of: moment, picture, &store)),
        JSONField("difference", picture.difference.map { store.add($0) } ?? .null),
        JSONField("pixels", .integer(picture.differingPixels)),
      ])
    }
    // Within a script, `</` could end it.
    let moments = JSONValue.array(list).description.replacing("</", with: "<\\/")
    return "<script>const pictures = \(JSONValue.strings(store.urls));\n"
      + "const moments = \(moments);</script>"
  }

  private func expected(
    of moment: FilmStrip<World>.Moment, _ picture: MomentPictures, _ store: inout PictureStore
  ) -> JSONValue {
    if let expected = picture.expected { return store.add(expected) }
    switch moment.expected {
    case .same, .undisputed: return moment.mark == nil ? store.add(picture.actual) : .null
    case .recorded, .derived, .unknown: return .null
    }
  }

  private func words(for moment: FilmStrip<World>.Moment, _ picture: MomentPictures) -> String {
    if let mark = moment.mark {
      return "the picture kept of \(mark.name)" + (picture.expected == nil ? " is not there" : "")
    }
    switch moment.expected {
    case .undisputed: return "nothing that is recorded differs up to here"
    case .same: return "the same state, by its hashes"
    case .recorded: return "recorded: a keyframe"
    case .derived(_, let line): return "from the keyframe on line \(line), by its hashes"
    case .unknown: return "The recording does not hold this state."
    }
  }
}

/// Pictures of a page, each once.
private struct PictureStore {
  private(set) var urls: [String] = []
  private var files: [[UInt8]] = []

  /// Adds a picture and returns its number.
  mutating func add(_ file: [UInt8]) -> JSONValue {
    if let number = files.firstIndex(of: file) { return .integer(number) }
    files.append(file)
    urls.append("data:image/png;base64,\(Base64.text(of: file))")
    return .integer(files.count - 1)
  }
}
