import CWayland
import DragEvents
import DragGeometry
import Glibc
import Testing

@testable import DragSDL

/// Our connection with a compositor whose part the test plays.
struct WaylandSession {
  let connection: WaylandConnection
  let compositor: WaylandPeer
  /// The numbers of our window's surface and of its title bar's.
  let surface, titleBar: UInt32

  /// The globals of the compositor; their names are their places in the list, from 1.
  private static let globals = [
    ("wl_compositor", 4), ("wl_shm", 1), ("wl_data_device_manager", 3), ("wl_seat", 7),
  ]

  init() throws {
    let peer = try WaylandPeer()
    // SDL's part.
    let registry = wl_display_get_registry(peer.display)
    let global = wl_registry_bind(registry, 1, cwayland_compositor(), 4).map { OpaquePointer($0) }
    let surface = try #require(wl_compositor_create_surface(global))
    self.surface = wl_proxy_get_id(surface)
    titleBar = wl_proxy_get_id(wl_compositor_create_surface(global))
    compositor = peer
    connection = try #require(WaylandConnection(of: WaylandWindow(surface, on: peer.display)))
    for (index, (interface, version)) in Self.globals.enumerated() {
      peer.send("wl_registry.global", index + 1, interface, version)
    }
    update()
    peer.send("wl_seat.capabilities", 7)
    update()
    _ = requests()
  }

