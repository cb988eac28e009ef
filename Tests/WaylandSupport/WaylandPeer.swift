internal import CWayland
internal import Glibc
internal import Testing

/// A compositor at the other end of a program's socket, which reads its requests as text, and sends it any event.
package final class WaylandPeer {
  /// The program's connection, which stays open: objects of a test end on it.
  package let display: OpaquePointer
  private let socket: Int32
  private var requests: [String] = []
  private var interfaces: [UInt32: wl_interface] = [1: wl_display_interface]
  /// The last object of each interface.
  package private(set) var latest: [String: UInt32] = [:]
  private var files: [Int32] = []
  /// The protocol reserves numbers from this one for the compositor's objects.
  private var nextObject: UInt32 = 0xff00_0000
  /// The globals with their versions; their names are their places in the list, from 1.
  private let globals: [(interface: wl_interface, version: Int)] = [
    (wl_compositor_interface, 4), (wl_shm_interface, 1), (wl_data_device_manager_interface, 3),
    (wl_seat_interface, 7),
  ]

  package init() throws {
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

  /// Makes a surface of the program, as SDL does for its window.
  package func makeSurface() throws -> OpaquePointer {
    let registry = wl_display_get_registry(display)
    let global = wl_registry_bind(registry, 1, cwayland_compositor(), 4).map { OpaquePointer($0) }
    return try #require(wl_compositor_create_surface(global))
  }

  /// Announces the globals to the last registry.
  package func announce() {
    for (index, (interface, version)) in globals.enumerated() {
      send("wl_registry.global", index + 1, String(cString: interface.name), version)
    }
  }

  /// Reads the events that were sent into the program's queues.
  package func deliver() {
    wl_display_prepare_read(display)
    wl_display_read_events(display)
  }

  /// Takes the first file that the program has sent.
  package func takeFile() throws -> Int32 {
    try #require(!files.isEmpty)
    return files.removeFirst()
  }

  /// Sends an object an event, by the names of its interface and of the event; by default, the last such object.
  ///
  /// `file` is the last argument, and is closed.
  package func send(
    _ name: String, _ arguments: any WaylandArgument..., to object: UInt32? = nil,
    file: Int32? = nil
  ) {
    receive()
    let names = name.split(separator: ".").map(String.init)
    guard let object = object ?? latest[names[0]], let interface = interfaces[object] else {
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
  package func makeObject(by event: String) -> UInt32 {
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
  package func takeRequests() -> [String] {
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
          ?? globals.first { String(cString: $0.interface.name) == arguments[1] }?.interface
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
package protocol WaylandArgument { var words: [UInt32] { get } }

extension Int: WaylandArgument {
  package var words: [UInt32] { [UInt32(truncatingIfNeeded: self)] }
}

extension UInt32: WaylandArgument { package var words: [UInt32] { [self] } }

extension String: WaylandArgument {
  package var words: [UInt32] {
    var bytes = Array(utf8) + [0]
    let count = UInt32(bytes.count)
    while bytes.count % 4 != 0 { bytes.append(0) }
    return [count] + bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }
}
