import { cartLine, type UpdateReply } from './cartLineSetup.ts'

const asked = ({ event }: { event: { quantity: number } }) => event.quantity
const reply = ({ event }: { event: { output: UpdateReply } }) => event.output
const because =
  (otherwise: string) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, otherwise })

/** A quantity is on its way. */
export const updating = cartLine.createStateConfig({
  meta: { view: 'Updating...', spec: '§8 Cart' },
  entry: 'send',
  on: {
    'quantity.changed': {
      actions: { type: 'want', params: asked },
      description: 'A newer wish: kept until this request is answered',
    },
    'removal.confirmed': {
      actions: 'wantRemoval',
      description: 'Removed as soon as this request is answered',
    },
    'removal.undone': { actions: 'wantNoRemoval', description: 'Kept after all' },
    'line.flushed': { actions: 'hurry', description: 'A newer wish will not wait' },
  },
  invoke: {
    id: 'updateLine',
    src: 'updateLine',
    input: ({ context }) => ({ key: context.key, quantity: context.wanted }),
    onDone: [
      {
        guard: { type: 'isGone', params: reply },
        target: '#cartLine.removed',
        actions: { type: 'rest', params: 'gone' },
        description: 'The line was already gone: no error',
      },
      {
        guard: 'isRemovalWanted',
        target: '#cartLine.removing',
        description: 'Answered, and removed in the meantime',
      },
      {
        guard: 'isNewerHurried',
        target: '#cartLine.updating',
        reenter: true,
        actions: { type: 'acceptUnderNewerWish', params: reply },
        description: 'A newer wish that must not wait',
      },
      {
        guard: 'isNewer',
        target: '#cartLine.waiting',
        actions: { type: 'acceptUnderNewerWish', params: reply },
        description: 'A newer wish: this answer changes nothing that is shown',
      },
      {
        target: '#cartLine.resting.confirmed',
        actions: [
          { type: 'accept', params: reply },
          { type: 'rest', params: 'updated' },
        ],
        description: 'The bag has the quantity, or as many as there are',
      },
    ],
    onError: [
      {
        guard: 'isRemovalWanted',
        target: '#cartLine.removing',
        description: 'Not updated, and removed in the meantime',
      },
      {
        guard: 'isNewer',
        target: '#cartLine.waiting',
        description: 'Not updated; the newer wish is next',
      },
      {
        target: '#cartLine.resting.failed',
        actions: [
          { type: 'keepWords', params: because('Failed to update item') },
          'rollBack',
          { type: 'rest', params: 'failed' },
        ],
        description: 'Not updated: the quantity of before',
      },
    ],
  },
})

/** The line is on its way out. */
export const removing = cartLine.createStateConfig({
  meta: { view: 'Removing...', spec: '§8 Cart' },
  entry: 'wantRemoval',
  on: {
    'removal.undone': { actions: 'wantNoRemoval', description: 'Put back once it is removed' },
    'removal.confirmed': { actions: 'wantRemoval', description: 'Removed after all' },
  },
  invoke: {
    id: 'removeLine',
    src: 'removeLine',
    input: ({ context }) => ({ key: context.key }),
    onDone: [
      {
        guard: 'isRemovalWanted',
        target: '#cartLine.removed',
        actions: { type: 'rest', params: 'removed' },
        description: 'The line has left the bag',
      },
      { target: '#cartLine.restoring', description: 'Removed, and wanted back in the meantime' },
    ],
    onError: {
      target: '#cartLine.resting.failed',
      actions: [
        { type: 'keepWords', params: because('Failed to remove item') },
        'rollBack',
        { type: 'rest', params: 'failed' },
      ],
      description: 'Not removed: the line is shown again',
    },
  },
})

/** A removed line is on its way back. */
export const restoring = cartLine.createStateConfig({
  meta: { view: 'Adding to cart...', spec: '§8 Cart' },
  invoke: {
    id: 'restoreLine',
    src: 'restoreLine',
    input: ({ context }) => ({ key: context.key, quantity: context.wanted }),
    onDone: {
      target: '#cartLine.resting.confirmed',
      actions: ['settleWish', { type: 'rest', params: 'restored' }],
      description: 'The line is back',
    },
    onError: {
      target: '#cartLine.removed',
      actions: [
        { type: 'keepWords', params: because('Failed to add item to cart') },
        { type: 'rest', params: 'lost' },
      ],
      description: 'The line stays removed',
    },
  },
})
