internal import CDesktop
internal import CSDL2
package import DragDrawing
internal import DragGeometry
package import DragPainter
package import DragSDL

/// A frame that is painted in memory, and what is drawn over it.
package struct PaintedDrawing {
  let list: DrawList
  let overlay: DrawList?

  package init(_ list: DrawList, overlay: DrawList? = nil) {
    (self.list, self.overlay) = (list, overlay)
  }
}

/// Paints frames in memory, and shows what has changed in a window.
package final class PaintedScreen: Screen {
  private let window: SDLWindow
  private let painter: Painter
  private let assets: AssetStore
  /// The last drawing of dragged items; `nil` while they are inside the window.
  private var lastCarried: CarriedDrawing?
  private var wayland: WaylandConnection?
  /// `nil` before the first frame.
  private var surface: (any WindowSurface)?
  package private(set) lazy var arrivals: (any EventSource)? = assets.startLoading()

  package init(_ window: SDLWindow, _ assets: AssetStore) {
    (self.window, self.assets) = (window, assets)
    painter = Painter(scale: window.scale, assets: assets)
  }

  deinit {
    // They hold SDL's connection, which ends with the window.
    surface = nil
    wayland = nil
  }

  package func begin(_ input: WindowInput) { wayland = input.wayland }

  package func picture(of carried: CarriedDrawing?) -> DragImage? {
    guard carried != lastCarried else { return nil }
    lastCarried = carried
    guard let surface, let carried else { return nil }
    let units = DeviceSize(ofUnitsIn: window.pointer)
    let density = max(1, surface.size.width / max(units.width, 1))
    return try? DragImage(carried, scale: window.scale, density: density, assets)
  }

  package func takeArrivals(at now: Microseconds) -> Bool {
    assets.takeArrivals(at: now)
  }

  package func takeFrameRequest() -> Bool { surface?.takeFrameRequest() ?? false }

  package var isOutdated: Bool {
    surface.map { $0.size != DeviceSize(ofPixelsIn: window.pointer) } ?? false
  }

  package func show(
    after loss: FrameLoss, at now: Microseconds, _ draw: () -> PaintedDrawing
  ) throws -> ShownFrame? {
    let (surface, isNew) = try currentSurface(isResized: loss == .size)
    let showsAll = isNew || loss > .none
    guard surface.beginFrame() else { return nil }
    let drawing = draw()
    let damage = painter.paint(drawing.list, overlay: drawing.overlay, at: now) {
      $0.isEmpty && !showsAll ? nil : surface.canvas(for: $0)
    }
    // If the screen lost the pixels, the surface still has them: they only need to be shown again.
    if !damage.isEmpty || showsAll { surface.show(damage, all: showsAll) }
    return ShownFrame(
      isChanged: !damage.isEmpty || showsAll, awaitsRequest: surface.awaitsFrameRequest,
      needsFrame: painter.needsFrame)
  }

  /// Returns the window's surface; if it is new or the window's size or scale has changed, all is painted.
  private func currentSurface(
    isResized: Bool
  ) throws -> (surface: any WindowSurface, isNew: Bool) {
    if let surface, !isResized { return (surface, false) }
    let size = DeviceSize(ofPixelsIn: window.pointer)
    // Without shared memory of the new size, SDL can still show the window.
    if let known = surface, (try? known.resize(to: size)) == nil { surface = nil }
    let current = if let surface { surface } else { try makeSurface(size) }
    surface = current
    painter.use(current.size, scale: pixelScale(of: current.size))
    return (current, true)
  }

  private func makeSurface(_ size: DeviceSize) throws -> any WindowSurface {
    if let wayland, let surface = WaylandSurface(size, wayland) { return surface }
    if let x11 = X11Window(of: window.pointer), let surface = XSharedSurface(size, of: x11) {
      return surface
    }
    return try SDLWindowSurface(of: window.pointer)
  }

  /// Returns the pixels of a surface per logical pixel.
  ///
  /// Under Wayland the window's units have a density, which the compositor gives in 1/120.
  private func pixelScale(of surface: DeviceSize) -> Fraction {
    let units = DeviceSize(ofUnitsIn: window.pointer)
    let density = (surface.width * 120 + units.width / 2) / units.width
    return Fraction(raw: window.scale.raw * density / 120)
  }
}
