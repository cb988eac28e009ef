import CDesktop
import CSDL2
import Foundation

/// Another program that drags something into a window: the source's side of the XDND
/// protocol, version 5.
final class DropSource {
  /// The dragged data by type, in the order in which the source offers them.
  typealias Offer = [(type: String, words: String)]

  /// How the source delivers the requested data.
  enum Serving {
    case whole
    /// As ICCCM's `INCR`, which is announced and never delivered.
    case inPieces
    case never
  }

  /// The program and its display, which end when nothing refers to them.
  private let app: App
  private let display: OpaquePointer
  private let own: Window
  private let offer: Offer
  private let target: Window
  /// The window that receives messages: the target's proxy, if any.
  private let receiver: Window

  /// Begins a drag into the window of a program.
  ///
  /// Messages go to the window's proxy, as the protocol requires, unless `followsProxy` is `false`.
  init(_ offer: Offer, into app: App, followsProxy: Bool) throws {
    guard let name = app.desktop.environment["DISPLAY"], let target = UInt(app.window) else {
      throw Failure("no window to drop on")
    }
    guard let display = XOpenDisplay(name) else { throw Failure("no display \(name)") }
    self.app = app
    self.display = display
    self.offer = offer
    self.target = target
    receiver = followsProxy ? try Self.proxy(of: target, display) : target
    own = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSetSelectionOwner(display, atom("XdndSelection"), own, 0)
    let types = offer.map { atom($0.type) }
    types.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, own, atom("XdndTypeList"), atom("ATOM"), 32, PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress, Int32(types.count))
    }
    let first = Array(types.map { Int($0) } + [0, 0, 0])[..<3]
    send("XdndEnter", [5 << 24 | (types.count > 3 ? 1 : 0)] + first)
  }

  deinit { XCloseDisplay(display) }

  /// Moves to a point on the screen; returns whether the target would accept a drop there.
  func hover(at spot: Spot) throws -> Bool {
    send("XdndPosition", [0, spot.x << 16 | spot.y, 0, Int(atom("XdndActionCopy"))])
    return try answer("XdndStatus", .whole).1 & 1 == 1
  }

  /// Drops, and returns whether the target reports that it accepted the drop.
  func drop(_ serving: Serving = .whole) throws -> Bool {
    release()
    return try answer("XdndFinished", serving).1 & 1 == 1
  }

  /// Drops, without waiting for the reply.
  func release() { send("XdndDrop", [0, 0, 0, 0]) }

  /// Leaves the target without a drop.
  func leave() { send("XdndLeave", [0, 0, 0, 0]) }

  private func atom(_ name: String) -> Atom { XInternAtom(display, name, 0) }

  private func send(_ name: String, _ data: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = target
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    event.xclient.data.l = (Int(own), data[0], data[1], data[2], data[3])
    XSendEvent(display, receiver, 0, 0, &event)
    XFlush(display)
  }

  /// Waits for a message of the target, and returns its words.
  private func answer(_ name: String, _ serving: Serving) throws -> (Int, Int, Int, Int, Int) {
    let awaited = atom(name)
    return try eventually("\(name) of the window") {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if event.type == SelectionRequest { serve(event.xselectionrequest, serving) }
        guard event.type == ClientMessage, event.xclient.message_type == awaited else { continue }
        guard event.xclient.data.l.0 == Int(target) else {
          throw Failure("\(name) is not from the target's window")
        }
        return event.xclient.data.l
      }
      return nil
    }
  }

  private func serve(_ request: XSelectionRequestEvent, _ serving: Serving) {
    let words = offer.first { atom($0.type) == request.target }?.words
    let bytes = Array((words ?? "").utf8)
    switch serving {
    case .whole where words == nil: break
    case .whole: write(bytes, Int32(bytes.count), of: request.target, bits: 8, for: request)
    case .inPieces: write([0, 0, 1, 0, 0, 0, 0, 0], 1, of: atom("INCR"), bits: 32, for: request)
    case .never: return
    }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = words == nil ? 0 : request.property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, 0, &event)
    XFlush(display)
  }

  private func write(
    _ bytes: [UInt8], _ count: Int32, of type: Atom, bits: Int32,
    for request: XSelectionRequestEvent
  ) {
    XChangeProperty(
      display, request.requestor, request.property, type, bits, PropModeReplace, bytes, count)
  }

  /// The window that receives a target's messages: itself, unless it has a proxy that names itself.
  private static func proxy(of target: Window, _ display: OpaquePointer) throws -> Window {
    guard let proxy = window(in: "XdndProxy", of: target, display) else { return target }
    guard window(in: "XdndProxy", of: proxy, display) == proxy else {
      throw Failure("the proxy of the window does not name itself")
    }
    return proxy
  }

  private static func window(
    in property: String, of window: Window, _ display: OpaquePointer
  ) -> Window? {
    var (type, format, count, rest) = (Atom(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, XInternAtom(display, property, 0), 0, 1, 0,
      XInternAtom(display, "WINDOW", 0), &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard let data, count == 1 else { return nil }
    return UnsafeRawPointer(data).load(as: Window.self)
  }
}

extension App {
  /// The middle of the window, on the screen.
  private var middle: Spot { Spot(x: origin.x + 450, y: origin.y + 350) }

  /// Begins a drag from another program into the window.
  func dragIn(_ offer: DropSource.Offer, followsProxy: Bool = true) throws -> DropSource {
    try DropSource(offer, into: self, followsProxy: followsProxy)
  }

  /// Drops something on the middle of the window, and returns the replies to its source: while it
  /// hovers, and at the end.
  @discardableResult
  func drop(
    _ offer: DropSource.Offer, followsProxy: Bool = true
  ) throws -> (hovering: Bool, dropped: Bool) {
    let source = try dragIn(offer, followsProxy: followsProxy)
    return (try source.hover(at: middle), try source.drop())
  }

  /// Drops a file on the middle of the window, as from a file manager.
  @discardableResult
  func drop(_ path: String) throws -> (hovering: Bool, dropped: Bool) {
    try drop([("text/uri-list", "file://\(path)\r\n")])
  }
}
