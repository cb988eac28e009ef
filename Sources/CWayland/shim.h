#ifndef CWAYLAND_SHIM_H
#define CWAYLAND_SHIM_H

#include <stddef.h>
#include <stdint.h>
#include <wayland-client.h>

// The header declares it for GNU sources only; 1 is MFD_CLOEXEC.
extern int memfd_create(const char *, unsigned int);
static const unsigned int cwayland_close_on_exec = 1;

// Swift copies a global structure, and libwayland keeps its address.
static inline const struct wl_interface *cwayland_shm(void) { return &wl_shm_interface; }
static inline const struct wl_interface *cwayland_data_device_manager(void) {
  return &wl_data_device_manager_interface;
}
static inline const struct wl_interface *cwayland_compositor(void) { return &wl_compositor_interface; }
static inline const struct wl_interface *cwayland_seat(void) { return &wl_seat_interface; }

#endif
