#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_ttf.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/shm.h>
#include <time.h>

// Swift imports no macro with an argument or a cast; these are the ones in use.
static const int csdl_window_position_centered = SDL_WINDOWPOS_CENTERED;
static const Uint32 csdl_touch_mouse_id = SDL_TOUCH_MOUSEID;
static const Sint64 csdl_mouse_touch_id = SDL_MOUSE_TOUCHID;

// The header declares it for GNU sources only.
extern int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);

// Sleeps until a file can be read, a signal arrives or a time is over; meanwhile the signals in `mask` are
// blocked. A negative number of microseconds sets no limit.
static inline int csdl_sleep(struct pollfd *files, nfds_t count, int64_t microseconds, const sigset_t *mask) {
  struct timespec time = {.tv_sec = microseconds / 1000000, .tv_nsec = microseconds % 1000000 * 1000};
  return ppoll(files, count, microseconds < 0 ? NULL : &time, mask);
}

#endif
