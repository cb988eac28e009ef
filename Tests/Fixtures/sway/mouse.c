// A mouse in a compositor of the wlroots family: mouse SOCKET. It reads lines from one program that connects to the
// socket, and answers each with "ok".
//
//   extent WIDTH HEIGHT    the size of the desktop, once, before all others
//   move X Y               moves the pointer
//   button CODE PRESSED    turns a button, by its number in the kernel
//   wheel STEPS            turns the wheel
//
// The protocol is wlr-virtual-pointer-unstable-v1, whose description no package of Debian 12 has. The tables below are
// what wayland-scanner makes of the requests.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <wayland-client.h>

static const struct wl_interface *no_types[5];
static const struct wl_message pointer_requests[] = {
  {"motion", "uff", no_types}, {"motion_absolute", "uuuuu", no_types}, {"button", "uuu", no_types},
  {"axis", "uuf", no_types}, {"frame", "", no_types}, {"axis_source", "u", no_types},
  {"axis_stop", "uu", no_types}, {"axis_discrete", "uufi", no_types}, {"destroy", "", no_types},
};
static const struct wl_interface pointer_interface = {"zwlr_virtual_pointer_v1", 1, 9, pointer_requests, 0, NULL};
static const struct wl_interface *create_types[] = {&wl_seat_interface, &pointer_interface};
static const struct wl_message manager_requests[] = {
  {"create_virtual_pointer", "?on", create_types}, {"destroy", "", no_types},
};
static const struct wl_interface manager_interface = {
  "zwlr_virtual_pointer_manager_v1", 1, 2, manager_requests, 0, NULL,
};
enum { motion_absolute = 1, button = 2, frame = 4, axis_source = 5, axis_discrete = 7 };

static struct wl_proxy *manager;

static void found(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data, (void)version;
  if (strcmp(interface, manager_interface.name) == 0) manager = wl_registry_bind(registry, name, &manager_interface, 1);
}

static void lost(void *data, struct wl_registry *registry, uint32_t name) { (void)data, (void)registry, (void)name; }

static uint32_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

// Waits for a program that connects to a socket.
static FILE *accept_program(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  int file = socket(AF_UNIX, SOCK_STREAM, 0);
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  if (file < 0 || bind(file, (struct sockaddr *)&address, sizeof address) || listen(file, 1)) return NULL;
  return fdopen(accept(file, NULL, NULL), "r+");
}

int main(int count, char **words) {
  FILE *program = count == 2 ? accept_program(words[1]) : NULL;
  if (!program) return 1;
  struct wl_display *display = wl_display_connect(NULL);
  if (!display) return 1;
  static const struct wl_registry_listener listener = {found, lost};
  wl_registry_add_listener(wl_display_get_registry(display), &listener, NULL);
  wl_display_roundtrip(display);
  if (!manager) return 1;
  struct wl_proxy *pointer = wl_proxy_marshal_constructor(manager, 0, &pointer_interface, NULL, NULL);
  unsigned width = 1, height = 1;
  int first, second;
  char line[128];
  while (fgets(line, sizeof line, program)) {
    if (sscanf(line, "extent %d %d", &first, &second) == 2) {
      width = (unsigned)first, height = (unsigned)second;
    } else if (sscanf(line, "move %d %d", &first, &second) == 2) {
      wl_proxy_marshal(pointer, motion_absolute, now(), (unsigned)first, (unsigned)second, width, height);
    } else if (sscanf(line, "button %d %d", &first, &second) == 2) {
      wl_proxy_marshal(pointer, button, now(), (unsigned)first, (unsigned)second);
    } else if (sscanf(line, "wheel %d", &first) == 1) {
      wl_proxy_marshal(pointer, axis_source, 0u);
      wl_proxy_marshal(pointer, axis_discrete, now(), 0u, wl_fixed_from_int(15 * first), first);
    }
    wl_proxy_marshal(pointer, frame);
    if (wl_display_roundtrip(display) < 0) return 1;
    fputs("ok\n", program);
    fflush(program);
  }
  return 0;
}
