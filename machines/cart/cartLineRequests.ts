import { cartLine, type UpdateResponse } from './cartLineSetup.ts'

const requested = ({ event }: { event: { quantity: number } }) => event.quantity
const reply = ({ event }: { event: { output: UpdateResponse } }) => event.output
const failureOf =
  (fallback: string) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, fallback })

/** An update of the quantity is in flight. */
export const updating = cartLine.createStateConfig({
  meta: { view: 'Updating...', spec: 'errors.cart.progress-update' },
  entry: 'markSent',
  on: {
    'quantity.changed': {
      actions: { type: 'setDesiredQuantity', params: requested },
      description: 'A newer change: kept until the response',
    },
    'removal.confirmed': {
      actions: 'requestRemoval',
      description: 'Removed after the response',
    },
    'removal.undone': { actions: 'cancelRemoval', description: 'Removal cancelled' },
    'line.flushed': { actions: 'skipDebounce', description: 'A newer change skips the delay' },
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
        description: 'The line no longer exists: no error',
      },
      {
        guard: 'isRemovalPending',
        target: '#cartLine.removing',
        description: 'Updated, and removed in the meantime',
      },
      {
        guard: 'hasNewerUrgentChange',
        target: '#cartLine.updating',
        reenter: true,
        actions: { type: 'applyResponseUnderNewerChange', params: reply },
        description: 'A newer change that skips the delay',
      },
      {
        guard: 'hasNewerChange',
        target: '#cartLine.debouncing',
        actions: { type: 'applyResponseUnderNewerChange', params: reply },
        description: 'A newer change: this response changes nothing that is shown',
      },
      {
        target: '#cartLine.idle.saved',
        actions: [
          { type: 'applyResponse', params: reply },
          { type: 'notifyFinished', params: 'updated' },
        ],
        description: 'Updated, or corrected to the stock',
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
        actions: 'doubtQuantity',
        description: 'Not updated; the newer change is next',
      },
      {
        target: '#cartLine.idle.failed',
        actions: [
          { type: 'setErrorMessage', params: failureOf('Failed to update item') },
          'doubtQuantity',
          'rollBack',
          { type: 'notifyFinished', params: 'failed' },
        ],
        description: 'Not updated: the previous quantity returns',
      },
    ],
  },
})

/** A removal is in flight. */
export const removing = cartLine.createStateConfig({
  meta: { view: 'Removing...', spec: 'errors.cart.progress-remove' },
  entry: 'requestRemoval',
  on: {
    'removal.undone': { actions: 'cancelRemoval', description: 'Restored after the removal' },
    'removal.confirmed': { actions: 'requestRemoval', description: 'Removed again' },
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
        description: 'Removed',
      },
      { target: '#cartLine.restoring', description: 'Removed, and undone in the meantime' },
    ],
    onError: {
      target: '#cartLine.idle.failed',
      actions: [
        { type: 'setErrorMessage', params: failureOf('Failed to remove item') },
        'rollBack',
        { type: 'notifyFinished', params: 'failed' },
      ],
      description: 'Not removed: the line returns',
    },
  },
})

/** A removed line is being restored. */
export const restoring = cartLine.createStateConfig({
  meta: { view: 'Adding to cart...', spec: 'cart.remove.undo' },
  invoke: {
    id: 'restoreLine',
    src: 'restoreLine',
    input: ({ context }) => ({ key: context.key, quantity: context.desiredQuantity }),
    onDone: {
      target: '#cartLine.idle.saved',
      actions: ['confirmQuantity', { type: 'notifyFinished', params: 'restored' }],
      description: 'Restored',
    },
    onError: {
      target: '#cartLine.removed',
      actions: [
        { type: 'setErrorMessage', params: failureOf('Failed to add item to cart') },
        { type: 'notifyFinished', params: 'restoreFailed' },
      ],
      description: 'Not restored: the line stays removed',
    },
  },
})
