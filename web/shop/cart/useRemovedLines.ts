import { removedLineMachine } from '@vitrine/machines/cart/removedLine.ts'
import { useEffect, useRef, useState } from 'react'
import { type ActorRefFrom, createActor } from 'xstate'
import { inspect } from '#web/core/machines.ts'
import { useCartActor } from './CartProvider.tsx'
import { repeatedAddRequest } from './cartEffects.ts'
import type { CartView } from './useCart.ts'

type Item = CartView['lines'][number]['item']

/** A removed item that can be put back. */
export interface RemovedItem {
  item: Item
  /** The index among the lines, where it is put back. */
  index: number
  actor: ActorRefFrom<typeof removedLineMachine>
}

/** Returns the items that were removed from the bag and can be put back (cart.remove.undo-time). */
export function useRemovedLines({ lines }: CartView): readonly RemovedItem[] {
  const bag = useCartActor()
  const [removed, setRemoved] = useState<readonly RemovedItem[]>([])
  // Apollo's cache forgets an item when it is removed, before the bag says so.
  const shown = useRef(new Map<string, Pick<RemovedItem, 'item' | 'index'>>())
  for (const [index, { item }] of lines.entries()) shown.current.set(item.key, { item, index })

  useEffect(() => {
    const subscription = bag.on('change.finished', ({ key, outcome }) => {
      const removed = shown.current.get(key)
      if (outcome !== 'removed' || !removed) return
      const actor = createActor(removedLineMachine, { inspect })
      const entry = { ...removed, actor }
      actor.subscribe({
        next: ({ value }) => {
          const request = repeatedAddRequest(removed.item, removed.item.quantity)
          if (value === 'undone') bag.send({ type: 'add.requested', request })
        },
        complete: () => setRemoved((all) => all.filter((item) => item !== entry)),
      })
      setRemoved((all) => [...all, entry])
      actor.start()
    })
    return () => subscription.unsubscribe()
  }, [bag])

  useEffect(() => {
    for (const { item, actor } of removed)
      if (lines.some((line) => line.item.key === item.key)) actor.send({ type: 'line.returned' })
  }, [lines, removed])

  return removed
}
