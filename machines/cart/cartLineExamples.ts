import { createEmptyActor } from 'xstate'
import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { cartLineMachine } from './cartLine.ts'

/** Events of the cartLine machine whose order matters, and why that is right. */
const cartLineRaces: readonly AllowedRace[] = [
  {
    events: [['notice.seen'], ['quantity.changed', 'line.refreshed', 'updateLine done']],
    fields: ['notice'],
    reason: 'A notice that comes after the shopper has read the previous one is shown.',
  },
  {
    events: [['quantity.changed'], ['quantity.changed']],
    states: ['debouncing', 'idle.settled'],
    fields: ['desiredQuantity', 'notice'],
    reason: 'The shopper’s last quantity counts.',
  },
  {
    events: [['quantity.changed'], ['removal.confirmed', 'line.refreshed']],
    states: ['debouncing', 'idle.settled'],
    fields: ['desiredQuantity', 'isInDoubt', 'maximum', 'notice', 'serverQuantity'],
    reason:
      'The line is removed, or the quantity sent to the server, which corrects it; only the quantity that a failure or Undo returns to depends on the order.',
  },
  {
    events: [['line.refreshed'], ['removal.confirmed', 'line.refreshed', 'removal.undone']],
    states: ['idle.settled', 'restoring'],
    fields: [
      'desiredQuantity',
      'isInDoubt',
      'isRemovalPending',
      'maximum',
      'notice',
      'pending effects',
      'serverQuantity',
      'skipsDebounce',
    ],
    reason:
      'The newest response of the server counts, unless the shopper has changed the line in the meantime.',
  },
  {
    events: [
      ['line.flushed', 'after debounce'],
      ['quantity.changed', 'removal.confirmed'],
    ],
    states: ['debouncing', 'idle.settled', 'removing', 'updating'],
    fields: ['pending effects', 'sentQuantity', 'skipsDebounce'],
    reason:
      'What was sent before the next change is followed by that change; what was not yet sent is replaced by it.',
  },
  {
    events: [['quantity.changed'], ['updateLine done', 'updateLine error']],
    states: ['debouncing', 'idle.failed', 'idle.saved', 'idle.settled', 'updating'],
    fields: [
      'desiredQuantity',
      'message',
      'notice',
      'pending effects',
      'sentQuantity',
      'skipsDebounce',
    ],
    reason:
      'The shopper’s last quantity is corrected to the limits known at that time, and sent unless the server has it already. Its predecessor’s failure is not reported.',
  },
  {
    events: [
      ['removal.confirmed'],
      [
        'removal.undone',
        'updateLine done',
        'updateLine error',
        'removeLine done',
        'removeLine error',
      ],
    ],
    states: ['idle.failed', 'removed', 'removing', 'restoring', 'updating'],
    fields: [
      'desiredQuantity',
      'isInDoubt',
      'isRemovalPending',
      'maximum',
      'message',
      'notice',
      'pending effects',
      'sentQuantity',
      'serverQuantity',
      'skipsDebounce',
    ],
    reason:
      'The shopper’s last decision counts: the line is removed or restored after the request in flight, and a removal that failed is tried again.',
  },
  {
    events: [['removal.undone'], ['updateLine done', 'updateLine error', 'removeLine done']],
    states: ['idle.failed', 'idle.saved', 'removed', 'removing', 'restoring'],
    fields: [
      'desiredQuantity',
      'isInDoubt',
      'isRemovalPending',
      'maximum',
      'message',
      'notice',
      'pending effects',
      'serverQuantity',
      'skipsDebounce',
    ],
    reason:
      'A removal that was not sent yet is cancelled; one that was sent is followed by a restoration.',
  },
  {
    events: [['line.flushed'], ['updateLine done', 'updateLine error']],
    states: ['debouncing', 'updating'],
    fields: ['pending effects', 'sentQuantity', 'skipsDebounce'],
    reason:
      'Leaving the page sends what is pending at that moment; a failed change that nothing follows is sent after the delay.',
  },
]

const limits = { minimum: 1, maximum: 4 }

/** Inputs, events and outputs for tests and simulations of the cartLine machine. */
export const cartLineExamples = defineExamples({
  machine: cartLineMachine,
  races: cartLineRaces,
  inputs: {
    'two in the bag': { key: 'a', cart: createEmptyActor(), quantity: 2, ...limits },
  },
  delays: { debounce: 500 },
  events: {
    'quantity.changed': [2, 3, 9, Number.NaN].map((quantity) => ({
      quantity,
    })),
    'line.refreshed': [
      { quantity: 2, ...limits },
      { quantity: 1, minimum: 1, maximum: 1 },
    ],
  },
  outputs: {
    updateLine: ({ sentQuantity }) => [
      { status: 'updated', quantity: sentQuantity, ...limits },
      { status: 'updated', quantity: 1, minimum: 1, maximum: 1 },
      { status: 'missing' },
    ],
  },
})
