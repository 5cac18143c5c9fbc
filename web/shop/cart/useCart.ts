import { lineId } from '@vitrine/machines/cart/cart.ts'
import type { cartLineMachine } from '@vitrine/machines/cart/cartLine.ts'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { nameActor } from '#web/core/actorNames.ts'
import { cartCopy } from '#web/generated/messages/cartCopy.ts'
import { useCartActor } from './CartProvider.tsx'
import { type CartFieldsFragment, useCartQuery } from './cart.generated.ts'
import { useNotices } from './useNotices.ts'

type LineActor = ActorRefFrom<typeof cartLineMachine>
export type CartView = ReturnType<typeof useCart>

/** Returns the bag to be shown: the lines come from the machine, everything else from Apollo's cache. */
export function useCart() {
  const bag = useCartActor()
  const state = useSelector(bag, (snapshot) => snapshot)
  const { data } = useCartQuery({ fetchPolicy: 'cache-only', ssr: false })
  const cart = data?.cart ?? undefined
  const { lines, removedLines, lineToRemove } = state.context
  const notices = useNotices(cart?.notices)
  return {
    cart,
    lines: lines
      .filter((key) => !removedLines.includes(key))
      .flatMap((key) => {
        const item = cart?.items.find((item) => item.key === key)
        const actor = state.children[lineId(key)] as LineActor | undefined
        return item && actor ? [{ item, actor }] : []
      }),
    hasFailed: state.matches({ content: 'failed' }),
    isBusy: state.matches({ content: { loaded: 'pending' } }),
    isFrozen: state.matches({ content: 'frozen' }),
    notices,
    /** Call when the drawer is closed. */
    markNoticesSeen: () => {
      notices.markSeen()
      for (const key of lines) bag.send({ type: 'notice.seen', key })
    },
    retry: () => bag.send({ type: 'load.retried' }),
    change: (key: string, quantity: number) =>
      bag.send({ type: 'quantity.changed', key, quantity }),
    /** Removes a line, after a question if it is sold out, because it could not be put back (cart.remove.question). */
    requestRemoval: (key: string) => {
      const isSoldOut = cart?.notices.some(
        (notice) => notice.code === 'SOLD_OUT' && notice.key === key,
      )
      bag.send({ type: 'removal.requested', key, canUndo: !isSoldOut })
    },
    /** Removes a line without a question: it stays in the wishlist. */
    removeNow: (key: string) => bag.send({ type: 'removal.requested', key, canUndo: true }),
    undoRemoval: (key: string) => bag.send({ type: 'removal.undone', key }),
    removal: {
      isConfirming: state.matches({ removal: 'confirming' }),
      /** The item's name; undefined if the line has been removed meanwhile, as in another tab. */
      name: cart?.items.find(({ key }) => key === lineToRemove)?.name,
      confirm: () => bag.send({ type: 'removal.confirmed' }),
      decline: () => bag.send({ type: 'removal.declined' }),
    },
  }
}

/** Returns the state of one line: its desired quantity, limits and notice. */
export function useCartLine({ item, actor }: CartView['lines'][number]) {
  const name = [item.name, choicesText(item)].filter(Boolean).join(', ')
  useEffect(() => nameActor(actor, name), [actor, name])
  const state = useSelector(actor, (snapshot) => snapshot)
  const { desiredQuantity, minimum, maximum, notice, isRemovalPending } = state.context
  return {
    quantity: desiredQuantity,
    minimum,
    maximum,
    notice: notice
      ? cartCopy.reduced({ left: notice.applied, before: notice.requested })
      : undefined,
    isBusy: !state.matches('idle'),
    /** Whether a removal can still be undone. */
    isRemovalPending,
    isLeaving: isRemovalPending || state.matches('removing'),
  }
}

/** The choices of a line as one text: `Tobacco · Monogram: ABC`. */
export const choicesText = ({
  selectedOptions,
}: Pick<CartFieldsFragment['items'][number], 'selectedOptions'>) =>
  selectedOptions
    .map(({ isText, name, label, value }) =>
      isText && name ? `${name}: ${value}` : (label ?? value),
    )
    .join(' · ')
