import { type CartResponse, cartMachine } from '@vitrine/machines/cart/cart.ts'
import { openCart, putIntoCart } from '../../pages/cartPages.ts'
import type { BrowserModel, World } from '../browserModel.ts'
import { cartActs } from './cartActs.ts'
import { cartExpectations } from './cartExpectations.ts'
import { isAbout, items } from './cartPage.ts'

const lineOf = (key: string) => ({ key, quantity: 2, minimum: 1, maximum: 5 })

/** The lines in the bag: both before it has loaded, then those that are not removed. */
const keysIn = ({
  lines,
  removedLines,
}: {
  lines: readonly string[]
  removedLines: readonly string[]
}) => (lines.length > 0 ? lines.filter((key) => !removedLines.includes(key)) : ['a', 'b'])

async function openPage({ page, visit, gate }: World) {
  for (const piece of Object.values(items)) await putIntoCart(page, piece)
  gate.lastingFault = `stock:${items.b.sku}=0`
  const { slug, colour, size } = items.a
  await visit(`/product/${slug}?variation=colour:${colour},size:${size}`)
  await openCart(page)
}

/** The cart machine in the shop, with two lines, of which the second is sold out: its removal is a question. */
export const cartModel: BrowserModel<typeof cartMachine> = {
  examples: {
    machine: cartMachine,
    inputs: { 'a page': undefined },
    exploreWhile: ({ addQueue }) => addQueue.length <= 1,
    events: {
      'change.started': ({ lines: keys }) => keys.map((key) => ({ key })),
      'change.finished': ({ pendingLines }) =>
        pendingLines.flatMap((key) => [
          { key, outcome: key === 'a' ? ('updated' as const) : ('removed' as const), message: '' },
          {
            key,
            outcome: key === 'a' ? ('updateFailed' as const) : ('removalFailed' as const),
            message: '',
          },
        ]),
      'quantity.changed': [],
      'notice.seen': [],
      'removal.requested': [{ key: 'b', canUndo: false }],
      'removal.undone': [{ key: 'b' }],
      'add.requested': [{ request: { productId: 'a', quantity: 1, chosen: {} } }],
    },
    outputs: {
      refreshCart: ({ lineToRemove, ...context }) => [
        { lines: keysIn(context).map(lineOf) },
        ...(lineToRemove === 'b' && keysIn(context).includes('b')
          ? [{ lines: [lineOf('a')] }]
          : []),
      ],
      addItem: (context) => [{ lines: keysIn(context).map(lineOf) }],
    },
  },
  isPaused: true,
  maxLength: 40,
  effects: {
    refreshCart: { operation: 'Cart', fault: 'cart.read:500' },
    addItem: { operation: 'AddToCart', fault: 'cart.add:500' },
    updateLine: { operation: 'UpdateCartItem', fault: 'cart.update:500' },
    removeLine: { operation: 'RemoveCartItem', fault: 'cart.remove:500' },
    signIn: { operation: 'Login', fault: 'auth.login:500' },
  },
  echoes: ['cart.content.loaded quantity.changed 0', 'cart notice.seen 0'],
  // The line to be removed starts its own change; the other starts one when its quantity is changed.
  canFollow: ({ event }, before) => {
    const isRemovalConfirmed =
      before?.taken.includes('cart.removal.confirming removal.confirmed 0') ?? false
    const isRemovalStart = event.type === 'change.started' && isAbout(event, 'b')
    return isRemovalConfirmed === isRemovalStart
  },
  isExcludedStep: ({ event, taken }, from) => {
    const { pendingLines, addQueue, isAdding } = from.context
    const keys = keysIn(from.context)
    const isConfirming = from.matches({ removal: 'confirming' })
    const isOpen = from.matches({ content: 'loaded' })
    const isSettled = from.matches({ content: { loaded: 'settled' } })
    const hasAdd = isAdding || addQueue.length > 0
    switch (event.type) {
      case 'add.requested':
        return hasAdd || isConfirming || !(isOpen || from.matches({ content: 'failed' }))
      case 'change.started':
        return !isOpen || isConfirming || hasAdd || keys.length === 0 || pendingLines.length > 0
      case 'change.finished':
        return !isOpen || isConfirming
      case 'removal.requested':
        return !isOpen || pendingLines.includes('b') || hasAdd || !keys.includes('b')
      case 'removal.undone':
        return !pendingLines.includes('b')
      case 'cart.flushed':
        return !pendingLines.includes('a')
      case 'removal.confirmed':
        return pendingLines.length > 0
      case 'identity.changing':
        // Over the dialog, the popup opens when an earlier change is rejected.
        return hasAdd || (isConfirming ? !pendingLines.includes('a') : !isSettled)
      case 'xstate.done.actor.refreshCart':
        return (
          isConfirming !==
          ((event as unknown as { output: CartResponse }).output.lines.length === 1)
        )
      default:
        return (
          isConfirming &&
          taken.some((key) => !key.startsWith('cart.removal') && !key.includes('invalidated'))
        )
    }
  },
  endsAfter: ({ event, taken }) =>
    event.type === 'removal.undone' ||
    taken.includes('cart.removal.confirming identity.changing 0'),
  open: { 'a page': openPage },
  acts: cartActs,
  toasts: ['cart.adding.requesting'],
  expectations: cartExpectations,
  invisible: {
    'cart.content': 'It is always in one of its children',
    'cart.adding': 'It is always in one of its children',
    'cart.removal': 'It is always in one of its children',
  },
}
