import DragRecording

/// Why a kept recording fails its test.
public enum CheckFailure: Error, Hashable, Sendable {
  /// It comes to something else: what a terminal shows, in ten lines at most, and one page of HTML that
  /// tells all.
  case different(brief: String, page: String)
  /// There is no such file.
  case missing(file: String)
  /// It has been recorded anew, as was asked for.
  case recorded(file: String)
  /// The word is none that says what to record anew.
  case unknownUpdate(String)
}

extension CheckFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .different(let brief, _): brief
    case .missing(let file):
      "\(file): there is no such recording; DRAGPLAY_UPDATE=failing records one from a script"
    case .recorded(let file):
      "\(file): recorded anew; look at what differs, then run again without DRAGPLAY_UPDATE"
    case .unknownUpdate(let word): "DRAGPLAY_UPDATE is '\(word)'; it can be failing or all"
    }
  }
}
