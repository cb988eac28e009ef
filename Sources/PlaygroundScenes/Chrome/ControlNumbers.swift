/// Where the numbers of things begin that stand in no model: each page has numbers of its own, since
/// handlers are found by them whatever page is shown.
enum ControlNumbers {
  /// What can be pressed in the chrome.
  static let chrome = 0
  /// The targets beside the tiles.
  static let targets = 100
  /// What lies below the picture.
  static let view = 150
  /// The ends of wires.
  static let ports = 200
  /// What can be pressed on the page that explains.
  static let guide = 300
  /// What stands for the board.
  static let board = 400
  /// What stands for the list of lessons, and what can be pressed beside it.
  static let lessons = 500
  /// What stands for the playlist and the library, and what can be pressed beside them.
  static let playlist = 600
}
