import { setup } from 'xstate'
import type { StateMeta } from './meta.ts'

/** Everything that can lie over a page; at most one is open (SPEC §2 Overlays). */
export const overlayNames = [
  'bag',
  'menu',
  'filters',
  'search',
  'quickView',
  'sizeGuide',
  'modelInfo',
  'signIn',
  'signOut',
  'newsletter',
  'campaign',
] as const
export type OverlayName = (typeof overlayNames)[number]

/** What each overlay shows, in the order of its name. */
const views: Record<OverlayName, string> = {
  bag: 'Shopping Bag drawer from the right',
  menu: 'Menu drawer on mobile',
  filters: 'Filter drawer from the left, on mobile',
  search: 'Search drawer from the top, full height',
  quickView: 'Quick view of a product, on desktop',
  sizeGuide: 'Size guide',
  modelInfo: 'Model info',
  signIn: 'Sign in popup',
  signOut: 'Sign out confirmation',
  newsletter: 'Newsletter popup',
  campaign: 'Campaign popup',
}

type Events =
  | { type: 'overlay.opened'; name: OverlayName }
  | { type: 'overlay.closed' }
  | { type: 'page.changed' }
  | { type: 'history.returned' }

const opensOther = (name: OverlayName) =>
  ({
    guard: { type: 'names', params: { name } },
    target: `#overlays.${name}`,
    description: `${views[name]} takes the place of what was open`,
  }) as const

/** Which overlay lies over the page. Opening one closes the other; a new page closes all (SPEC §2). */
export const overlaysMachine = setup({
  types: { events: {} as Events, meta: {} as StateMeta },
  guards: {
    names: ({ event }, params: { name: OverlayName }) =>
      event.type === 'overlay.opened' && event.name === params.name,
  },
}).createMachine({
  id: 'overlays',
  initial: 'none',
  on: { 'overlay.opened': overlayNames.map(opensOther) },
  states: {
    none: { meta: { view: 'The page alone', spec: '§2 Overlays' } },
    ...overlayStates(),
  },
})

function overlayStates() {
  const close = {
    'overlay.closed': { target: 'none', description: 'Close button, Escape or a press beside it' },
    'page.changed': { target: 'none', description: 'Page changes close everything' },
    'history.returned': { target: 'none', description: 'Back closes it on mobile' },
  } as const
  const state = (name: OverlayName) => ({
    meta: { view: views[name], spec: '§2 Overlays' },
    on: close,
  })
  return {
    bag: state('bag'),
    menu: state('menu'),
    filters: state('filters'),
    search: state('search'),
    quickView: state('quickView'),
    sizeGuide: state('sizeGuide'),
    modelInfo: state('modelInfo'),
    signIn: state('signIn'),
    signOut: state('signOut'),
    newsletter: state('newsletter'),
    campaign: state('campaign'),
  }
}
