#ifndef CDESKTOP_SHIM_H
#define CDESKTOP_SHIM_H

#include "../CSDL2/shim.h"
#include <SDL2/SDL_syswm.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/shape.h>
#include <stdlib.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/shm.h>
#include <time.h>
#include <unistd.h>

// Returns a file that watches at most 32 other files for `cdesktop_sleep`; -1 if the system has no more files.
static inline int32_t cdesktop_watch(const int32_t *files, int32_t count) {
  int watch = epoll_create1(EPOLL_CLOEXEC);
  for (int32_t index = 0; watch >= 0 && index < count; ++index) {
    struct epoll_event event = {.events = EPOLLIN, .data.u32 = (uint32_t)index};
    if (epoll_ctl(watch, EPOLL_CTL_ADD, files[index], &event) == 0) continue;
    close(watch);
    return -1;
  }
  return watch;
}

// The header declares it for GNU sources only.
extern int pipe2(int files[2], int flags);
static inline int32_t cdesktop_pipe(int32_t *files) { return pipe2(files, O_CLOEXEC); }

// Adds a file to those that `watch` watches for reading. `watch` can itself be watched.
static inline void cdesktop_watch_one(int32_t watch, int32_t file) {
  struct epoll_event event = {.events = EPOLLIN};
  epoll_ctl(watch, EPOLL_CTL_ADD, file, &event);
}

// Sleeps until a watched file can be read, a signal arrives or a time is over; meanwhile the signals in `mask` are
// blocked. A negative number of microseconds sets no limit. Returns a bit for each file that can be read.
static inline uint32_t cdesktop_sleep(int32_t watch, int64_t microseconds, const sigset_t *mask) {
  struct epoll_event events[32];
  struct timespec time = {.tv_sec = microseconds / 1000000, .tv_nsec = microseconds % 1000000 * 1000};
  int count = epoll_pwait2(watch, events, 32, microseconds < 0 ? NULL : &time, mask);
  // Before Linux 5.11, only milliseconds can be waited for: rounded up, since waking early means waking twice.
  if (count < 0 && errno == ENOSYS)
    count = epoll_pwait(watch, events, 32, microseconds < 0 ? -1 : (int)((microseconds + 999) / 1000), mask);
  uint32_t readable = 0;
  for (int index = 0; index < count; ++index)
    if (events[index].events & EPOLLIN) readable |= 1u << events[index].data.u32;
  return readable;
}

// Gives a window the shape of `count` runs of pixels, each as x, y and width, and none for the pointer.
static inline void cdesktop_shape(Display *display, Window window, const int32_t *runs, int32_t count) {
  XRectangle *rectangles = calloc((size_t)count + 1, sizeof *rectangles);
  if (!rectangles) return;
  for (int32_t index = 0; index < count; ++index)
    rectangles[index] = (XRectangle){
      .x = (short)runs[index * 3], .y = (short)runs[index * 3 + 1], .width = (unsigned short)runs[index * 3 + 2], .height = 1};
  XShapeCombineRectangles(display, window, ShapeBounding, 0, 0, rectangles, count, ShapeSet, YXBanded);
  XShapeCombineRectangles(display, window, ShapeInput, 0, 0, rectangles, 0, ShapeSet, YXBanded);
  free(rectangles);
}

// Copies pixels of 32 bits to a drawable of depth 24.
static inline void cdesktop_put_image(
  Display *display, Drawable drawable, GC context, char *pixels, uint32_t width, uint32_t height
) {
  XImage *image = XCreateImage(
    display, DefaultVisual(display, DefaultScreen(display)), 24, ZPixmap, 0, pixels, width, height, 32, 0);
  if (!image) return;
  XPutImage(display, drawable, context, image, 0, 0, 0, 0, width, height);
  image->data = NULL;
  XDestroyImage(image);
}

// Filters of Xlib, which input methods use. They get an event before the program does; the header that declares them
// defines macros that Swift cannot read.
typedef int (*cdesktop_filter_function)(Display *, Window, XEvent *, char *);
extern void _XRegisterFilterByType(Display *, Window, int, int, cdesktop_filter_function, char *);
extern void _XUnregisterFilter(Display *, Window, cdesktop_filter_function, char *);

// Passes the events of a window, of the types from first to last, to a function; SDL does not see those for which it
// returns 1.
static inline void cdesktop_filter(Display *display, Window window, int first, int last,
                                   cdesktop_filter_function filter, char *context) {
  _XRegisterFilterByType(display, window, first, last, filter, context);
}

static inline void cdesktop_unfilter(Display *display, Window window, cdesktop_filter_function filter, char *context) {
  _XUnregisterFilter(display, window, filter, context);
}

#endif
