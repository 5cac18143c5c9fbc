import { enqueueActions, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** A URL of the shop as an entry of the browser's history has it. */
export interface Destination {
  path: string
  /** Begins with `?`; empty without parameters. */
  search: string
  /** The key of the history's entry. */
  entry: string
  /** The navigation that reached the entry; the Navigation API's terms. */
  navigationType: 'push' | 'replace' | 'traverse'
}

/**
 * The part of a page that is in memory: its code and all of its data (`page`), its code and enough data to begin with
 * (`preview`), or less.
 */
export type Availability = 'page' | 'preview' | 'nothing'

/** URLs only, since the cache of queries has the content of pages. */
interface NavigationContext {
  /** The destination whose page is rendered. */
  current: Destination
  /** The destination that the address bar names. */
  requested: Destination
}

interface AddressChanged {
  type: 'address.changed'
  destination: Destination
  availability: Availability
}

/** Emitted right before another destination is rendered. */
interface DestinationShown {
  type: 'destination.shown'
  destination: Destination
}

/** Types, actors, actions, guards and delays of the navigation machine. */
const navigation = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as AddressChanged,
    emitted: {} as DestinationShown,
    input: {} as Destination,
    meta: {} as StateMeta,
  },
  actors: {
    /** Loads the page's code; its output is what can be shown with it. */
    loadCode: effect<{ availability: Availability }, Destination>('loadCode'),
    /** Loads the page's code and data, and rejects only if the code cannot be loaded. */
    loadPage: effect<unknown, Destination>('loadPage'),
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, destination: Destination) => {
      enqueue.assign({ current: destination, requested: destination })
      if (context.current !== destination) enqueue.emit({ type: 'destination.shown', destination })
    }),
    request: enqueueActions(({ enqueue }, requested: Destination) => enqueue.assign({ requested })),
  },
  guards: {
    isSamePage: ({ context }, { path }: Destination) => path === context.current.path,
    isAvailable: (_, availability: Availability) => availability === 'page',
    hasPreview: (_, availability: Availability) => availability !== 'nothing',
    isUnknown: (_, availability: Availability) => availability === 'nothing',
  },
  delays: { skeletonDelay: 300 },
})

const destinationOf = ({ event }: { event: AddressChanged }) => event.destination
const availabilityOf = ({ event }: { event: AddressChanged }) => event.availability
const requestedOf = ({ context }: { context: NavigationContext }) => context.requested

const showRequested = { type: 'show', params: requestedOf } as const

/** A change of parameters on the rendered page, or back navigation to it. */
const samePage = {
  guard: { type: 'isSamePage', params: destinationOf },
  target: 'shown',
  actions: { type: 'show', params: destinationOf },
  description: 'The page that is rendered follows its own address',
} as const

/**
 * Navigates between pages: the URL changes immediately, and the page of the latest destination follows once part of it
 * can be shown.
 */
export const navigationMachine = navigation.createMachine({
  id: 'navigation',
  context: ({ input }) => ({ current: input, requested: input }),
  initial: 'shown',
  on: {
    'address.changed': [
      {
        guard: { type: 'isAvailable', params: availabilityOf },
        target: '.shown',
        actions: { type: 'show', params: destinationOf },
        description: 'A page whose code and data are in memory appears in the next frame',
      },
      {
        guard: { type: 'hasPreview', params: availabilityOf },
        target: '.loading.preview',
        reenter: true,
        actions: { type: 'show', params: destinationOf },
        description: 'The known part of the page appears in the next frame, the rest loads',
      },
      {
        target: '.loading.stale',
        reenter: true,
        actions: { type: 'request', params: destinationOf },
        description: 'A page that is not in memory loads while the previous one stays',
      },
    ],
  },
  states: {
    shown: {
      meta: { view: 'The page of the address', spec: 'pages.navigation.client-side' },
      on: { 'address.changed': samePage },
    },
    loading: {
      meta: { view: 'The available part of the next page', spec: 'pages.navigation.immediate' },
      initial: 'stale',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: requestedOf,
        onDone: {
          target: 'shown',
          actions: showRequested,
          description: 'Code and data are loaded, or the page shows why its data is not',
        },
        onError: {
          target: 'failed',
          actions: showRequested,
          description: 'The page’s code cannot be loaded',
        },
      },
      on: { 'address.changed': samePage },
      states: {
        stale: {
          meta: { view: 'The previous page', spec: 'pages.navigation.immediate' },
          invoke: {
            id: 'loadCode',
            src: 'loadCode',
            input: requestedOf,
            onDone: [
              {
                guard: { type: 'hasPreview', params: ({ event }) => event.output.availability },
                target: 'preview',
                actions: showRequested,
                description: 'The code is loaded, and part of the data is known',
              },
              { description: 'The page needs its data first' },
            ],
            onError: { description: 'loadPage fails as well, and decides' },
          },
          after: {
            skeletonDelay: {
              target: 'skeleton',
              actions: showRequested,
              description: 'A slow page gets its skeleton',
            },
          },
        },
        preview: {
          meta: {
            view: 'The known part of the page, such as a card’s name, price and picture; skeletons for the rest',
            spec: 'pages.navigation.immediate',
          },
        },
        skeleton: { meta: { view: 'The page’s skeleton', spec: 'pages.skeletons' } },
      },
    },
    failed: {
      meta: {
        view: 'Oops... Something went wrong! and a Refresh Page button',
        spec: 'errors.screen.refresh',
      },
      on: {
        'address.changed': {
          guard: { type: 'isUnknown', params: availabilityOf },
          target: 'loading.skeleton',
          actions: { type: 'show', params: destinationOf },
          description: 'There is no previous page to show',
        },
      },
    },
  },
})
