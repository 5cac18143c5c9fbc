import { assign, setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

/** Events that open and close overlays; `subject` is a product's slug. */
type Events =
  | { type: 'bag.opened' }
  | { type: 'filters.opened' }
  | { type: 'search.opened' }
  | { type: 'menu.opened' }
  | { type: 'signIn.opened' }
  | { type: 'consent.opened' }
  | { type: 'sizeGuide.opened' }
  | { type: 'modelInfo.opened' }
  | { type: 'quickView.opened'; subject: string }
  | { type: 'options.opened'; subject: string }
  | { type: 'overlay.closed' }
  | { type: 'route.changed' }
  | { type: 'back.pressed' }
  | { type: 'viewport.widened' }
  | { type: 'viewport.narrowed' }

const overlays = setup({
  types: {
    context: {} as { subject: string | undefined; returnTo: 'quickView' | 'options' | undefined },
    events: {} as Events,
    meta: {} as StateMeta,
  },
  actions: {
    setSubject: assign((_, subject: string) => ({ subject, returnTo: undefined })),
    clearSubject: assign({ subject: undefined, returnTo: undefined }),
    returnTo: assign((_, returnTo: 'quickView' | 'options' | undefined) => ({ returnTo })),
  },
  guards: {
    isOver: ({ context }, overlay: 'quickView' | 'options') => context.returnTo === overlay,
  },
})

/** Closing a guide returns to the quick view or the options that it was opened from, or to the page. */
const closing = {
  'overlay.closed': [
    {
      guard: { type: 'isOver', params: 'quickView' },
      target: 'quickView',
      actions: { type: 'returnTo', params: undefined },
      description: 'Back to the quick view it was opened from',
    },
    {
      guard: { type: 'isOver', params: 'options' },
      target: 'options',
      actions: { type: 'returnTo', params: undefined },
      description: 'Back to the options it was opened from',
    },
    { target: 'none', description: 'Back to the page' },
  ],
  'viewport.narrowed': {
    guard: { type: 'isOver', params: 'quickView' },
    actions: 'clearSubject',
    description: 'Mobile has no quick view to return to',
  },
  'viewport.widened': {
    guard: { type: 'isOver', params: 'options' },
    actions: 'clearSubject',
    description: 'On desktop the options are on the page',
  },
} as const

/** A guide that opens over the quick view or the options. */
const covers = (returnTo: 'quickView' | 'options') =>
  ({
    'sizeGuide.opened': {
      target: 'sizeGuide',
      actions: { type: 'returnTo', params: returnTo },
      description: 'The size guide covers it',
    },
    'modelInfo.opened': {
      target: 'modelInfo',
      actions: { type: 'returnTo', params: returnTo },
      description: 'The model info covers it',
    },
  }) as const

const opens = (name: string) =>
  ({ actions: 'clearSubject', description: `${name} opens, replacing any other` }) as const

/** The open overlay, at most one, without its contents. */
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
    'consent.opened': { target: '.consent', ...opens('The choice of cookies') },
    'sizeGuide.opened': { target: '.sizeGuide', ...opens('The size guide') },
    'modelInfo.opened': { target: '.modelInfo', ...opens('The model info') },
    'quickView.opened': {
      target: '.quickView',
      actions: { type: 'setSubject', params: ({ event }) => event.subject },
      description: 'The quick view of a product opens, replacing any other',
    },
    'options.opened': {
      target: '.options',
      actions: { type: 'setSubject', params: ({ event }) => event.subject },
      description: 'The options of a product open, replacing any other',
    },
    'overlay.closed': { target: '.none', actions: 'clearSubject', description: 'Close' },
    'back.pressed': {
      target: '.none',
      actions: 'clearSubject',
      description: 'Back closes what is open',
    },
    'route.changed': { target: '.none', actions: 'clearSubject', description: 'Page change' },
  },
  states: {
    none: {
      meta: { view: 'The page alone', spec: 'frame.overlay.single' },
      on: {
        'overlay.closed': { description: 'Nothing is open' },
        'back.pressed': { description: 'Back leads to the previous page' },
        'route.changed': { description: 'Nothing is open' },
      },
    },
    bag: { meta: { view: 'Shopping Bag, a drawer at the right', spec: 'frame.overlay.cart' } },
    filters: {
      meta: { view: 'Filters, a drawer at the left on mobile', spec: 'frame.overlay.filters' },
      on: {
        'viewport.widened': {
          target: 'none',
          description: 'On desktop the filters are beside the grid',
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
          description: 'On desktop the menu is in the header',
        },
      },
    },
    quickView: {
      meta: { view: 'One product in a modal, on desktop only', spec: 'frame.overlay.quick-view' },
      on: {
        'viewport.narrowed': {
          target: 'none',
          actions: 'clearSubject',
          description: 'Mobile has no quick view',
        },
        ...covers('quickView'),
      },
    },
    options: {
      meta: { view: 'The options of the product, in a sheet on mobile', spec: 'product.bar.sheet' },
      on: {
        'viewport.widened': {
          target: 'none',
          actions: 'clearSubject',
          description: 'On desktop the options are on the page',
        },
        ...covers('options'),
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
    consent: {
      meta: { view: 'Cookie preferences, in a modal', spec: 'popups.consent.change' },
    },
  },
})
