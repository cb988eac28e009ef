// A weston module that gives a test a mouse and a touch screen. The headless backend has neither.
//
// The test connects to the UNIX socket that WESTON_INJECT names, sends a command a line, and reads an answer a line: `ok`, a
// frame, or `error` and why. Coordinates are those of the desktop.
//
//   window PID                      where the window of a process is: X Y WIDTH HEIGHT, without its title bar
//   hit PID X Y                     whether a press there would go to the content of a process's window
//   place PID X Y                   moves the content of a process's window
//   focus PID                       gives the keyboard to a process's window; to none for 0
//   pointer X Y                     moves the mouse
//   button CODE 0|1                 releases or presses a button (linux/input-event-codes.h)
//   key CODE 0|1                    releases or presses a key (linux/input-event-codes.h)
//   wheel NOTCHES                   turns the wheel, down if positive
//   touch ID down|move X Y          puts a finger down, or moves it
//   touch ID up                     lifts a finger
//   cancel                          takes all fingers away, as for a gesture of the compositor's own
//   devices none|all                disconnects the mouse and the touch screen, or connects them again
//   seat                            removes the seat, with all devices, and makes another one
//   probe PID X Y                   moves the mouse; the answer, in milliseconds, is how long it takes until the window of
//                                   the process commits its next image
//   scale N                         unplugs the screen, and plugs in one with this scale
//   screen N                        plugs in a second screen with this scale, to the right of the first one
//
// Tested with weston 10 (Debian 12); from 13 on, positions are `struct weston_coord_global`.
#include <libweston/libweston.h>
#include <libweston/version.h>
#include <libweston/windowed-output-api.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server-protocol.h>

// libweston exports these for its own backends, and its installed headers leave them out.
void weston_seat_init(struct weston_seat *seat, struct weston_compositor *compositor, const char *name);
int weston_seat_init_pointer(struct weston_seat *seat);
int weston_seat_init_keyboard(struct weston_seat *seat, struct xkb_keymap *keymap);
int weston_seat_init_touch(struct weston_seat *seat);
void weston_seat_release(struct weston_seat *seat);
void weston_seat_release_pointer(struct weston_seat *seat);
void weston_seat_release_touch(struct weston_seat *seat);
void weston_seat_set_keyboard_focus(struct weston_seat *seat, struct weston_surface *surface);
struct weston_touch_device *weston_touch_create_touch_device(
    struct weston_touch *touch, const char *path, void *data, const struct weston_touch_device_ops *operations);
void weston_touch_device_destroy(struct weston_touch_device *device);
void notify_button(
    struct weston_seat *seat, const struct timespec *time, int32_t button, enum wl_pointer_button_state state);
void notify_axis(struct weston_seat *seat, const struct timespec *time, struct weston_pointer_axis_event *event);
void notify_axis_source(struct weston_seat *seat, uint32_t source);
void notify_pointer_frame(struct weston_seat *seat);
void notify_key(
    struct weston_seat *seat, const struct timespec *time, uint32_t key, enum wl_keyboard_key_state state,
    enum weston_key_state_update update);
void notify_keyboard_focus_in(struct weston_seat *seat, struct wl_array *keys, enum weston_key_state_update update);
void notify_touch_frame(struct weston_touch_device *device);
void notify_touch_cancel(struct weston_touch_device *device);
void weston_compositor_read_presentation_clock(const struct weston_compositor *compositor, struct timespec *time);
#if WESTON_VERSION_MAJOR >= 13
typedef struct weston_coord_global position;
void notify_motion_absolute(struct weston_seat *seat, const struct timespec *time, position place);
void notify_touch_normalized(
    struct weston_touch_device *device, const struct timespec *time, int finger, const position *place,
    const void *normalized, int phase);
#else
void notify_motion_absolute(struct weston_seat *seat, const struct timespec *time, double x, double y);
void notify_touch_normalized(
    struct weston_touch_device *device, const struct timespec *time, int finger, double x, double y,
    const void *normalized, int phase);
#endif

static struct weston_compositor *compositor;
static struct weston_seat seat;
static struct weston_touch_device *screen;

// The one client, and what it has sent of a line that is not complete.
static struct {
  int socket;
  struct wl_event_source *source;
  char text[256];
  size_t length;
} client = {.socket = -1};

static void move_pointer(const struct timespec *now, double x, double y) {
#if WESTON_VERSION_MAJOR >= 13
  notify_motion_absolute(&seat, now, (position){.c = {.x = x, .y = y}});
#else
  notify_motion_absolute(&seat, now, x, y);
#endif
  notify_pointer_frame(&seat);
}

