internal import DragProgram
internal import PlaygroundScenes
internal import PlaygroundUI
internal import PlaygroundWorkbench

/// The settings that the program remembers from one window to the next.
///
/// `nil` stands for the default, or for the desktop's or the locale's setting.
struct Settings: Equatable {
  var window: Size?
  var place: WindowPlace?
  var page: Page?
  var language: Language?
  var isDark: Bool?
  var reducedMotion: Bool?
  var preset = FeelPreset.standard
  var tuning = Tuning()
  var showsInspector = true
  /// The size of the interface, in percent of the display's scale.
  var zoom = 100
  /// The names of the pages that have introduced themselves.
  var seenPages: [String] = []
}

extension Settings {
  /// Creates the settings of a session.
  ///
  /// While the window is maximized, minimized or full-screen, its size and place are from `known`.
  init(_ session: Session, _ window: SDLWindow, after known: Settings) {
    let content = session.playground.content
    let (chrome, chosen) = (content.chrome, session.chosen)
    let isPlain = window.isPlain
    self.window = isPlain ? chrome.window : known.window
    place = isPlain ? window.place : known.place
    page = content.page
    language = chosen.contains(.language) ? chrome.language : nil
    isDark = chosen.contains(.appearance) ? chrome.isDark : nil
    reducedMotion = chosen.contains(.motion) ? chrome.tuning.reducedMotion : nil
    (preset, tuning) = (content.preset, content.changedTuning)
    (tuning.slowMotion, tuning.reducedMotion) = (false, false)
    (showsInspector, seenPages) = (chrome.showsInspector, session.seenPages)
    zoom = window.zoom
  }

  /// Returns these settings, except that each one equal to `first` gets its remembered value.
  ///
  /// An option is part of `first`, so it applies to one window and is not remembered. The place and
  /// the seen pages are always from these settings.
  func keeping(_ remembered: Settings, where first: Settings) -> Settings {
    func value<Value: Equatable>(_ path: KeyPath<Settings, Value>) -> Value {
      self[keyPath: path] == first[keyPath: path] ? remembered[keyPath: path] : self[keyPath: path]
    }
    var kept = Settings(window: value(\.window), place: place, page: value(\.page))
    (kept.language, kept.isDark) = (value(\.language), value(\.isDark))
    (kept.reducedMotion, kept.showsInspector) = (value(\.reducedMotion), value(\.showsInspector))
    kept.zoom = value(\.zoom)
    let isSameFeel = preset == first.preset && tuning == first.tuning
    let feel = isSameFeel ? remembered : self
    (kept.preset, kept.tuning, kept.seenPages) = (feel.preset, feel.tuning, seenPages)
    return kept
  }
}

// The file is one object; fields can be absent, and unknown fields and values are ignored.
extension Settings {
  init(_ json: JSONValue) {
    window = json["window"]?.size.flatMap { min($0.width, $0.height) >= 200 ? $0 : nil }
    let place = json["place"]?.array?.compactMap(\.integer) ?? []
    if place.count == 2 {
      self.place = WindowPlace(x: Int32(clamping: place[0]), y: Int32(clamping: place[1]))
    }
    page = Page.named(json["page"]?.string)
    language = json["language"]?.string.flatMap(Language.init(code:))
    isDark = json["appearance"]?.string.flatMap { ["light": false, "dark": true][$0] }
    reducedMotion = json["reducedMotion"]?.bool
    showsInspector = json["inspector"]?.bool ?? true
    zoom = json["zoom"]?.integer.flatMap { zoom in SDLWindow.zooms.first { $0 == zoom } } ?? 100
    seenPages = json["seen"]?.array?.compactMap(\.string) ?? []
    readFeel(json["feel"])
  }

  private mutating func readFeel(_ json: JSONValue?) {
    preset = json?["preset"]?.string.flatMap(FeelPreset.init) ?? .standard
    var numbers = preset.tuning.numbers
    for field in json?["values"]?.fields ?? [] where numbers[field.name] != nil {
      if let number = field.value.integer { numbers[field.name] = Int(number) }
    }
    tuning = (try? Tuning(numbers: numbers)) ?? preset.tuning
    (tuning.slowMotion, tuning.reducedMotion) = (false, false)
  }

  /// The text of the file, with a field in each line.
  var text: String {
    let fields: [(String, JSONValue?)] = [
      ("window", window.map(JSONValue.size)),
      ("place", place.map { .integers([Int($0.x), Int($0.y)]) }),
      ("page", page.map { .string($0.name) }),
      ("language", language.map { .string($0.code) }),
      ("appearance", isDark.map { .string($0 ? "dark" : "light") }),
      ("reducedMotion", reducedMotion.map { .bool($0) }),
      ("zoom", zoom == 100 ? nil : .integer(Int64(zoom))), ("inspector", .bool(showsInspector)),
      ("seen", .strings(seenPages)), ("feel", feel),
    ]
    let lines = fields.compactMap { name, value in
      value.map { "  \(JSONValue.string(name)): \($0)" }
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private var feel: JSONValue {
    let (now, chosen) = (tuning.numbers, preset.tuning.numbers)
    let changed = Tuning.parameters.map(\.name).filter { now[$0] != chosen[$0] }
    return .object([
      JSONField("preset", .string(preset.rawValue)),
      JSONField("values", .object(changed.map { JSONField($0, .integer(now[$0] ?? 0)) })),
    ])
  }
}
