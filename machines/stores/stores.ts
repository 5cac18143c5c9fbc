import { assign, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

/** Latitude and longitude in degrees. */
export interface Position {
  lat: number
  lng: number
}

/** The zoom of the map for all stores, if they fit, and for a selected one. */
export const zoom = { all: 14, one: 18 }

type Events =
  | { type: 'store.selected'; slug: string }
  | { type: 'store.deselected' }
  | { type: 'location.requested' }

const stores = setup({
  types: {
    context: {} as { selected: string; visitorPosition: Position | undefined },
    events: {} as Events,
    input: {} as { selected?: string },
    meta: {} as StateMeta,
  },
  actors: { locate: effect<Position>('locate') },
  actions: { select: assign((_, selected: string) => ({ selected })) },
  guards: { isSelected: ({ context }) => context.selected !== '' },
})

/** The store locator: the selected store, and whether distances can be shown. */
export const storesMachine = stores.createMachine({
  id: 'stores',
  context: ({ input }) => ({ selected: input.selected ?? '', visitorPosition: undefined }),
  type: 'parallel',
  states: {
    map: {
      meta: { view: 'The map', spec: 'stores.map.pins' },
      initial: 'initializing',
      on: {
        'store.selected': {
          target: '.detail',
          actions: { type: 'select', params: ({ event }) => event.slug },
          description: 'A store of the list or the map',
        },
      },
      states: {
        initializing: {
          meta: { view: 'The map', spec: 'stores.map.full-view' },
          always: [
            { guard: 'isSelected', target: 'detail', description: 'A link to one store' },
            { target: 'overview', description: 'The store locator' },
          ],
        },
        overview: {
          meta: {
            view: 'All stores, at zoom 14 or as near as they fit',
            spec: 'stores.map.full-view',
          },
        },
        detail: {
          meta: { view: 'One store at zoom 18, and Back', spec: 'stores.select' },
          on: {
            'store.deselected': {
              target: 'overview',
              actions: { type: 'select', params: '' },
              description: 'Back',
            },
          },
        },
      },
    },
    distance: {
      meta: { view: 'The distances to the stores', spec: 'stores.distance.request' },
      initial: 'idle',
      states: {
        idle: {
          meta: { view: 'A button to show distances', spec: 'stores.distance.request' },
          on: {
            'location.requested': { target: 'locating', description: 'Show distances' },
          },
        },
        locating: {
          meta: { view: 'The button, busy', spec: 'stores.distance.request' },
          invoke: {
            id: 'locate',
            src: 'locate',
            onDone: {
              target: 'known',
              actions: assign({ visitorPosition: ({ event }) => event.output }),
              description: 'Allowed',
            },
            onError: { target: 'denied', description: 'Denied, or no position' },
          },
        },
        known: { meta: { view: 'Distances in km, nearest first', spec: 'stores.distance.order' } },
        denied: {
          meta: { view: 'No distances, and how to allow them', spec: 'stores.distance.denied' },
          on: { 'location.requested': { target: 'locating', description: 'Requested again' } },
        },
      },
    },
  },
})