static void move_finger(const struct timespec *now, int finger, int phase, double x, double y) {
#if WESTON_VERSION_MAJOR >= 13
  position place = {.c = {.x = x, .y = y}};
  notify_touch_normalized(screen, now, finger, phase == WL_TOUCH_UP ? NULL : &place, NULL, phase);
#else
  notify_touch_normalized(screen, now, finger, x, y, NULL, phase);
#endif
  notify_touch_frame(screen);
}

static pid_t owner(const struct weston_view *view) {
  pid_t process = 0;
  uid_t user;
  gid_t group;
  if (view->surface->resource)
    wl_client_get_credentials(wl_resource_get_client(view->surface->resource), &process, &user, &group);
  return process;
}

// A program's cursor and the parts of its frame have views, too: the window is the one that the shell labels so.
static struct weston_view *window_of(pid_t process) {
  struct weston_view *view;
  wl_list_for_each(view, &compositor->view_list, link) {
    char label[64] = "";
    if (view->surface->get_label) view->surface->get_label(view->surface, label, sizeof label);
    if (owner(view) == process && strncmp(label, "top-level", 9) == 0) return view;
  }
  return NULL;
}

static void describe_window(pid_t process, char *answer, size_t size) {
  struct weston_view *view = window_of(process);
  if (!view) {
    snprintf(answer, size, "error no window");
    return;
  }
#if WESTON_VERSION_MAJOR >= 13
  int x = view->geometry.pos_offset.x, y = view->geometry.pos_offset.y;
#else
  int x = view->geometry.x, y = view->geometry.y;
#endif
  snprintf(answer, size, "%d %d %d %d", x, y, view->surface->width, view->surface->height);
}

// The frame of a window is made of surfaces of their own, which can lie over its content.
static void check_hit(pid_t process, double x, double y, char *answer, size_t size) {
#if WESTON_VERSION_MAJOR >= 13
  struct weston_view *view = weston_compositor_pick_view(compositor, (position){.c = {.x = x, .y = y}});
#else
  wl_fixed_t inside_x, inside_y;
  struct weston_view *view = weston_compositor_pick_view(
      compositor, wl_fixed_from_double(x), wl_fixed_from_double(y), &inside_x, &inside_y);
#endif
  if (!view || view != window_of(process)) snprintf(answer, size, "error something else is there");
}

static void place_window(pid_t process, double x, double y, char *answer, size_t size) {
  struct weston_view *view = window_of(process);
  if (!view) {
    snprintf(answer, size, "error no window");
    return;
  }
#if WESTON_VERSION_MAJOR >= 13
  weston_view_set_position(view, (position){.c = {.x = x, .y = y}});
#else
  weston_view_set_position(view, x, y);
#endif
  weston_view_geometry_dirty(view);
  weston_compositor_schedule_repaint(compositor);
}

static void turn_wheel(const struct timespec *now, int notches) {
  struct weston_pointer_axis_event turn = {
      .axis = WL_POINTER_AXIS_VERTICAL_SCROLL, .value = 10 * notches, .has_discrete = true, .discrete = notches};
  notify_axis_source(&seat, WL_POINTER_AXIS_SOURCE_WHEEL);
  notify_axis(&seat, now, &turn);
  notify_pointer_frame(&seat);
}

// weston itself informs only its own grabs, and then mistakes the next touch for another finger.
static void cancel_touches(void) {
  struct weston_touch *touch = weston_seat_get_touch(&seat);
  struct wl_resource *resource;
  wl_resource_for_each(resource, &touch->focus_resource_list) wl_touch_send_cancel(resource);
  notify_touch_cancel(screen);
  touch->num_tp = 0;
  weston_touch_set_focus(touch, NULL);
}

static void make_seat(void) {
  weston_seat_init(&seat, compositor, "test");
  weston_seat_init_pointer(&seat);
  weston_seat_init_keyboard(&seat, NULL);
  weston_seat_init_touch(&seat);
  screen = weston_touch_create_touch_device(weston_seat_get_touch(&seat), "test", NULL, NULL);
  // Without a keyboard that is in use, the shell activates no window.
  struct wl_array no_keys;
  wl_array_init(&no_keys);
  notify_keyboard_focus_in(&seat, &no_keys, STATE_UPDATE_AUTOMATIC);
}

