internal import CDesktop
internal import CSDL2
package import DragDrawing
package import DragSDL

/// Paints frames in memory, and shows what has changed in a window.
final class PaintedPresenter<Client: LoopClient>: FramePresenter {
  /// Describes a frame, and what is drawn over it.
  typealias Describe = (Client, _ animated: Bool) -> (frame: DrawList, overlay: DrawList?)

  private let window: SDLWindow
  private let painter: Painter
  private let describe: Describe
  private let carried: (Client) -> CarriedDrawing?
  private let assets: AssetStore
  /// The last drawing of dragged items; `nil` while they are inside the window.
  private var lastCarried: CarriedDrawing?
  private var wayland: WaylandConnection?
  /// `nil` before the first frame.
  private var surface: (any WindowSurface)? {
    didSet { waylandSurface = surface as? WaylandSurface }
  }
  // Apart, since every turn of the loop asks, and a cast takes as long as the answer.
  private var waylandSurface: WaylandSurface?

  init(
    _ window: SDLWindow, _ assets: AssetStore, _ describe: @escaping Describe,
    carried: @escaping (Client) -> CarriedDrawing? = { _ in nil }
  ) {
    (self.window, self.describe, self.carried, self.assets) = (window, describe, carried, assets)
    painter = Painter(scale: window.scale, assets: assets)
  }

  deinit {
    // They hold SDL's connection, which ends with the window.
    surface = nil
    wayland = nil
  }

  func startWatching() -> [any EventSource] {
    [painter.placer.assets.pictures.startLoading()].compactMap(\.self)
  }

  func begin(_ input: WindowInput) { wayland = input.wayland }

  func dragImage(of client: Client) -> DragImage? {
    let drawing = carried(client)
    guard drawing != lastCarried else { return nil }
    lastCarried = drawing
    guard let surface, let drawing else { return nil }
    let units = DeviceSize(ofUnitsIn: window.pointer)
    let density = max(1, surface.size.width / max(units.width, 1))
    return try? DragImage(drawing, scale: window.scale, density: density, assets)
  }

  func takeArrivals(at now: Microseconds) -> Bool {
    painter.placer.assets.pictures.takeArrivals(at: now)
  }

  func takeFrameRequest() -> Bool { waylandSurface?.takeFrameRequest() ?? false }

  var isOutdated: Bool {
    guard let waylandSurface else { return false }
    return DeviceSize(ofPixelsIn: window.pointer) != waylandSurface.size
  }

  func present(_ client: Client, _ frame: PresentedFrame) throws(SDLError) -> PresentedResult? {
    let (surface, isNew) = try currentSurface(isResized: frame.isResized)
    let showsAll = isNew || frame.isExposed
    guard surface.beginFrame() else { return nil }
    let (list, overlay) = describe(client, frame.animated)
    let damage = painter.paint(list, overlay: overlay, at: frame.time) {
      $0.isEmpty && !showsAll ? nil : surface.canvas(for: $0)
    }
    // If the screen lost the pixels, the surface still has them: they only need to be shown again.
    if !damage.isEmpty || showsAll { surface.show(damage, all: showsAll) }
    return PresentedResult(
      awaitsRequest: surface.awaitsFrameRequest, needsFrame: painter.needsFrame,
      isChanged: !damage.isEmpty || showsAll)
  }

  /// Returns the window's surface; if it is new or the window's size or scale has changed, all is painted.
  private func currentSurface(
    isResized: Bool
  ) throws(SDLError) -> (surface: any WindowSurface, isNew: Bool) {
    if let surface, !isResized { return (surface, false) }
    // Without shared memory of the new size, SDL can still show the window.
    if let known = surface, (try? known.resize()) == nil { surface = nil }
    let current = if let surface { surface } else { try makeSurface() }
    surface = current
    painter.use(current.size, scale: pixelScale(of: current.size))
    return (current, true)
  }

  private func makeSurface() throws(SDLError) -> any WindowSurface {
    if let wayland, let surface = WaylandSurface(of: window.pointer, wayland) { return surface }
    if let surface = XSharedSurface(of: window.pointer) { return surface }
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

extension SDLWindow {
  /// Runs the loop of a client until it is finished, the window is closed or a signal ends the program.
  ///
  /// `describe` returns a frame and what is drawn over it; if its second argument is `false`, only the items that follow a
  /// pointer have to be current.
  package func run<Client: LoopClient>(
    _ client: inout Client, _ assets: AssetStore,
    _ describe: @escaping (Client, _ animated: Bool) -> (frame: DrawList, overlay: DrawList?),
    carried: @escaping (Client) -> CarriedDrawing? = { _ in nil }
  ) throws(SDLError) {
    try FrameLoop(self, PaintedPresenter(self, assets, describe, carried: carried)).run(&client)
  }
}