  /// Handles what has arrived in a turn of the loop, and returns the events of the exchange.
  @discardableResult
  func update(at now: Microseconds = .zero) -> ExchangeEvents {
    _ = requests()
    wl_display_prepare_read(compositor.display)
    wl_display_read_events(compositor.display)
    connection.dispatch()
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

/// A compositor at the other end of a program's socket, which reads its requests as text, and sends it any event.
final class WaylandPeer {
  /// The program's connection, which stays open: objects of a test end on it.
  let display: OpaquePointer
  private let socket: Int32
  private var requests: [String] = []
  private var interfaces: [UInt32: wl_interface] = [1: wl_display_interface]
  /// The last object of each interface.
  private var latest: [String: UInt32] = [:]
  private var files: [Int32] = []
  /// The protocol reserves numbers from this one for the compositor's objects.
  private var nextObject: UInt32 = 0xff00_0000
  private let globals = [
    wl_compositor_interface, wl_shm_interface, wl_data_device_manager_interface, wl_seat_interface,
  ]

  init() throws {
    var ends: [Int32] = [-1, -1]
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
    #expect(socketpair(AF_UNIX, Int32(type), 0, &ends) == 0)
    socket = ends[0]
    display = try #require(wl_display_connect_to_fd(ends[1]))
  }

  deinit {
    close(socket)
    for file in files { close(file) }
  }

  /// Takes the first file that the program has sent.
  func takeFile() throws -> Int32 {
    try #require(!files.isEmpty)
    return files.removeFirst()
  }

  /// Sends the last object of an interface an event, by their names; `file` is its last argument, and is closed.
  func send(_ name: String, _ arguments: any WaylandArgument..., file: Int32? = nil) {
    receive()
    let names = name.split(separator: ".").map(String.init)
    guard let object = latest[names[0]], let interface = interfaces[object] else {
      Issue.record("no object for \(name)")
      return
    }
    let events = UnsafeBufferPointer(start: interface.events, count: Int(interface.event_count))
    guard let code = events.firstIndex(where: { String(cString: $0.name) == names[1] }) else {
      Issue.record("no event \(name)")
      return
    }
    let body = arguments.flatMap(\.words)
    var words = [object, UInt32(body.count + 2) << 18 | UInt32(code)] + body
    // The length of the header, the level SOL_SOCKET and the type SCM_RIGHTS, and the file.
    var control = file.map { [20, 1 << 32 | 1, Int($0)] } ?? []
    #expect(transfer(&words, &control) { sendmsg($0, $1, 0) } == words.count * 4)
    if let file { close(file) }
  }

  /// Makes an object by an event that introduces one; returns its number.
  func makeObject(by event: String) -> UInt32 {
    defer { nextObject += 1 }
    send(event, nextObject)
    add(nextObject, wl_data_offer_interface)
    return nextObject
  }

  private func add(_ object: UInt32, _ interface: wl_interface) {
    interfaces[object] = interface
    latest[String(cString: interface.name)] = object
  }

  /// Returns the requests since the last call, such as `wl_data_offer.accept(7, text/plain)`, without the numbers of new
  /// objects; other objects are named by their interfaces.
  func takeRequests() -> [String] {
    receive()
    defer { requests = [] }
    return requests
  }

  private func receive() {
    wl_display_flush(display)
    var words = receiveWords()[...]
    while let object = words.first, let head = words.dropFirst().first {
      requests.append(request(of: object, Int(head & 0xffff), words.dropFirst(2)))
      words = words.dropFirst(Int(head >> 18))
    }
  }

  private func request(of object: UInt32, _ code: Int, _ words: ArraySlice<UInt32>) -> String {
    guard let interface = interfaces[object] else { return "unknown object \(object)" }
    let method = interface.methods[code]
    var rest = words
    var arguments: [String] = []
    for (index, type) in String(cString: method.signature).filter(\.isLetter).enumerated() {
      switch type {
      case "h": arguments.append("file")
      case "i": arguments.append("\(Int32(bitPattern: rest.removeFirst()))")
      case "o":
        let name = interfaces[rest.removeFirst()]?.name
        arguments.append(name.map { String(cString: $0) } ?? "nil")
      case "n":
        let made =
          method.types[index]?.pointee
          ?? globals.first { String(cString: $0.name) == arguments[1] }
        if let made { add(rest.removeFirst(), made) }
      case "s":
        let count = Int(rest.removeFirst())
        let text = Array(rest.prefix((count + 3) / 4)).withUnsafeBytes {
          String(decoding: $0.prefix(count).dropLast(), as: UTF8.self)
        }
        arguments.append(count == 0 ? "nil" : text)
        rest = rest.dropFirst((count + 3) / 4)
      default: arguments.append("\(rest.removeFirst())")
      }
    }
    return "\(String(cString: interface.name)).\(String(cString: method.name))"
      + "(\(arguments.joined(separator: ", ")))"
  }

  private func receiveWords() -> [UInt32] {
    var received: [UInt32] = []
    while true {
      var words = [UInt32](repeating: 0, count: 1 << 12)
      var control = [Int](repeating: 0, count: 32)
      let count = transfer(&words, &control) { recvmsg($0, $1, Int32(MSG_DONTWAIT)) }
      guard count > 0 else { return received }
      received += words.prefix(count / 4)
      guard control[0] > 16 else { continue }
      files += control.withUnsafeBytes { Array($0[16..<control[0]].bindMemory(to: Int32.self)) }
    }
  }

  private func transfer(
    _ words: inout [UInt32], _ control: inout [Int],
    _ body: (Int32, UnsafeMutablePointer<msghdr>) -> Int
  ) -> Int {
    words.withUnsafeMutableBytes { words in
      control.withUnsafeMutableBytes { control in
        var part = iovec(iov_base: words.baseAddress, iov_len: words.count)
        return withUnsafeMutablePointer(to: &part) { part in
          var message = msghdr()
          (message.msg_iov, message.msg_iovlen) = (part, 1)
          (message.msg_control, message.msg_controllen) = (control.baseAddress, control.count)
          return body(socket, &message)
        }
      }
    }
  }
}

/// An argument of an event: a number, an object's number, or a text.
protocol WaylandArgument { var words: [UInt32] { get } }

extension Int: WaylandArgument { var words: [UInt32] { [UInt32(truncatingIfNeeded: self)] } }

extension UInt32: WaylandArgument { var words: [UInt32] { [self] } }

extension String: WaylandArgument {
  var words: [UInt32] {
    var bytes = Array(utf8) + [0]
    let count = UInt32(bytes.count)
    while bytes.count % 4 != 0 { bytes.append(0) }
    return [count] + bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }
}
