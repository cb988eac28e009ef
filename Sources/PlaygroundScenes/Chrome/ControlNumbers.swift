/// The first numbers of things that are in no model: each page has numbers of its own, since
/// handlers are found by them whatever page is shown.
enum ControlNumbers {
  /// The controls of the chrome.
  static let chrome = 0
  /// The targets beside the tiles.
  static let targets = 100
  /// The background of the picture.
  static let view = 150
  /// The ends of wires.
  static let ports = 200
  /// The controls of the guide.
  static let guide = 300
  /// The board itself.
  static let board = 400
  /// The list of lessons itself, and the controls beside it.
  static let lessons = 500
  /// The playlist and the library themselves, and the controls beside them.
  static let playlist = 600
}
