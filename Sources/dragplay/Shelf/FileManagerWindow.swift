internal import Dispatch
internal import DragCoding

/// Shows a file in the desktop's file manager.
enum FileManagerWindow {
  /// On another thread, asks the file manager to select the file, or else opens its folder.
  ///
  /// The closure is called if the desktop has neither.
  static func show(_ path: String, failed: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async {
      // A comma separates the elements of an array.
      let uri = FileURI.uri(of: path).split(separator: ",", omittingEmptySubsequences: false)
        .joined(separator: "%2C")
      let request = [
        "dbus-send", "--session", "--print-reply", "--reply-timeout=2000",
        "--dest=org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
        "org.freedesktop.FileManager1.ShowItems", "array:string:\(uri)", "string:",
      ]
      let folder = FileSystem.folder(of: path)
      if run(request) != 0, run(["xdg-open", folder]) != 0 { failed() }
    }
  }

  /// Runs a program without output, and returns its exit status; -1 if it cannot be started.
  private static func run(_ words: [String]) -> Int32 {
    ChildProcess(words, [.null, .null, .null])?.wait() ?? -1
  }
}
