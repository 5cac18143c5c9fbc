import { cartLine, type UpdateReply } from './cartLineSetup.ts'

const requested = ({ event }: { event: { quantity: number } }) => event.quantity
const reply = ({ event }: { event: { output: UpdateReply } }) => event.output
const failureOf =
  (fallback: string) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, fallback })

/** A quantity is on its way. */
export const updating = cartLine.createStateConfig({
  meta: { view: 'Updating...', spec: 'errors.cart.progress-update' },
  entry: 'markSent',
  on: {
    'quantity.changed': {
      actions: { type: 'setDesiredQuantity', params: requested },
      description: 'A newer wish: kept until this request is answered',
    },
    'removal.confirmed': {
      actions: 'requestRemoval',
      description: 'Removed as soon as this request is answered',
    },
    'removal.undone': { actions: 'cancelRemoval', description: 'Kept after all' },
    'line.flushed': { actions: 'skipDebounce', description: 'A newer wish will not wait' },
  },
  invoke: {
    id: 'updateLine',
    src: 'updateLine',
    input: ({ context }) => ({ key: context.key, quantity: context.desiredQuantity }),
    onDone: [
      {
        guard: { type: 'isMissing', params: reply },
        target: '#cartLine.removed',
        actions: { type: 'notifyFinished', params: 'missing' },
        description: 'The line was already gone: no error',
      },
      {
        guard: 'isRemovalPending',
        target: '#cartLine.removing',
        description: 'Answered, and removed in the meantime',
      },
      {
        guard: 'hasNewerUrgentChange',
        target: '#cartLine.updating',
        reenter: true,
        actions: { type: 'applyReplyUnderNewerChange', params: reply },
        description: 'A newer wish that must not wait',
      },
      {
        guard: 'hasNewerChange',
        target: '#cartLine.debouncing',
        actions: { type: 'applyReplyUnderNewerChange', params: reply },
        description: 'A newer wish: this answer changes nothing that is shown',
      },
      {
        target: '#cartLine.idle.saved',
        actions: [
          { type: 'applyReply', params: reply },
          { type: 'notifyFinished', params: 'updated' },
        ],
        description: 'The bag has the quantity, or as many as there are',
      },
    ],
    onError: [
      {
        guard: 'isRemovalPending',
        target: '#cartLine.removing',
        description: 'Not updated, and removed in the meantime',
      },
      {
        guard: 'hasNewerChange',
        target: '#cartLine.debouncing',
        description: 'Not updated; the newer wish is next',
      },
      {
        target: '#cartLine.idle.failed',
        actions: [
          { type: 'setErrorMessage', params: failureOf('Failed to update item') },
          'rollBack',
          { type: 'notifyFinished', params: 'failed' },
        ],
        description: 'Not updated: the quantity of before',
      },
    ],
  },
})

/** The line is on its way out. */
export const removing = cartLine.createStateConfig({
  meta: { view: 'Removing...', spec: 'errors.cart.progress-remove' },
  entry: 'requestRemoval',
  on: {
    'removal.undone': { actions: 'cancelRemoval', description: 'Put back once it is removed' },
    'removal.confirmed': { actions: 'requestRemoval', description: 'Removed after all' },
  },
  invoke: {
    id: 'removeLine',
    src: 'removeLine',
    input: ({ context }) => ({ key: context.key }),
    onDone: [
      {
        guard: 'isRemovalPending',
        target: '#cartLine.removed',
        actions: { type: 'notifyFinished', params: 'removed' },
        description: 'The line has left the bag',
      },
      { target: '#cartLine.restoring', description: 'Removed, and wanted back in the meantime' },
    ],
    onError: {
      target: '#cartLine.idle.failed',
      actions: [
        { type: 'setErrorMessage', params: failureOf('Failed to remove item') },
        'rollBack',
        { type: 'notifyFinished', params: 'failed' },
      ],
      description: 'Not removed: the line is shown again',
    },
  },
})

/** A removed line is on its way back. */
export const restoring = cartLine.createStateConfig({
  meta: { view: 'Adding to cart...', spec: 'cart.remove.undo' },
  invoke: {
    id: 'restoreLine',
    src: 'restoreLine',
    input: ({ context }) => ({ key: context.key, quantity: context.desiredQuantity }),
    onDone: {
      target: '#cartLine.idle.saved',
      actions: ['confirmQuantity', { type: 'notifyFinished', params: 'restored' }],
      description: 'The line is back',
    },
    onError: {
      target: '#cartLine.removed',
      actions: [
        { type: 'setErrorMessage', params: failureOf('Failed to add item to cart') },
        { type: 'notifyFinished', params: 'restoreFailed' },
      ],
      description: 'The line stays removed',
    },
  },
})
