internal import Glibc
internal import Synchronization

/// Another program that this one has started, with pipes to and from it.
final class ChildProcess: Sendable {
  /// The standard input, output or error of the program.
  enum Stream {
    /// `/dev/null`.
    case null
    case pipe
    case file(Int32)
  }

  private let process: pid_t
  /// This program's ends of the pipes, by the numbers of the program's streams; -1 without a pipe.
  private let ends: [Int32]
  private let isRunning = Mutex(true)
  private let isInputOpen = Mutex(true)

  /// Held while a process is started, so that no other process inherits its pipes.
  private static let isStarting = Mutex(())

  var input: Int32 { ends[0] }
  var output: Int32 { ends[1] }
  var errors: Int32 { ends[2] }

  /// Starts a program; returns `nil`, with the reason in `errno`, if it cannot be started.
  ///
  /// `streams` are its standard input, output and error.
  init?(_ words: [String], file: String? = nil, _ streams: [Stream]) {
    let started = Self.isStarting.withLock { _ in Self.start(words, file ?? words[0], streams) }
    guard let started else { return nil }
    (process, ends) = started
  }

  deinit {
    stop()
    closeInput()
    for end in ends.dropFirst() where end >= 0 { close(end) }
  }

  func closeInput() {
    isInputOpen.withLock { isOpen in
      if isOpen, input >= 0 { close(input) }
      isOpen = false
    }
  }

  /// Ends the process by a signal, unless it has ended; SIGTERM lets it remove incomplete output.
  func stop(by signal: Int32 = SIGTERM) {
    guard isRunning.withLock({ $0 }) else { return }
    kill(process, signal)
    _ = wait()
  }

  /// Waits for the end of the process, and returns its status; -1 if another thread has waited.
  func wait() -> Int32 {
    var status: Int32 = -1
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isRunning.withLock { $0 = false }
    return status
  }

  private static func start(
    _ words: [String], _ file: String, _ streams: [Stream]
  ) -> (process: pid_t, ends: [Int32])? {
    var (ours, theirs, opened): ([Int32], [Int32?], [Int32]) = ([], [], [])
    defer { opened.forEach { close($0) } }
    for (number, stream) in streams.enumerated() {
      var pipe: [Int32] = [-1, -1]
      switch stream {
      case .null: theirs.append(nil)
      case .file(let descriptor): theirs.append(descriptor)
      case .pipe:
        guard Glibc.pipe(&pipe) == 0 else { return nil }
        for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        if number == 0 { pipe.reverse() }
        theirs.append(pipe[1])
        opened += pipe
      }
      ours.append(pipe[0])
    }
    guard let process = spawn(words, file, theirs) else { return nil }
    opened.removeAll(where: ours.contains)
    return (process, ours)
  }

  /// Starts a program with the usual signal handling.
  ///
  /// Threads of Dispatch block signals, and this program ignores some; a program would inherit
  /// both. SIGXFSZ stays ignored, so that a program reports the full disk. It gets a process group
  /// of its own, so that signals of the terminal do not reach it.
  private static func spawn(
    _ words: [String], _ file: String, _ descriptors: [Int32?]
  ) -> pid_t? {
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
    errno = posix_spawnp(&process, file, &actions, &attributes, &arguments, environ)
    return errno == 0 ? process : nil
  }
}