static void connect_devices(bool all) {
  if (all) {
    weston_seat_init_pointer(&seat);
    weston_seat_init_touch(&seat);
    screen = weston_touch_create_touch_device(weston_seat_get_touch(&seat), "test", NULL, NULL);
  } else {
    weston_touch_device_destroy(screen);
    weston_seat_release_pointer(&seat);
    weston_seat_release_touch(&seat);
  }
}

// The screen that gets another scale as soon as no frame is due: weston would wait for that frame for ever.
static struct {
  struct wl_event_source *timer;
  struct weston_output *screen;
  int scale;
} change;

static void send_answer(const char *text) {
  if (client.socket >= 0 && send(client.socket, text, strlen(text), MSG_NOSIGNAL) < 0) return;
}

static int change_scale(void *data) {
  if (change.screen->repaint_status != REPAINT_NOT_SCHEDULED) {
    wl_event_source_timer_update(change.timer, 5);
    return 0;
  }
  wl_event_source_remove(change.timer);
  weston_output_disable(change.screen);
#if WESTON_VERSION_MAJOR >= 13
  change.screen->current_scale = 0;
#else
  change.screen->scale = 0;
#endif
  weston_output_set_scale(change.screen, change.scale);
  weston_output_enable(change.screen);
  send_answer("ok\n");
  return 0;
}

static void begin_change(struct weston_output *output, int scale) {
  change.screen = output;
  change.scale = scale;
  change.timer = wl_event_loop_add_timer(wl_display_get_event_loop(compositor->wl_display), change_scale, NULL);
  wl_event_source_timer_update(change.timer, 1);
}

static struct weston_output *screen_at(int index) {
  struct weston_output *output;
  wl_list_for_each(output, &compositor->output_list, link) {
    if (index-- == 0) return output;
  }
  return NULL;
}

static bool create_second_screen(void) {
#if WESTON_VERSION_MAJOR >= 13
  const struct weston_windowed_output_api *api =
      weston_windowed_output_get_api(compositor, WESTON_WINDOWED_OUTPUT_HEADLESS);
  return api && api->create_head(weston_output_get_first_head(screen_at(0))->backend, "second") == 0;
#else
  const struct weston_windowed_output_api *api = weston_windowed_output_get_api(compositor);
  return api && api->create_head(compositor, "second") == 0;
#endif
}

// Returns whether the answer follows later. weston enables a new screen when it is idle, with the scale of the first one.
static bool begin_second_screen(int scale) {
  if (!create_second_screen()) return false;
  wl_event_loop_dispatch_idle(wl_display_get_event_loop(compositor->wl_display));
  if (!screen_at(1)) return false;
  begin_change(screen_at(1), scale);
  return true;
}

// The window whose next image is awaited.
static struct {
  struct wl_listener commit;
  struct wl_event_source *patience;
  struct timespec start;
} probe;

static void answer_probe(const char *text) {
  wl_list_remove(&probe.commit.link);
  wl_event_source_remove(probe.patience);
  send_answer(text);
}

static void committed(struct wl_listener *listener, void *surface) {
  struct timespec now;
  char answer[32];
  clock_gettime(CLOCK_MONOTONIC, &now);
  double taken = (now.tv_sec - probe.start.tv_sec) * 1e3 + (now.tv_nsec - probe.start.tv_nsec) / 1e6;
  snprintf(answer, sizeof answer, "%.3f\n", taken);
  answer_probe(answer);
}

static int miss(void *data) {
  answer_probe("error no image\n");
  return 0;
}

// Returns whether the answer follows later.
static bool begin_probe(pid_t process, double x, double y, const struct timespec *now) {
  struct weston_view *view = window_of(process);
  if (!view) return false;
  probe.commit.notify = committed;
  wl_signal_add(&view->surface->commit_signal, &probe.commit);
  probe.patience = wl_event_loop_add_timer(wl_display_get_event_loop(compositor->wl_display), miss, NULL);
  wl_event_source_timer_update(probe.patience, 100);
  clock_gettime(CLOCK_MONOTONIC, &probe.start);
  move_pointer(now, x, y);
  return true;
}

