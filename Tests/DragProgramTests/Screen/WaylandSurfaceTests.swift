import CWayland
import DragGeometry
import DragPainter
import Glibc
import Testing
import WaylandSupport

@testable import DragProgram
@testable import DragSDL

/// A window of 4 by 2 pixels, with a compositor whose part the test plays.
private struct Window {
  let compositor: WaylandPeer
  let connection: WaylandConnection

  init() throws {
    compositor = try WaylandPeer()
    let surface = try compositor.makeSurface()
    connection = try #require(WaylandConnection(of: WaylandWindow(surface, on: compositor.display)))
    compositor.announce()
    update()
    _ = compositor.takeRequests()
  }

  static let size = DeviceSize(width: 4, height: 2)

  func update() {
    compositor.deliver()
    connection.dispatch(at: .zero)
  }

  /// Releases an image; by default, the last one that was made.
  func release(_ image: UInt32? = nil) {
    compositor.send("wl_buffer.release", to: image)
    update()
  }

  /// The pixels of the image that the program made next, as the compositor sees them.
  func takePixels() throws -> [UInt32] {
    let file = try compositor.takeFile()
    defer { close(file) }
    var pixels = [UInt32](repeating: 0, count: 8)
    #expect(pread(file, &pixels, 32, 0) == 32)
    return pixels
  }
}

extension Surface {
  fileprivate func paint(_ color: UInt32, in rect: DeviceRect) {
    for y in rect.y..<rect.maxY {
      row(y)?.advanced(by: rect.x).update(repeating: color, count: rect.width)
    }
  }
}

@Suite("The surface of a window under Wayland")
struct WaylandSurfaceTests {
  private let window: Window
  private let surface: WaylandSurface
  private let all = DeviceRect(x: 0, y: 0, width: 4, height: 2)

  init() throws {
    window = try Window()
    surface = try #require(WaylandSurface(Window.size, window.connection))
    _ = window.compositor.takeRequests()
  }

  /// Paints an area in a colour, and shows the frame; returns the requests, `nil` if no frame can begin.
  @discardableResult
  private func paint(_ color: UInt32, _ area: DeviceRect, all: Bool = false) -> [String]? {
    guard surface.beginFrame() else { return nil }
    surface.canvas(for: [area])?.paint(color, in: area)
    surface.show([area], all: all)
    return window.compositor.takeRequests()
  }

