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

/** URLs only; what pages show lives in the cache of queries. */
export interface NavigationContext {
  /** The destination whose page is rendered. */
  current: Destination
  /** The destination that the address bar names. */
  requested: Destination
}

export interface AddressChanged {
  type: 'address.changed'
  destination: Destination
  availability: Availability
}

/** Emitted right before another destination is rendered. */
export interface DestinationShown {
  type: 'destination.shown'
  destination: Destination
}

/** Types, actors, actions, guards and delays of the navigation machine. */
export const navigation = setup({
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
    /** Loads the page's code and data. A page whose data failed to load reports that itself: only the code may fail. */
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
