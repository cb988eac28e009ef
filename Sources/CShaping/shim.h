#ifndef CSHAPING_SHIM_H
#define CSHAPING_SHIM_H

#include <fribidi/fribidi.h>
#include <harfbuzz/hb.h>

// Writes the indices of a line's characters from left to right, and their levels; 0 if it fails.
// The line as a whole is read from left to right. Swift does not import that constant.
static inline FriBidiLevel cshaping_reorder(
    const uint32_t *text, int count, FriBidiStrIndex *order, FriBidiLevel *levels) {
  FriBidiParType direction = FRIBIDI_PAR_LTR;
  return fribidi_log2vis(text, count, &direction, 0, 0, order, levels);
}

#endif
