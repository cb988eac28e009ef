internal import DragCoding
internal import DragRecording
internal import Glibc
internal import Synchronization

/// A child process, with pipes to and from it.
final class ChildProcess: Sendable {
  private let process: pid_t
  /// Our ends of the pipes, by the numbers of the child's streams; -1 for a stream without a pipe.
  private let ends: [Int32]
  private let isRunning = Atomic(true)
  private let isInputOpen = Atomic(true)

  /// A lock held while a process is started: without it, a process could inherit another's pipes.
  private static let isStarting = Mutex(())

  var input: Int32 { ends[0] }
  var output: Int32 { ends[1] }
  var errors: Int32 { ends[2] }

  static let null = open("/dev/null", O_RDWR | O_CLOEXEC)

  /// Starts a program; returns `nil`, with the reason in `errno`, if it cannot be started.
  ///
  /// `streams` are the descriptors of its standard input, output and error; `nil` for a pipe.
  init?(_ words: [String], file: String? = nil, _ streams: [Int32?]) {
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
    if isInputOpen.exchange(false, ordering: .relaxed), input >= 0 { close(input) }
  }

  /// Ends a running process by a signal and waits; SIGTERM lets it remove incomplete output.
  func stop(by signal: Int32 = SIGTERM) {
    guard isRunning.load(ordering: .acquiring) else { return }
    kill(process, signal)
    _ = wait()
  }

  /// Waits for the process to end; returns its wait status, or -1 if another thread has waited.
  func wait() -> Int32 {
    var status: Int32 = -1
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isRunning.store(false, ordering: .releasing)
    return status
  }

  private static func start(
    _ words: [String], _ file: String, _ streams: [Int32?]
  ) -> (process: pid_t, ends: [Int32])? {
    var (ours, theirs, opened): ([Int32], [Int32], [Int32]) = ([], [], [])
    defer { opened.forEach { close($0) } }
    for (number, stream) in streams.enumerated() {
      var pipe = [-1, stream ?? -1]
      if stream == nil {
        guard Glibc.pipe(&pipe) == 0 else { return nil }
        for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        if number == 0 { pipe.reverse() }
        opened += pipe
      }
      ours.append(pipe[0])
      theirs.append(pipe[1])
    }
    guard let process = spawn(words, file, theirs) else { return nil }
    opened.removeAll(where: ours.contains)
    return (process, ours)
  }

  /// Starts a program with the default handling of signals, except SIGXFSZ.
  ///
  /// Worker threads block signals, and this program ignores some; the child would inherit
  /// both. SIGXFSZ stays ignored, so the child reports a file at the size limit as a write error.
  /// The child has a process group of its own, so signals of the terminal do not reach it.
  private static func spawn(
    _ words: [String], _ file: String, _ descriptors: [Int32]
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
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
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

/// A second process of this program for long work: reading recordings, and making films of them.
///
/// It is not a thread, because the library that draws text is not thread-safe, and because a
/// process can be stopped at any moment. Its standard input is a pipe from this program; it ends
/// when the pipe is closed.
extension ChildProcess {
  /// Starts a second process of this program with the given arguments.
  static func helper(_ arguments: [String]) throws(CommandFailure) -> ChildProcess {
    // Start the running executable, even if another version has been installed meanwhile.
    let helper = ChildProcess(["dragplay"] + arguments, file: "/proc/self/exe", [nil, nil, nil])
    guard let helper else {
      throw .badUsage("a second process cannot be started: \(SystemReason(errno))")
    }
    return helper
  }

  /// Calls a closure with each line of the standard output, until the process closes it.
  func readLines(_ body: (String) -> Void) {
    var rest: [UInt8] = []
    while let chunk = FileSystem.chunk(of: output), !chunk.isEmpty {
      rest += chunk
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        body(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeFirst(end + 1)
      }
    }
  }

  /// Waits for the end; returns the first line of the error output, or `nil` if the status is 0.
  func failure() -> String? {
    let text = FileSystem.bytes(of: errors)?.prefix(4096) ?? []
    guard wait() != 0 else { return nil }
    let line = text.split(separator: UInt8(ascii: "\n")).first
    return line.map { String(decoding: $0, as: UTF8.self) } ?? "it ended early"
  }
}

/// The code that runs in a process started by ``ChildProcess/helper(_:)``.
enum Helper {
  /// Lowers the priority of this process; ends it when its standard input is closed.
  static func begin() {
    _ = nice(10)
    WorkerThread.start {
      while let chunk = FileSystem.chunk(of: STDIN_FILENO), !chunk.isEmpty {}
      kill(getpid(), SIGTERM)
    }
  }

  static func report(_ line: String) throws(CommandFailure) {
    if let number = FileSystem.write(Array("\(line)\n".utf8), to: STDOUT_FILENO) {
      throw .notWritten("standard output", number)
    }
  }
}
