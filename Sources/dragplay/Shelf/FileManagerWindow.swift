internal import DragCoding
internal import Dispatch
internal import Glibc

/// Shows a file in the desktop's file manager.
enum FileManagerWindow {
  /// Asks the file manager to select the file, or else opens its folder; on a thread of its own.
  ///
  /// - Parameter failed: Called if the desktop has neither.
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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var process: pid_t = 0
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
      return -1
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
