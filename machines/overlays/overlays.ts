import { assign, setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

/** `subject` says which one: a product's slug for the quick view, an id for a campaign. */
type Events =
  | { type: 'bag.opened' }
  | { type: 'filters.opened' }
  | { type: 'search.opened' }
  | { type: 'menu.opened' }
  | { type: 'signIn.opened' }
  | { type: 'newsletter.opened' }
  | { type: 'consent.opened' }
  | { type: 'sizeGuide.opened' }
  | { type: 'modelInfo.opened' }
  | { type: 'quickView.opened'; subject: string }
  | { type: 'campaign.opened'; subject: string }
  | { type: 'overlay.closed' }
  | { type: 'route.changed' }
  | { type: 'back.pressed' }
  | { type: 'viewport.widened' }
  | { type: 'viewport.narrowed' }

const overlays = setup({
  types: {
    context: {} as { subject: string | undefined; returnTo: string | undefined },
    events: {} as Events,
    meta: {} as StateMeta,
  },
  actions: {
    setSubject: assign((_, subject: string) => ({ subject, returnTo: undefined })),
    clearSubject: assign({ subject: undefined, returnTo: undefined }),
    rememberQuickView: assign({ returnTo: ({ context }) => context.subject }),
    forgetQuickView: assign({ returnTo: undefined }),
  },
  guards: { wasOpenedFromQuickView: ({ context }) => context.returnTo !== undefined },
})

/** A guide opened from the quick view gives it back; opened from the page it gives back the page. */
const closing = {
  'overlay.closed': [
    {
      guard: 'wasOpenedFromQuickView',
      target: 'quickView',
      actions: 'forgetQuickView',
      description: 'Back to the quick view it was opened from',
    },
    { target: 'none', description: 'Back to the page' },
  ],
  'viewport.narrowed': {
    actions: 'clearSubject',
    description: 'A narrow page has no quick view to go back to',
  },
} as const

const opens = (name: string) =>
  ({ actions: 'clearSubject', description: `${name} opens, alone` }) as const

/** Which overlay is open: one or none. It decides nothing of what stands in them. */
export const overlaysMachine = overlays.createMachine({
  id: 'overlays',
  context: { subject: undefined, returnTo: undefined },
  initial: 'none',
  on: {
    'bag.opened': { target: '.bag', ...opens('The bag') },
    'filters.opened': { target: '.filters', ...opens('The filter drawer') },
    'search.opened': { target: '.search', ...opens('The search drawer') },
    'menu.opened': { target: '.menu', ...opens('The menu') },
    'signIn.opened': { target: '.signIn', ...opens('The login popup') },
    'newsletter.opened': { target: '.newsletter', ...opens('The newsletter popup') },
    'consent.opened': { target: '.consent', ...opens('Cookie consent') },
    'sizeGuide.opened': { target: '.sizeGuide', ...opens('The size guide') },
    'modelInfo.opened': { target: '.modelInfo', ...opens('The model info') },
    'quickView.opened': {
      target: '.quickView',
      actions: { type: 'setSubject', params: ({ event }) => event.subject },
      description: 'The quick view of one product opens, alone',
    },
    'campaign.opened': {
      target: '.campaign',
      actions: { type: 'setSubject', params: ({ event }) => event.subject },
      description: 'One campaign opens, alone',
    },
    'overlay.closed': { target: '.none', actions: 'clearSubject', description: 'Close' },
    'back.pressed': {
      target: '.none',
      actions: 'clearSubject',
      description: 'Back closes what is open',
    },
    'route.changed': { target: '.none', actions: 'clearSubject', description: 'Another page' },
  },
  states: {
    none: {
      meta: { view: 'The page alone', spec: 'frame.overlay.single' },
      on: {
        'overlay.closed': { description: 'Nothing is open' },
        'back.pressed': { description: 'Back goes to the page before' },
        'route.changed': { description: 'Nothing is open' },
      },
    },
    bag: { meta: { view: 'Shopping Bag, a drawer at the right', spec: 'frame.overlay.cart' } },
    filters: {
      meta: { view: 'Filters, a drawer at the left on mobile', spec: 'frame.overlay.filters' },
      on: {
        'viewport.widened': {
          target: 'none',
          description: 'On a wide page the filters stand beside the grid',
        },
      },
    },
    search: {
      meta: { view: 'Search, from the top over the full height', spec: 'frame.overlay.search' },
    },
    menu: {
      meta: { view: 'The menu, a drawer on mobile', spec: 'frame.mobile-menu.drawer' },
      on: {
        'viewport.widened': {
          target: 'none',
          description: 'A wide page shows the menu in its header',
        },
      },
    },
    quickView: {
      meta: { view: 'One product in a modal, on desktop only', spec: 'frame.overlay.quick-view' },
      on: {
        'viewport.narrowed': {
          target: 'none',
          actions: 'clearSubject',
          description: 'A narrow page has no quick view',
        },
        'sizeGuide.opened': {
          target: 'sizeGuide',
          actions: 'rememberQuickView',
          description: 'The size guide covers the quick view',
        },
        'modelInfo.opened': {
          target: 'modelInfo',
          actions: 'rememberQuickView',
          description: 'The model info covers the quick view',
        },
      },
    },
    sizeGuide: {
      meta: { view: 'The size guide in a modal', spec: 'frame.overlay.size-guide' },
      on: closing,
    },
    modelInfo: {
      meta: { view: 'The model info in a modal', spec: 'frame.overlay.model-info' },
      on: closing,
    },
    signIn: { meta: { view: 'Sign in, in a popup', spec: 'frame.overlay.login' } },
    newsletter: { meta: { view: 'The newsletter popup', spec: 'popups.newsletter.delay' } },
    campaign: { meta: { view: 'A campaign’s picture and link', spec: 'popups.campaign.dates' } },
    consent: {
      meta: { view: 'Cookie consent, until it is answered', spec: 'popups.consent.shown' },
      on: {
        'back.pressed': { description: 'Consent is answered, not left' },
        'route.changed': { description: 'Consent is asked on every page until it is answered' },
      },
    },
  },
})
