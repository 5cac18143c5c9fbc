import { type Position, storesMachine } from '@vitrine/machines/stores/stores.ts'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { useMachine, withActors } from '#web/core/machines.ts'
import { kilometresBetween } from '#web/lib/distance.ts'
import type { StoreFieldsFragment } from './stores.generated.ts'

/** The timeout of geolocation, in milliseconds. */
const locationTimeout = 10_000

const locate = fromPromise<Position>(
  () =>
    new Promise((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
        reject,
        { timeout: locationTimeout, maximumAge: 60_000 },
      ),
    ),
)

export interface NearStore extends StoreFieldsFragment {
  /** The distance from the visitor, undefined until their location is known. */
  kilometres: number | undefined
}

/** Returns the stores, nearest first once the location is known, and the selected one (`stores.select`, `stores.distance.*`). */
export function useStores(stores: readonly StoreFieldsFragment[], initial?: string) {
  const machine = useMemo(() => withActors(storesMachine, () => ({ locate })), [])
  const [state, send] = useMachine(machine, { input: initial ? { selected: initial } : {} })
  const { visitorPosition } = state.context
  const near = useMemo(() => byDistance(stores, visitorPosition), [stores, visitorPosition])
  const selected = near.find(({ slug }) => slug === state.context.selected)
  return {
    stores: near,
    selected,
    distances: state.matches({ distance: 'known' })
      ? ('known' as const)
      : state.matches({ distance: 'locating' })
        ? ('locating' as const)
        : state.matches({ distance: 'denied' })
          ? ('denied' as const)
          : ('unknown' as const),
    select: (slug: string) => send({ type: 'store.selected', slug }),
    deselect: () => send({ type: 'store.deselected' }),
    locate: () => send({ type: 'location.requested' }),
  }
}

function byDistance(
  stores: readonly StoreFieldsFragment[],
  visitor: Position | undefined,
): NearStore[] {
  if (!visitor) return stores.map((store) => ({ ...store, kilometres: undefined }))
  return stores
    .map((store) => ({ ...store, kilometres: kilometresBetween(visitor, store.location) }))
    .sort((a, b) => a.kilometres - b.kilometres)
}
