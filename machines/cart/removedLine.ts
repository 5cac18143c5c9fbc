import { setup } from 'xstate'
import type { StateMeta } from '../tools/stateMeta.ts'

type Events = { type: 'removal.undone' } | { type: 'line.returned' }

const removedLine = setup({
  types: { events: {} as Events, meta: {} as StateMeta },
  delays: { undoTime: 5000 },
})

/** A removed line of the bag, from the server's response until it can no longer be put back. */
export const removedLineMachine = removedLine.createMachine({
  id: 'removedLine',
  initial: 'offered',
  states: {
    offered: {
      meta: { view: 'The item’s name, removed, and Undo', spec: 'cart.remove.undo-time' },
      after: { undoTime: { target: 'expired', description: '5 s without Undo' } },
      on: {
        'removal.undone': { target: 'undone', description: 'Undo' },
        'line.returned': {
          target: 'expired',
          description: 'The bag has the line again, from here or from another tab',
        },
      },
    },
    undone: {
      type: 'final',
      meta: { view: 'Adding to cart...; the item is added again', spec: 'cart.remove.undo-adds' },
    },
    expired: {
      type: 'final',
      meta: { view: 'Nothing in place of the line', spec: 'cart.remove.undo-time' },
    },
  },
})
