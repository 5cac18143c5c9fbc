import { type AddressChanged, type NavigationContext, navigation } from './navigationSetup.ts'

const destinationOf = ({ event }: { event: AddressChanged }) => event.destination
const availabilityOf = ({ event }: { event: AddressChanged }) => event.availability
const requestedOf = ({ context }: { context: NavigationContext }) => context.requested

const showRequested = { type: 'show', params: requestedOf } as const

/** A change of parameters on the rendered page, or back navigation to it. */
const samePage = {
  guard: { type: 'isSamePage', params: destinationOf },
  target: '#navigation.shown',
  actions: { type: 'show', params: destinationOf },
  description: 'The page that is rendered follows its own address',
} as const

/**
 * Navigates between pages: the URL changes immediately, and the page follows once part of it can be shown. Only the
 * latest destination counts; pages that load late are ignored.
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
