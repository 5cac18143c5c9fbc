import { overlaysMachine } from '@vitrine/machines/overlays/overlays.ts'
import type { BrowserModel } from '../../browserModel.ts'
import { overlayActs, overlayStarts, product } from './overlaysActs.ts'
import { overlayExpectations } from './overlaysPage.ts'

/** The overlays that a shopper opens on the page of each start. */
const opened: Record<string, readonly string[]> = {
  'the wishlist': ['bag', 'search', 'menu', 'signIn', 'consent'],
  'a product': ['sizeGuide', 'modelInfo', 'options'],
  'the shop': ['filters', 'quickView'],
}

/** Overlays that open in another one. */
const openedWithin: Record<string, readonly string[]> = {
  menu: ['signIn'],
  quickView: ['sizeGuide', 'modelInfo'],
  options: ['sizeGuide', 'modelInfo'],
}

const wideOnly = 'A narrow window has no quick view'
const narrowOnly =
  'A wide window has its menu in the header, filters beside the grid and options beside it'

/** Transitions that a window's width excludes, by width. */
const excludedAt = {
  phone: { 'overlays quickView.opened 0': wideOnly },
  desktop: {
    'overlays menu.opened 0': narrowOnly,
    'overlays filters.opened 0': narrowOnly,
    'overlays options.opened 0': narrowOnly,
  },
}

/** Whether a shopper can cause an event while an overlay is open; `start` is where the page was opened. */
function isPossible(type: string, current: string, start: string): boolean {
  const [name = '', change] = type.split('.')
  if (change === 'opened') {
    if (current === 'none') return opened[start]?.includes(name) ?? false
    return openedWithin[current]?.includes(name) ?? false
  }
  return type !== 'overlay.closed' || current !== 'none'
}

/** The overlays machine in the shop, with the overlays of the width. */
export const overlaysModel = (isMobile: boolean): BrowserModel<typeof overlaysMachine> => ({
  examples: {
    machine: overlaysMachine,
    inputs: Object.fromEntries(Object.keys(overlayStarts).map((start) => [start, undefined])),
    events: {
      'quickView.opened': [{ subject: product }],
      'options.opened': [{ subject: product }],
      ...(isMobile ? { 'viewport.narrowed': [] } : { 'back.pressed': [], 'viewport.widened': [] }),
    },
  },
  effects: {},
  excluded: excludedAt[isMobile ? 'phone' : 'desktop'],
  isExcludedStep: ({ event }, { value }, start) => !isPossible(event.type, String(value), start),
  // The page has changed, or the width.
  endsAfter: ({ event }) => /^(route|viewport)\./.test(event.type),
  open: overlayStarts,
  acts: overlayActs,
  expectations: overlayExpectations,
  invisible: isMobile
    ? { 'overlays.quickView': wideOnly }
    : {
        'overlays.menu': narrowOnly,
        'overlays.filters': narrowOnly,
        'overlays.options': narrowOnly,
      },
})
