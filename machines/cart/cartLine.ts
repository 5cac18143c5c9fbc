import { removing, restoring, updating } from './cartLineRequests.ts'
import { cartLine, type LineTerms } from './cartLineSetup.ts'

const asked = ({ event }: { event: { quantity: number } }) => event.quantity
const line = ({ event }: { event: Omit<LineTerms, 'key'> }) => event

/** One line of the bag: its newest wish, and the one request that is under way for it. */
export const cartLineMachine = cartLine.createMachine({
  id: 'cartLine',
  context: ({ input: { key, bag, quantity, minimum, maximum } }) => ({
    key,
    bag,
    minimum,
    maximum,
    settled: quantity,
    wanted: quantity,
    sent: quantity,
    isRemovalWanted: false,
    isHurried: false,
    notice: undefined,
    words: '',
  }),
  initial: 'resting',
  on: {
    'notice.seen': { actions: 'forgetNotice', description: 'The changed quantity was seen' },
  },
  states: {
    resting: {
      meta: { view: 'The quantity, minus and plus', spec: '§4 Cart' },
      entry: 'calm',
      initial: 'settled',
      on: {
        'quantity.changed': [
          {
            guard: { type: 'changes', params: asked },
            target: 'waiting',
            actions: [{ type: 'want', params: asked }, 'stir'],
            description: 'Plus, minus or a typed quantity, brought within the limits',
          },
          {
            actions: { type: 'want', params: asked },
            description: 'Nothing to send: the same quantity, none, or one beyond the limits',
          },
        ],
        'removal.confirmed': {
          target: 'removing',
          actions: 'stir',
          description: 'Remove, asked and confirmed',
        },
        'line.refreshed': [
          {
            guard: { type: 'isClamped', params: line },
            target: '.settled',
            actions: [
              { type: 'sayClamped', params: line },
              { type: 'refresh', params: line },
            ],
            description: 'Fewer are left than were in the bag',
          },
          {
            target: '.settled',
            actions: { type: 'refresh', params: line },
            description: 'The bag was fetched again',
          },
        ],
        'bag.settled': { target: '.settled', description: 'All lines have come to rest' },
      },
      states: {
        settled: { meta: { view: 'The quantity in the bag', spec: '§4 Cart' } },
        confirmed: {
          meta: {
            view: 'Item updated successfully, or Item added to cart; the new quantity',
            spec: '§8 Cart',
          },
        },
        failed: {
          meta: { view: 'Failed to update item, or to remove it; as before', spec: '§8 Cart' },
        },
      },
    },
    waiting: {
      meta: { view: 'The new quantity at once', spec: '§4 Cart' },
      after: {
        debounce: { target: 'updating', description: '500 ms without another change' },
      },
      on: {
        'quantity.changed': [
          {
            guard: { type: 'isNoNumber', params: asked },
            description: 'Not a number: the quantity stays',
          },
          {
            guard: { type: 'changes', params: asked },
            target: 'waiting',
            reenter: true,
            actions: { type: 'want', params: asked },
            description: 'Another change: the wait begins again',
          },
          {
            target: 'resting',
            actions: [
              { type: 'want', params: asked },
              { type: 'rest', params: 'unchanged' },
            ],
            description: 'Back to what is in the bag: nothing to send',
          },
        ],
        'removal.confirmed': { target: 'removing', description: 'Removed before it was sent' },
        'line.flushed': {
          target: 'updating',
          actions: 'hurry',
          description: 'Checkout or leaving the page does not wait',
        },
      },
    },
    updating,
    removing,
    removed: {
      meta: { view: 'Item removed successfully; the line is not shown', spec: '§8 Cart' },
      on: {
        'line.refreshed': {
          target: 'resting.settled',
          actions: { type: 'refresh', params: line },
          description: 'The server still has it',
        },
        'removal.undone': {
          target: 'restoring',
          actions: 'stir',
          description: 'Undo, while the bag still settles',
        },
      },
    },
    restoring,
  },
})
