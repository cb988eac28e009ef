internal import Glibc

/// Starts other programs.
enum Spawn {
  /// Starts a program with the usual signal handling, and returns its process; `nil`, with the
  /// reason in `errno`, if it cannot be started.
  ///
  /// Threads of Dispatch block signals, and this program ignores some; a program would inherit
  /// both. SIGXFSZ stays ignored, so that a program reports the full disk. It gets a process group
  /// of its own, so that signals of the terminal do not reach it. The descriptors are the standard
  /// input, output and error; `nil` is `/dev/null`.
  static func start(_ file: String, _ words: [String], _ descriptors: [Int32?]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in descriptors.enumerated() {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(number), "/dev/null", O_RDWR, 0)
      }
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var process: pid_t = 0
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let error = posix_spawnp(&process, file, &actions, &attributes, &arguments, environ)
    guard error == 0 else {
      errno = error
      return nil
    }
    return process
  }

  /// Creates a pipe that other programs do not inherit; returns `nil` if there are too many
  /// descriptors.
  static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Waits for the end of a process, and returns its status.
  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