  @Test("shows the pixels that have changed, and asks when to draw the next frame")
  func shown() {
    #expect(
      paint(1, DeviceRect(x: 1, y: 0, width: 2, height: 1)) == [
        "wl_surface.attach(wl_buffer, 0, 0)", "wl_surface.damage_buffer(1, 0, 2, 1)",
        "wl_surface.frame()", "wl_surface.commit()",
      ])
    #expect(surface.awaitsFrameRequest)
  }

  @Test("shows all pixels again if the screen may have lost them")
  func lost() {
    let corner = DeviceRect(x: 3, y: 1, width: 1, height: 1)
    #expect(paint(1, corner, all: true)?[1] == "wl_surface.damage_buffer(0, 0, 4, 2)")
  }

  @Test("reports once that the compositor asks for a frame, and asks again with the next one")
  func requested() {
    paint(1, all)
    window.release()
    // The answer to the first frame is still to come.
    #expect(paint(1, all)?.contains("wl_surface.frame()") == false)
    #expect(!surface.takeFrameRequest())
    window.compositor.send("wl_callback.done", 0)
    window.update()
    #expect(!surface.awaitsFrameRequest)
    #expect(surface.takeFrameRequest())
    #expect(!surface.takeFrameRequest())
    #expect(paint(1, all)?.contains("wl_surface.frame()") == true)
  }

  @Test("paints on an image that the compositor has released")
  func reused() {
    paint(1, all)
    window.release()
    #expect(paint(2, all)?.first == "wl_surface.attach(wl_buffer, 0, 0)")
  }

  @Test("makes three images, and then waits until the compositor releases one")
  func threeImages() {
    paint(1, all)
    for _ in 2...3 {
      #expect(paint(2, all)?.contains("wl_shm_pool.create_buffer(0, 4, 2, 16, 1)") == true)
    }
    #expect(paint(3, all) == nil)
    #expect(!surface.takeFrameRequest())
    window.release()
    #expect(surface.takeFrameRequest())
    #expect(!surface.takeFrameRequest())
    #expect(paint(3, all) != nil)
  }

  @Test("completes an image with the pixels of the frames that it has missed")
  func completed() throws {
    let first = try #require(window.compositor.latest["wl_buffer"])
    let file = try window.compositor.takeFile()
    defer { close(file) }
    paint(1, all)
    paint(2, DeviceRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try window.takePixels() == [2, 1, 1, 1, 1, 1, 1, 1])
    paint(3, DeviceRect(x: 3, y: 1, width: 1, height: 1))
    #expect(try window.takePixels() == [2, 1, 1, 1, 1, 1, 1, 3])
    window.release(first)
    paint(4, DeviceRect(x: 1, y: 0, width: 1, height: 1))
    var pixels = [UInt32](repeating: 0, count: 8)
    #expect(pread(file, &pixels, 32, 0) == 32)
    #expect(pixels == [2, 4, 1, 1, 1, 1, 1, 3])
  }

  @Test("gets images of a new size, and destroys one of the former size once it is released")
  func resized() {
    paint(1, all)
    surface.resize(to: DeviceSize(width: 2, height: 2))
    let half = DeviceRect(x: 0, y: 0, width: 2, height: 2)
    let old = window.compositor.latest["wl_buffer"]
    #expect(
      paint(2, half) == [
        "wl_shm.create_pool(file, 16)", "wl_shm_pool.create_buffer(0, 2, 2, 8, 1)",
        "wl_shm_pool.destroy()", "wl_surface.attach(wl_buffer, 0, 0)",
        "wl_surface.damage_buffer(0, 0, 2, 2)", "wl_surface.commit()",
      ])
    window.release(old)
    #expect(paint(2, half)?.first == "wl_buffer.destroy()")
  }
}

@Suite("An image that is shared with a Wayland compositor")
struct SharedBufferTests {
  private let window: Window
  private let image, last: SharedBuffer

  init() throws {
    window = try Window()
    let shm = try #require(window.connection.shm)
    image = try #require(SharedBuffer(Window.size, from: shm))
    last = try #require(SharedBuffer(Window.size, from: shm))
    _ = window.compositor.takeRequests()
  }

  @Test("gets the pixels that it lacks, except those that are painted anyway, once")
  func updated() throws {
    last.surface.paint(7, in: DeviceRect(size: Window.size))
    image.update(from: last, outside: [DeviceRect(x: 1, y: 0, width: 2, height: 1)])
    #expect(try window.takePixels() == [7, 0, 0, 7, 7, 7, 7, 7])
    image.surface.paint(5, in: DeviceRect(size: Window.size))
    image.update(from: last, outside: [])
    #expect(image.surface.row(0)?[0] == 5)
  }

  @Test("is held from the frame that shows it until the compositor releases it")
  func held() throws {
    let surface = try #require(window.connection.makeSurfaceWrapper())
    last.attach(to: surface)
    wl_proxy_wrapper_destroy(UnsafeMutableRawPointer(surface))
    #expect(window.compositor.takeRequests() == ["wl_surface.attach(wl_buffer, 0, 0)"])
    #expect(last.isHeld && !image.isHeld)
    window.release()
    #expect(!last.isHeld)
  }

  @Test("is not made if it is larger than the protocol's numbers")
  func tooLarge() throws {
    let shm = try #require(window.connection.shm)
    #expect(SharedBuffer(DeviceSize(width: 1 << 15, height: 1 << 15), from: shm) == nil)
  }
}
