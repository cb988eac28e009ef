internal import DragCoding
internal import Glibc
internal import Synchronization

/// A run of ffmpeg, which is fed with pictures and writes a file.
final class FFmpeg: Sendable {
  private let process: pid_t
  private let input: Int32
  /// What it has to say, in a file that is nowhere: a pipe that nobody reads would stop it.
  private let errors: Int32
  private let output: String
  private let isRunning = Mutex(true)
  private let isFed = Mutex(true)

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - options: What it is to make.
  ///   - path: The file that it writes.
  ///   - output: The file that the user asked for, for the words of an error.
  /// - Throws: Where it cannot be started, in words that say what to install.
  init(_ options: Options, to path: String, for output: String) throws(CommandFailure) {
    self.output = output
    errors = try Self.log(beside: path, for: output)
    (process, input) = try Self.start(options.words(writing: path), errors, for: output)
  }

  deinit {
    stop()
    endInput()
    close(errors)
  }

  /// Hands over a picture.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    guard SystemWrite.all(bytes, to: input) == nil else { throw failure }
  }

  /// Waits until the file is whole.
  ///
  /// Some versions tell of a full disk, and end as if nothing had been wrong.
  func finish() throws(CommandFailure) {
    endInput()
    guard wait() == 0, lseek(errors, 0, SEEK_END) == 0 else { throw failure }
  }

  /// Ends ffmpeg at once.
  func stop() {
    guard isRunning.withLock({ $0 }) else { return }
    kill(process, SIGKILL)
    _ = wait()
  }

  /// Waits without the lock, so that it can still be stopped meanwhile.
  private func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isRunning.withLock { $0 = false }
    return status
  }

  private func endInput() {
    isFed.withLock { isFed in
      if isFed { close(input) }
      isFed = false
    }
  }

  /// The last of what it said tells most.
  private var failure: CommandFailure {
    stop()
    var text = [UInt8](repeating: 0, count: 4096)
    let count = pread(errors, &text, text.count, max(0, lseek(errors, 0, SEEK_END) - 4096))
    let lines = text.prefix(max(count, 0)).split(separator: UInt8(ascii: "\n"))
    let words = lines.last.map { String(decoding: $0, as: UTF8.self) } ?? "it ended early"
    return .badUsage("\(output): cannot be made, says ffmpeg: \(words)")
  }
}

extension FFmpeg {
  /// Starts ffmpeg with its standard input at the end of a pipe, apart from the terminal's signals.
  private static func start(
    _ words: [String], _ errors: Int32, for output: String
  ) throws(CommandFailure) -> (process: pid_t, input: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw notStarted(errno, output) }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var process: pid_t = 0
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let status = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
    guard status == 0 else {
      close(ends[1])
      throw notStarted(status, output)
    }
    return (process, ends[1])
  }

  /// A file without a name in the folder of the film: there may be no other that can be written to.
  private static func log(
    beside path: String, for output: String
  ) throws(CommandFailure) -> Int32 {
    let log = path + ".log"
    let descriptor = open(log, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .notWritten(output, errno) }
    unlink(log)
    return descriptor
  }

  private static func notStarted(_ number: Int32, _ output: String) -> CommandFailure {
    guard number == ENOENT else {
      return .badUsage("\(output): ffmpeg cannot be started: \(SystemReason(number))")
    }
    return .badUsage(
      "\(output): films need ffmpeg, which is not installed; install the package ffmpeg, or make a "
        + "sheet (--output NAME.png) or a folder of pictures")
  }
}