static void perform(const char *command, char *answer, size_t size) {
  struct timespec now;
  weston_compositor_read_presentation_clock(compositor, &now);
  int number, state;
  double x, y;
  char word[8];
  snprintf(answer, size, "ok");
  if (sscanf(command, "window %d", &number) == 1) {
    describe_window(number, answer, size);
  } else if (sscanf(command, "hit %d %lf %lf", &number, &x, &y) == 3) {
    check_hit(number, x, y, answer, size);
  } else if (sscanf(command, "pointer %lf %lf", &x, &y) == 2) {
    move_pointer(&now, x, y);
  } else if (sscanf(command, "button %d %d", &number, &state) == 2) {
    notify_button(&seat, &now, number, state);
    notify_pointer_frame(&seat);
  } else if (sscanf(command, "touch %d %7s %lf %lf", &number, word, &x, &y) == 4) {
    move_finger(&now, number, strcmp(word, "down") == 0 ? WL_TOUCH_DOWN : WL_TOUCH_MOTION, x, y);
  } else if (sscanf(command, "touch %d up", &number) == 1) {
    move_finger(&now, number, WL_TOUCH_UP, 0, 0);
  } else if (strcmp(command, "cancel") == 0) {
    cancel_touches();
  } else if (sscanf(command, "key %d %d", &number, &state) == 2) {
    notify_key(&seat, &now, number, state, STATE_UPDATE_AUTOMATIC);
  } else if (sscanf(command, "wheel %d", &number) == 1) {
    turn_wheel(&now, number);
  } else if (sscanf(command, "place %d %lf %lf", &number, &x, &y) == 3) {
    place_window(number, x, y, answer, size);
  } else if (sscanf(command, "probe %d %lf %lf", &number, &x, &y) == 3) {
    if (begin_probe(number, x, y, &now)) *answer = 0;
    else snprintf(answer, size, "error no window");
  } else if (sscanf(command, "focus %d", &number) == 1) {
    struct weston_view *view = window_of(number);
    weston_seat_set_keyboard_focus(&seat, view ? view->surface : NULL);
  } else if (sscanf(command, "devices %7s", word) == 1) {
    connect_devices(strcmp(word, "all") == 0);
  } else if (sscanf(command, "scale %d", &number) == 1) {
    begin_change(screen_at(0), number);
    *answer = 0;
  } else if (sscanf(command, "screen %d", &number) == 1) {
    if (begin_second_screen(number)) *answer = 0;
    else snprintf(answer, size, "error no second screen");
  } else if (strcmp(command, "seat") == 0) {
    weston_touch_device_destroy(screen);
    weston_seat_release(&seat);
    make_seat();
  } else {
    snprintf(answer, size, "error unknown command");
  }
}

static void disconnect(void) {
  wl_event_source_remove(client.source);
  close(client.socket);
  client.socket = -1;
}

static int receive(int socket, uint32_t mask, void *data) {
  ssize_t count = read(socket, client.text + client.length, sizeof client.text - 1 - client.length);
  if (count <= 0) {
    disconnect();
    return 0;
  }
  client.length += count;
  client.text[client.length] = 0;
  for (char *end; (end = strchr(client.text, '\n'));) {
    char answer[128];
    *end = 0;
    perform(client.text, answer, sizeof answer - 1);
    if (*answer) strcat(answer, "\n");
    if (*answer && send(socket, answer, strlen(answer), MSG_NOSIGNAL) < 0) {
      disconnect();
      return 0;
    }
    client.length -= end + 1 - client.text;
    memmove(client.text, end + 1, client.length + 1);
  }
  return 0;
}

static int welcome(int listener, uint32_t mask, void *data) {
  int socket = accept(listener, NULL, NULL);
  if (socket < 0) return 0;
  if (client.socket >= 0) {
    close(socket);
    return 0;
  }
  client.socket = socket;
  client.length = 0;
  client.source = wl_event_loop_add_fd(
      wl_display_get_event_loop(compositor->wl_display), socket, WL_EVENT_READABLE, receive, NULL);
  return 0;
}

static int listen_at(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) return -1;
  strcpy(address.sun_path, path);
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listener < 0) return -1;
  if (bind(listener, (struct sockaddr *)&address, sizeof address) == 0 && listen(listener, 1) == 0) return listener;
  close(listener);
  return -1;
}

__attribute__((visibility("default"))) int wet_module_init(
    struct weston_compositor *loaded_by, int *argument_count, char *arguments[]) {
  const char *path = getenv("WESTON_INJECT");
  int listener = path ? listen_at(path) : -1;
  if (listener < 0) return -1;
  compositor = loaded_by;
  make_seat();
  wl_event_loop_add_fd(
      wl_display_get_event_loop(compositor->wl_display), listener, WL_EVENT_READABLE, welcome, NULL);
  return 0;
}
