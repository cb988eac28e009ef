internal import CDesktop
internal import Dispatch
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

  private struct State {
    var portal = PortalSettings()
    var observer: Observer?
  }

  private let state = Mutex(State())
  private let start = Microseconds.monotonic
  /// Is signalled by each change, and when the thread ends.
  private let answered = DispatchSemaphore(value: 0)
  /// The end of a pipe that ends the thread when it is closed; -1 if the system has no more files.
  private let running: Int32

  /// Begins to read the settings from the session's bus, if there is one.
  package init() {
    var pipe: [Int32] = [-1, -1]
    pipe2(&pipe, O_CLOEXEC)
    let end = pipe[0]
    running = pipe[1]
    WorkerThread.start { [weak self, answered] in
      defer {
        close(end)
        answered.signal()
      }
      guard let connection = Self.address.flatMap(PortalConnection.init) else { return }
      connection.follow(until: end) { settings in
        self?.note(settings)
        answered.signal()
      }
      connection.close()
    }
  }

  deinit { close(running) }

  /// Returns the settings; waits for the portal's answer at most until `time` after the portal was created.
  package func settings(within time: Microseconds = .milliseconds(50)) -> DesktopSettings {
    let rest = time - (.monotonic - start)
    if answered.wait(timeout: .now() + .microseconds(Int(max(rest.count, 0)))) == .success {
      // The next caller need not wait.
      answered.signal()
    }
    return state.withLock { $0.portal.settings }
  }

  /// Calls `observer` on the portal's thread after each change; and once before this returns, if the settings differ from
  /// `known`.
  ///
  /// The observer must not call the portal, whose lock is held meanwhile.
  package func observe(from known: DesktopSettings, _ observer: @escaping Observer) {
    state.withLock { state in
      state.observer = observer
      if state.portal.settings != known { observer(known, state.portal.settings) }
    }
  }

  private func note(_ settings: [PortalConnection.Setting]) {
    state.withLock { state in
      let before = state.portal.settings
      for setting in settings { state.portal.set(setting.namespace, setting.key, setting.value) }
      let now = state.portal.settings
      if now != before { state.observer?(before, now) }
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
