#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

#include <SDL2/SDL.h>

// Swift imports no macro with an argument or a cast; these are the ones in use.
static const int csdl_window_position_centered = SDL_WINDOWPOS_CENTERED;
static const Uint32 csdl_touch_mouse_id = SDL_TOUCH_MOUSEID;
static const Sint64 csdl_mouse_touch_id = SDL_MOUSE_TOUCHID;

#endif
