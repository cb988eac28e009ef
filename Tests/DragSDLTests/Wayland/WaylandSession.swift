import CDesktop
import CWayland
import DragEvents
import DragGeometry
import Glibc
import Testing
import WaylandSupport

@testable import DragSDL

/// Our connection with a compositor whose part the test plays.
struct WaylandSession {
  let connection: WaylandConnection
  let compositor: WaylandPeer
  /// The numbers of our window's surface and of its title bar's.
  let surface, titleBar: UInt32

  init() throws {
    compositor = try WaylandPeer()
    let surface = try compositor.makeSurface()
    self.surface = wl_proxy_get_id(surface)
    titleBar = wl_proxy_get_id(try compositor.makeSurface())
    connection = try #require(WaylandConnection(of: WaylandWindow(surface, on: compositor.display)))
    compositor.announce()
    update()
    compositor.send("wl_seat.capabilities", 7)
    update()
    _ = requests()
  }

  /// Handles what has arrived in a turn of the loop, and returns the events of the exchange.
  @discardableResult
  func update(at now: Microseconds = .zero) -> ExchangeEvents {
    _ = requests()
    compositor.deliver()
    connection.dispatch(at: now)
    return connection.takeEvents(at: now)
  }

  /// Returns the requests since the last call of this or of ``update(at:)``.
  func requests() -> [String] { compositor.takeRequests() }

  /// Presses the mouse on our window with a serial number.
  func press(_ serial: Int) {
    compositor.send("wl_pointer.enter", 1, surface, 90 * 256, 25 * 256)
    compositor.send("wl_pointer.button", serial, 0, 0x110, 1)
    update()
    _ = connection.seat?.takeEvents()
  }

  /// Introduces data of another program; returns its number.
  func introduce(_ types: [String], actions: Int? = nil) -> UInt32 {
    let offer = compositor.makeObject(by: "wl_data_device.data_offer")
    for type in types { compositor.send("wl_data_offer.offer", type) }
    if let actions { compositor.send("wl_data_offer.source_actions", actions) }
    return offer
  }
}

extension WaylandSession {
  /// The data of drags and of the clipboard.
  static let text = DragData("text/plain", [UInt8]("hello".utf8))

  /// Writes the data into the pipe that our window has sent, as its source does, and closes it.
  func answer() throws {
    let file = try compositor.takeFile()
    _ = Self.text.bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    close(file)
  }

  /// Asks the program for data; returns what it writes, up to the end.
  func ask(for type: String) -> [UInt8] {
    var files: [Int32] = [-1, -1]
    #expect(cdesktop_pipe(&files) == 0)
    defer { close(files[0]) }
    compositor.send("wl_data_source.send", type, file: files[1])
    update()
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = read(files[0], &buffer, buffer.count)
    return Array(buffer.prefix(count))
  }
}
