internal import CWayland

/// Asks a Wayland compositor whether it has a seat, on a connection that then ends.
final class SeatProbe: WaylandObject {
  private var isFound = false

  /// Returns whether the compositor of `WAYLAND_DISPLAY` has a seat; `nil` if it does not answer.
  static func findsSeat() -> Bool? {
    guard let display = wl_display_connect(nil) else { return nil }
    defer { wl_display_disconnect(display) }
    guard let registry = wl_display_get_registry(display) else { return nil }
    defer { wl_registry_destroy(registry) }
    let probe = SeatProbe()
    let listener = probe.listen(
      to: registry,
      wl_registry_listener(
        global: { own, _, _, interface, _ in
          guard let interface, String(cString: interface) == "wl_seat" else { return }
          SeatProbe.of(own)?.isFound = true
        },
        global_remove: { _, _, _ in }), wl_registry_add_listener)
    guard wl_display_roundtrip(display) >= 0 else { return nil }
    return withExtendedLifetime((probe, listener)) { probe.isFound }
  }
}
