#ifndef CSDL2_PAINTING_SHIM_H
#define CSDL2_PAINTING_SHIM_H

#include "../CSDL2/shim.h"
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>

// Prepares a font for text of one script, which is named by four letters. Before SDL_ttf 2.20, the letters of Arabic
// are not joined.
static inline void csdl2_set_script(TTF_Font *font, const char *script, SDL_bool isRightToLeft) {
#if SDL_TTF_VERSION_ATLEAST(2, 20, 0)
  TTF_SetFontScriptName(font, script);
  TTF_SetFontDirection(font, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
#else
  (void)font, (void)script, (void)isRightToLeft;
#endif
}

#endif
