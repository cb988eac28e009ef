internal import CDBus
internal import Glibc

/// A connection with the desktop's portal, on the session's bus; it blocks, and belongs to one thread.
///
/// The portal is the interface `org.freedesktop.portal.Settings`, which each desktop implements.
struct PortalConnection {
  private static let (name, path) = (
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
  )
  private static let interface = "org.freedesktop.portal.Settings"

  private let connection: OpaquePointer
  /// The number of the call whose answer has all settings.
  private var call: dbus_uint32_t = 0

  /// Connects to the bus, and asks for all settings and their changes; `nil` if there is no bus.
  init?(_ address: String) {
    guard let connection = dbus_connection_open_private(address, nil) else { return nil }
    self.connection = connection
    guard dbus_bus_register(connection, nil) != 0 else {
      close()
      return nil
    }
    for namespace in PortalSettings.namespaces {
      // Without a place for an error, this does not wait for the answer.
      dbus_bus_add_match(
        connection,
        "type='signal',sender='\(Self.name)',path='\(Self.path)',interface='\(Self.interface)',"
          + "member='SettingChanged',arg0='\(namespace)'", nil)
    }
    askForAll()
  }

  private mutating func askForAll() {
    guard
      let message = dbus_message_new_method_call(Self.name, Self.path, Self.interface, "ReadAll")
    else { return }
    defer { dbus_message_unref(message) }
    let names = PortalSettings.namespaces.map { BusValue.string($0) }
    guard BusCoder.append([.array(of: "s", names)], to: message) else { return }
    dbus_connection_send(connection, message, &call)
    dbus_connection_flush(connection)
  }

  /// The value of a key in a namespace.
  typealias Setting = (namespace: String, key: String, value: BusValue)

  /// Calls `body` with settings that change, until the bus ends the connection or `end` can be read.
  ///
  /// The portal's answer is a change, too; if it is an error, of no settings.
  func follow(until end: Int32, _ body: ([Setting]) -> Void) {
    var descriptor: Int32 = -1
    guard dbus_connection_get_unix_fd(connection, &descriptor) != 0 else { return }
    while dbus_connection_read_write(connection, 0) != 0 {
      var isReading = false
      while let message = dbus_connection_pop_message(connection) {
        isReading = true
        if let settings = settings(in: message) { body(settings) }
        dbus_message_unref(message)
      }
      if isReading { continue }
      var files = [descriptor, end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&files, nfds_t(files.count), -1)
      if files[1].revents != 0 { return }
    }
  }

  func close() {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// Returns the settings of a signal or of the answer; `nil` for another message.
  private func settings(in message: OpaquePointer) -> [Setting]? {
    if dbus_message_is_signal(message, Self.interface, "SettingChanged") != 0 {
      guard let setting = BusCoder.arguments(of: message, "ssv") else { return nil }
      return [(setting[0].string ?? "", setting[1].string ?? "", setting[2].unwrapped)]
    }
    guard call != 0, dbus_message_get_reply_serial(message) == call else { return nil }
    let namespaces = BusCoder.arguments(of: message, "a{sa{sv}}")?.first?.elements ?? []
    return namespaces.map(\.elements).flatMap { namespace in
      namespace[1].elements.map(\.elements).map { setting in
        (namespace[0].string ?? "", setting[0].string ?? "", setting[1].unwrapped)
      }
    }
  }
}
