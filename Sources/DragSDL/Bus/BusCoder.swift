internal import CDBus

/// Reads and writes the arguments of messages, within limits.
struct BusCoder {
  /// The maximum number of containers within each other.
  static let maximumDepth = 16
  /// The maximum size of a message's arguments: each value counts as 1, and a text also as its bytes.
  static let maximumSize = 1 << 20

  private var room = maximumSize

  private init() {}

  /// Returns the arguments of a message; `nil` if their signature is another one, or if a limit is exceeded.
  static func arguments(of message: OpaquePointer, _ signature: String) -> [BusValue]? {
    guard dbus_message_has_signature(message, signature) != 0 else { return nil }
    var (coder, iterator) = (BusCoder(), DBusMessageIter())
    dbus_message_iter_init(message, &iterator)
    return coder.values(at: &iterator, depth: 0)
  }

  /// Appends arguments to a message; returns whether it did.
  ///
  /// Nothing is appended if a value is invalid or a limit is exceeded. If memory is short, some can be.
  static func append(_ values: [BusValue], to message: OpaquePointer) -> Bool {
    var (coder, iterator) = (BusCoder(), DBusMessageIter())
    guard values.allSatisfy({ coder.accepts($0, depth: 0) }),
      dbus_signature_validate(values.map(\.signature).joined(), nil) != 0
    else { return false }
    dbus_message_iter_init_append(message, &iterator)
    return values.allSatisfy { $0.append(to: &iterator) }
  }

  private mutating func values(at iterator: inout DBusMessageIter, depth: Int) -> [BusValue]? {
    var values: [BusValue] = []
    while dbus_message_iter_get_arg_type(&iterator) != 0 {
      guard let text = dbus_message_iter_get_signature(&iterator) else { return nil }
      defer { dbus_free(text) }
      guard let content = content(at: &iterator, depth) else { return nil }
      values.append(BusValue(signature: String(cString: text), content: content))
      dbus_message_iter_next(&iterator)
    }
    return values
  }

  private mutating func content(
    at iterator: inout DBusMessageIter, _ depth: Int
  ) -> BusValue.Content? {
    let type = dbus_message_iter_get_arg_type(&iterator)
    if dbus_type_is_container(type) != 0 {
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      guard takesContainer(at: depth) else { return nil }
      return values(at: &inner, depth: depth + 1).map { .elements($0) }
    }
    // To read a descriptor would duplicate it.
    guard type != Int32(UInt8(ascii: "h")) else { return nil }
    if dbus_type_is_fixed(type) != 0 {
      var bits: UInt64 = 0
      dbus_message_iter_get_basic(&iterator, &bits)
      return takes(1) ? .number(bits) : nil
    }
    var start: UnsafePointer<CChar>?
    dbus_message_iter_get_basic(&iterator, &start)
    guard let text = start.map({ String(cString: $0) }), takes(1 + text.utf8.count) else {
      return nil
    }
    return .text(text)
  }

  /// Whether a value can be written, if the signature of the whole is valid.
  private mutating func accepts(_ value: BusValue, depth: Int) -> Bool {
    switch value.content {
    case .number: return takes(1)
    case .text(let text):
      guard takes(1 + text.utf8.count), !text.utf8.contains(0) else { return false }
      return switch value.signature {
      case "o": dbus_validate_path(text, nil) != 0
      case "g": dbus_signature_validate(text, nil) != 0
      default: true
      }
    case .elements(let elements):
      guard takesContainer(at: depth),
        elements.allSatisfy({ accepts($0, depth: depth + 1) })
      else { return false }
      let type = value.signature.dropFirst()
      return switch value.signature.first {
      // The signature of the whole does not show whether the array has one type.
      case "a": isSingle(value.signature) && elements.allSatisfy { $0.signature == type }
      case "v": isSingle(elements[0].signature)
      default: true
      }
    }
  }

  private func isSingle(_ signature: String) -> Bool {
    dbus_signature_validate_single(signature, nil) != 0
  }

  private mutating func takes(_ size: Int) -> Bool {
    room -= size
    return room >= 0
  }

  private mutating func takesContainer(at depth: Int) -> Bool {
    takes(1) && depth < Self.maximumDepth
  }
}

extension BusValue {
  fileprivate func append(to iterator: inout DBusMessageIter) -> Bool {
    let letter = signature.unicodeScalars.first.map { $0 == "(" ? "r" : $0 == "{" ? "e" : $0 }
    let type = Int32(letter?.value ?? 0)
    switch content {
    case .number(var bits): return dbus_message_iter_append_basic(&iterator, type, &bits) != 0
    case .text(let text):
      return text.withCString { start in
        var start: UnsafePointer<CChar>? = start
        return dbus_message_iter_append_basic(&iterator, type, &start) != 0
      }
    case .elements(let elements):
      let contained =
        letter == "a" ? String(signature.dropFirst()) : letter == "v" ? elements[0].signature : nil
      var inner = DBusMessageIter()
      return dbus_message_iter_open_container(&iterator, type, contained, &inner) != 0
        && elements.allSatisfy { $0.append(to: &inner) }
        && dbus_message_iter_close_container(&iterator, &inner) != 0
    }
  }
}
