internal import CDesktop
internal import DragCoding
internal import Glibc
internal import Synchronization

/// The settings that the desktop publishes by its portal, read and followed on a thread.
///
/// A program waits for them a few milliseconds at most: the bus or the portal can be missing, never answer, or be started
/// by the first call. A late answer is a change like any other.
package final class DesktopPortal: Sendable {
  package typealias Observer =
    @Sendable (_ before: DesktopSettings, _ now: DesktopSettings) -> Void

  private let shared = Shared()

  /// Begins to read the settings from the session's bus, if there is one.
  package init() {
    guard let address = Self.address else {
      shared.answered.signal()
      return
    }
    WorkerThread.start { [shared] in shared.follow(address) }
  }

  deinit { shared.ended.signal() }

  /// Returns the settings; waits for the portal's answer at most until `time` after the portal was created.
  package func settings(within time: Microseconds = .milliseconds(50)) -> DesktopSettings {
    shared.answered.wait(atMost: time - (.monotonic - shared.start))
    return shared.state.withLock { $0.portal.settings }
  }

  /// Calls `observer` on another thread whenever settings change; and now, if they differ from `known`.
  package func observe(from known: DesktopSettings, _ observer: @escaping Observer) {
    shared.state.withLock { state in
      state.observer = observer
      if state.portal.settings != known { observer(known, state.portal.settings) }
    }
  }

  /// The address of the session's bus; `nil` if none runs.
  ///
  /// The library would start one.
  private static var address: String? {
    if let address = variable("DBUS_SESSION_BUS_ADDRESS") { return address }
    guard let folder = variable("XDG_RUNTIME_DIR"), access(folder + "/bus", F_OK) == 0 else {
      return nil
    }
    return "unix:path=\(folder)/bus"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The state that the thread of a portal shares with its callers.
private final class Shared: Sendable {
  struct State {
    var portal = PortalSettings()
    var observer: DesktopPortal.Observer?
  }

  let state = Mutex(State())
  let (answered, ended) = (Flag(), Flag())
  let start = Microseconds.monotonic

  func follow(_ address: String) {
    defer { answered.signal() }
    guard let connection = PortalConnection(address) else { return }
    connection.follow(until: ended.descriptor) { change in
      state.withLock { state in
        let before = state.portal.settings
        change(&state.portal)
        let now = state.portal.settings
        if now != before { state.observer?(before, now) }
      }
      answered.signal()
    }
    connection.close()
  }
}

/// A flag that is set once, and for which a thread can wait.
private final class Flag: Sendable {
  /// Can be read as soon as the flag is set; -1 if the system has no more files.
  let descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))

  deinit { if descriptor >= 0 { close(descriptor) } }

  func signal() { _ = eventfd_write(descriptor, 1) }

  func wait(atMost span: Microseconds) {
    guard descriptor >= 0 else { return }
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&file, 1, Int32(clamping: max(span.count, 0) / 1000))
  }
}
