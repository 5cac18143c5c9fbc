import { cartMachine } from '@vitrine/machines/cart/cart.ts'
import { openCart, putIntoCart } from '../../pages/cartPages.ts'
import type { BrowserModel, World } from '../browserModel.ts'
import { cartActs } from './cartActs.ts'
import { cartExpectations } from './cartExpectations.ts'
import { items } from './cartPage.ts'

const lineOf = (key: string) => ({ key, quantity: 2, minimum: 1, maximum: 5 })
const bothLines = { lines: ['a', 'b'].map(lineOf) }

/** Events without which the tours are in every state. */
const notCaused = {
  'quantity.changed': [],
  'notice.seen': [],
  'removal.confirmed': [],
  'removal.undone': [],
  'cart.flushed': [],
  'cart.invalidated': [],
  'load.retried': [],
  'identity.changed': [],
}

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
      'change.started': ({ lines }) => (lines.length > 0 ? [{ key: 'a' }] : []),
      'change.finished': ({ pendingLines }) =>
        pendingLines.map((key) => ({ key, outcome: 'updateFailed' as const, message: '' })),
      'removal.requested': [{ key: 'b', canUndo: false }],
      'add.requested': [{ request: { productId: 'a', quantity: 1, chosen: {} } }],
      ...notCaused,
    },
    outputs: { refreshCart: [bothLines], addItem: [bothLines] },
  },
  isPaused: true,
  maxLength: 40,
  effects: {
    refreshCart: { operation: 'Cart', fault: 'cart.read:500' },
    addItem: { operation: 'AddToCart', fault: 'cart.add:500' },
  },
  heldOperations: ['UpdateCartItem', 'Login'],
  echoes: ['cart.content.loaded quantity.changed 0', 'cart notice.seen 0'],
  isExcludedStep: ({ event, taken }, from) => {
    const { pendingLines, addQueue, isAdding } = from.context
    const isConfirming = from.matches({ removal: 'confirming' })
    const isOpen = from.matches({ content: 'loaded' })
    const hasAdd = isAdding || addQueue.length > 0
    switch (event.type) {
      case 'add.requested':
        return hasAdd || isConfirming || !isOpen
      case 'change.started':
        return !isOpen || isConfirming || hasAdd || pendingLines.length > 0
      case 'removal.requested':
        return !isOpen || hasAdd
      case 'identity.changing':
        return hasAdd || isConfirming || !from.matches({ content: { loaded: 'settled' } })
      default:
        return isConfirming && taken.some((key) => !key.startsWith('cart.removal'))
    }
  },
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
