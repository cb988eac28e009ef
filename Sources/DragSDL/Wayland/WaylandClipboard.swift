internal import CDesktop
internal import CWayland
internal import DragEvents
internal import Glibc

/// The clipboard under Wayland, which a program may only write after an input, and reads while it has the keyboard.
final class WaylandClipboard: Clipboard, WaylandObject {
  private let display: OpaquePointer
  private let manager: OpaquePointer
  private var device: OpaquePointer?
  private weak var seat: WaylandSeat?
  /// The data from another program, and its types.
  private var offer: (object: OpaquePointer, types: [String])?
  var reader = ClipboardReader()
  private var pipe = PipeReader()
  /// When SDL is asked next for a text that did not come, and for the last time.
  private var lateText: (next: Microseconds, last: Microseconds)?
  private(set) var data: [DragData] = []
  private var source: OpaquePointer?
  var events: [ClipboardContents] = []
  private let pipes: PipeWatch
  private let listener: WaylandListener<wl_data_source_listener>

  init(_ manager: OpaquePointer, on display: OpaquePointer, _ pipes: PipeWatch) {
    (self.manager, self.display, self.pipes) = (manager, display, pipes)
    listener = WaylandListener(
      wl_data_source_listener(
        target: { _, _, _ in },
        send: { own, _, type, file in
          guard let clipboard = WaylandClipboard.of(own), let type else { return }
          DragData.write(clipboard.data.first { $0.type == String(cString: type) }, into: file)
        },
        cancelled: { own, source in
          guard let clipboard = WaylandClipboard.of(own), clipboard.source == source else { return }
          clipboard.endSource()
        },
        dnd_drop_performed: { _, _ in }, dnd_finished: { _, _ in }, action: { _, _, _ in }))
  }

  deinit { disconnect() }

  func connect(_ device: OpaquePointer, _ seat: WaylandSeat) {
    (self.device, self.seat) = (device, seat)
  }

  /// Handles the loss of the device, with its seat.
  func disconnect() {
    select(nil, [])
    endSource()
    device = nil
  }

  /// Handles new data on the clipboard, of which the clipboard becomes the owner; `nil` if there is none.
  func select(_ offer: OpaquePointer?, _ types: [String]) {
    if let old = self.offer { wl_data_offer_destroy(old.object) }
    self.offer = offer.map { ($0, types) }
  }

  private func endSource() {
    if let source { wl_data_source_destroy(source) }
    (source, data) = (nil, [])
  }

  var deadline: Microseconds? { reader.deadline.earlier(lateText?.next) }

  func copy(_ data: [DragData]) {
    guard let device, let serial = seat?.inputSerial,
      let source = wl_data_device_manager_create_data_source(manager)
    else { return }
    endSource()
    wl_data_source_add_listener(source, listener.functions, opaque)
    for data in data { wl_data_source_offer(source, data.type) }
    wl_data_device_set_selection(device, source, serial)
    wl_display_flush(display)
    (self.source, self.data) = (source, data)
  }

  func advance(to now: Microseconds) {
    readPipe(at: now)
    askForLateText(at: now)
    run(reader.advance(to: now), at: now)
  }

  private func readPipe(at now: Microseconds) {
    let before = pipe.count
    if let answer = pipe.read() {
      if answer.isEmpty && reader.typeInTransfer?.isText == true {
        lateText = (now, now + .milliseconds(2_000))
      } else {
        run(reader.received(answer, at: now), at: now)
      }
    } else if pipe.count > before {
      reader.partReceived(at: now)
    }
  }

  /// Asks SDL for a text that did not come.
  ///
  /// Of the data devices of a program, weston sends data only to the one to which it has announced the clipboard last. That is
  /// SDL's, which only reads text. It waits some milliseconds for the program that copied it, which may have more to do, and
  /// a text that is longer than a pipe may lack its end.
  private func askForLateText(at now: Microseconds) {
    guard let late = lateText, late.next <= now else { return }
    let text = Array(TextClipboard.text.utf8)
    if text.isEmpty && now < late.last {
      lateText?.next = now + .milliseconds(50)
    } else {
      lateText = nil
      run(reader.received(text.count < 1 << 16 ? .bytes(text) : .refused, at: now), at: now)
    }
  }

  func list(at now: Microseconds) -> [ClipboardReader.Step] {
    reader.listed(offer?.types ?? [], at: now)
  }

  func read(_ type: String, at now: Microseconds) -> [ClipboardReader.Step] {
    guard let offer, pipe.begin(type, of: offer.object, on: display, watchedBy: pipes) else {
      return reader.received(.refused, at: now)
    }
    return []
  }

  func endReading() {
    pipe.end()
    lateText = nil
  }
}

extension DataAnswer {
  fileprivate var isEmpty: Bool { self == .bytes([]) || self == .refused }
}

extension String {
  fileprivate var isText: Bool { self == "UTF8_STRING" || hasPrefix("text/plain") }
}
