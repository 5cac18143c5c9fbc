import { removing, restoring, updating } from './cartLineRequests.ts'
import { cartLine, type LineTerms } from './cartLineSetup.ts'

const requested = ({ event }: { event: { quantity: number } }) => event.quantity
const line = ({ event }: { event: Omit<LineTerms, 'key'> }) => event

/** One line of the bag: its latest pending change and at most one request in flight. */
export const cartLineMachine = cartLine.createMachine({
  id: 'cartLine',
  context: ({ input: { key, cart, quantity, minimum, maximum } }) => ({
    key,
    cart,
    minimum,
    maximum,
    serverQuantity: quantity,
    desiredQuantity: quantity,
    sentQuantity: quantity,
    isInDoubt: false,
    isRemovalPending: false,
    skipsDebounce: false,
    notice: undefined,
    message: '',
  }),
  initial: 'idle',
  on: {
    'notice.seen': {
      actions: 'clearNotice',
      description: 'The notice of a corrected quantity was read',
    },
  },
  states: {
    idle: {
      meta: { view: 'The quantity, minus and plus', spec: 'cart.quantity.minimum' },
      entry: 'resetFlags',
      initial: 'settled',
      on: {
        'quantity.changed': [
          {
            guard: { type: 'changes', params: requested },
            target: 'debouncing',
            actions: [{ type: 'setDesiredQuantity', params: requested }, 'notifyStarted'],
            description: 'Plus, minus or a typed quantity, corrected to the limits',
          },
          {
            actions: { type: 'setDesiredQuantity', params: requested },
            description: 'Nothing to send: the same quantity, none, or one beyond the limits',
          },
        ],
        'removal.confirmed': {
          target: 'removing',
          actions: 'notifyStarted',
          description: 'Remove, confirmed',
        },
        'line.refreshed': [
          {
            guard: { type: 'isClamped', params: line },
            target: '.settled',
            actions: [
              { type: 'noticeClamp', params: line },
              { type: 'refresh', params: line },
            ],
            description: 'Fewer are in stock than were in the bag',
          },
          {
            target: '.settled',
            actions: { type: 'refresh', params: line },
            description: 'The bag was refreshed',
          },
        ],
        'cart.settled': { target: '.settled', description: 'The bag has no pending changes' },
      },
      states: {
        settled: { meta: { view: 'The quantity in the bag', spec: 'cart.lines.latest' } },
        saved: {
          meta: {
            view: 'Item updated successfully, or Item added to cart; the new quantity',
            spec: 'errors.cart.success-update',
          },
        },
        failed: {
          meta: {
            view: 'Failed to update item, or Failed to remove item; as before',
            spec: 'cart.quantity.failure',
          },
        },
      },
    },
    debouncing: {
      meta: { view: 'The new quantity immediately', spec: 'cart.quantity.debounce' },
      after: {
        debounce: { target: 'updating', description: '500 ms without another change' },
      },
      on: {
        'quantity.changed': [
          {
            guard: { type: 'isNotANumber', params: requested },
            description: 'Not a number: the quantity stays',
          },
          {
            guard: { type: 'changes', params: requested },
            target: 'debouncing',
            reenter: true,
            actions: { type: 'setDesiredQuantity', params: requested },
            description: 'Another change: the delay restarts',
          },
          {
            target: 'idle',
            actions: [
              { type: 'setDesiredQuantity', params: requested },
              { type: 'notifyFinished', params: 'unchanged' },
            ],
            description: 'Back to the quantity in the bag: nothing to send',
          },
        ],
        'removal.confirmed': { target: 'removing', description: 'Removed before it was sent' },
        'line.flushed': {
          target: 'updating',
          actions: 'skipDebounce',
          description: 'Checkout or leaving the page skips the delay',
        },
      },
    },
    updating,
    removing,
    removed: {
      meta: {
        view: 'Item removed successfully; the line is not shown',
        spec: 'errors.cart.success-remove',
      },
      on: {
        'line.refreshed': {
          target: 'idle.settled',
          actions: { type: 'refresh', params: line },
          description: 'The server still has it',
        },
        'removal.undone': {
          target: 'restoring',
          actions: 'notifyStarted',
          description: 'Undo, while other changes are pending',
        },
      },
    },
    restoring,
  },
})
