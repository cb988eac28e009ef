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
    var (arguments, names) = (DBusMessageIter(), DBusMessageIter())
    dbus_message_iter_init_append(message, &arguments)
    dbus_message_iter_open_container(&arguments, Int32(UInt8(ascii: "a")), "s", &names)
    for namespace in PortalSettings.namespaces {
      namespace.withCString { text in
        var text: UnsafePointer<CChar>? = text
        dbus_message_iter_append_basic(&names, Int32(UInt8(ascii: "s")), &text)
      }
    }
    dbus_message_iter_close_container(&arguments, &names)
    dbus_connection_send(connection, message, &call)
    dbus_connection_flush(connection)
  }

  /// Calls `body` with each change of settings, until the bus ends the connection or `end` can be read.
  ///
  /// The portal's answer is a change, too, also if it is an error.
  func follow(until end: Int32, _ body: (_ change: (inout PortalSettings) -> Void) -> Void) {
    var descriptor: Int32 = -1
    guard dbus_connection_get_unix_fd(connection, &descriptor) != 0 else { return }
    while dbus_connection_read_write(connection, 0) != 0 {
      var isReading = false
      while let message = dbus_connection_pop_message(connection) {
        isReading = true
        if let change = change(by: message) { body(change) }
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

  private func change(by message: OpaquePointer) -> ((inout PortalSettings) -> Void)? {
    if dbus_message_is_signal(message, Self.interface, "SettingChanged") != 0 {
      return { $0.note(change: message) }
    }
    guard call != 0, dbus_message_get_reply_serial(message) == call else { return nil }
    // An error has a text, in which no setting is found.
    return { $0.note(answer: message) }
  }
}

extension PortalSettings {
  /// Notes an answer with all settings: by namespace, the values by key.
  fileprivate mutating func note(answer message: OpaquePointer) {
    guard var reader = BusReader(message) else { return }
    var read: [(String, String, BusValue)] = []
    reader.readContainer { namespaces in
      while !namespaces.isAtEnd {
        namespaces.readContainer { entry in
          guard let namespace = entry.read()?.text else { return }
          entry.readContainer { values in
            while !values.isAtEnd {
              values.readContainer { value in
                guard let key = value.read()?.text, let value = value.read() else { return }
                read.append((namespace, key, value))
              }
            }
          }
        }
      }
    }
    for (namespace, key, value) in read { set(namespace, key, value) }
  }

  /// Notes a signal with the namespace, the key and the value of a setting.
  fileprivate mutating func note(change message: OpaquePointer) {
    guard var reader = BusReader(message), let namespace = reader.read()?.text,
      let key = reader.read()?.text, let value = reader.read()
    else { return }
    set(namespace, key, value)
  }
}
