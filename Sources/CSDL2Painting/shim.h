#ifndef CSDL2_PAINTING_SHIM_H
#define CSDL2_PAINTING_SHIM_H

#include "../CSDL2/shim.h"
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>

#if !SDL_IMAGE_VERSION_ATLEAST(2, 6, 0)
#error SDL2_image is too old: 2.6 or newer is needed, which scales drawings
#endif
#if !SDL_TTF_VERSION_ATLEAST(2, 20, 0)
#error SDL2_ttf is too old: 2.20 or newer is needed, which joins the letters of Arabic
#endif

// Prepares a font for text of one script, whose name has four letters, the first in the highest byte.
static inline void csdl2_set_script(TTF_Font *font, Uint32 script, SDL_bool isRightToLeft) {
  char name[] = {script >> 24, script >> 16 & 255, script >> 8 & 255, script & 255, 0};
  TTF_SetFontScriptName(font, name);
  TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
}

#endif
