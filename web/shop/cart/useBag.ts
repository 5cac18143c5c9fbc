import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { cartLineMachine } from '#machines/cart/cartLine.ts'
import { lineId } from '#machines/cart/cartSetup.ts'
import { useBagActor } from './BagProvider.tsx'
import { useCartQuery } from './cart.generated.ts'
import { useNotices } from './seenNotices.ts'

type LineActor = ActorRefFrom<typeof cartLineMachine>
export type Bag = ReturnType<typeof useBag>

/** The bag as it is to be shown: lines from the machine, everything else from the data client. */
export function useBag() {
  const bag = useBagActor()
  const state = useSelector(bag, (snapshot) => snapshot)
  const { data } = useCartQuery({ fetchPolicy: 'cache-only' })
  const cart = data?.cart ?? undefined
  const { lines, removedLines, lineToRemove } = state.context
  const isAsking = state.matches({ removal: 'confirming' })
  const notices = useNotices(cart?.notices)
  return {
    cart,
    lines: lines
      .filter((key) => !removedLines.includes(key))
      .flatMap((key) => {
        const item = cart?.items.find((each) => each.key === key)
        const actor = state.children[lineId(key)] as LineActor | undefined
        return item && actor ? [{ item, actor }] : []
      }),
    hasFailed: state.matches({ content: 'failed' }),
    isBusy: state.matches({ content: { loaded: 'pending' } }),
    isFrozen: state.matches({ content: 'frozen' }),
    notices,
    /** What the lines had to say was read: the drawer is closed again. */
    seeNotices: () => {
      notices.see()
      for (const key of lines) bag.send({ type: 'notice.seen', key })
    },
    retry: () => bag.send({ type: 'load.retried' }),
    change: (key: string, quantity: number) =>
      bag.send({ type: 'quantity.changed', key, quantity }),
    askRemoval: (key: string) => bag.send({ type: 'removal.requested', key }),
    undoRemoval: (key: string) => bag.send({ type: 'removal.undone', key }),
    question: {
      isAsked: isAsking,
      /** Undefined once the line has left the bag, as from another tab. */
      name: cart?.items.find(({ key }) => key === lineToRemove)?.name,
      confirm: () => bag.send({ type: 'removal.confirmed' }),
      decline: () => bag.send({ type: 'removal.declined' }),
    },
  }
}

/** One line's own wish and news. */
export function useBagLine(actor: LineActor) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { desiredQuantity, minimum, maximum, notice, isRemovalPending } = state.context
  return {
    quantity: desiredQuantity,
    minimum,
    maximum,
    notice: notice
      ? `Only ${notice.applied} left. We've changed your quantity from ${notice.requested}.`
      : undefined,
    isBusy: !state.matches('idle'),
    /** It is to leave the bag, and may be kept after all. */
    isRemovalWanted: isRemovalPending,
    isLeaving: isRemovalPending || state.matches('removing'),
  }
}
