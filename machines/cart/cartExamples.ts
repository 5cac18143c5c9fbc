import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { cartMachine } from './cart.ts'

/** Events of the cart machine whose order matters, and why that is right. */
const cartRaces: readonly AllowedRace[] = [
  {
    events: [
      ['refreshCart done', 'refreshCart error', 'add.requested', 'addItem done', 'addItem error'],
      ['identity.changing'],
    ],
    states: ['adding.idle', 'adding.requesting'],
    fields: [
      'addQueue',
      'currentAdd',
      'isAdding',
      'isStale',
      'lines',
      'pending effects',
      'removedLines',
    ],
    reason:
      'An add that was sent before the sign-in is completed; later ones wait until the bag has been loaded again.',
  },
  {
    events: [
      ['identity.changing'],
      [
        'removal.requested',
        'cart.invalidated',
        'change.finished',
        'change.started',
        'load.retried',
      ],
    ],
    fields: ['isStale', 'lineToRemove', 'lines', 'removedLines'],
    reason: 'The bag is frozen either way, without a dialog, and loaded again afterwards.',
  },
  {
    events: [['identity.changed'], ['identity.changing']],
    states: ['content.frozen', 'content.loaded.pending', 'content.loaded.refreshing'],
    fields: ['pending effects'],
    reason: 'The bag is frozen until the last sign-in or sign-out has ended.',
  },
  {
    events: [
      ['addItem done', 'addItem error'],
      ['load.retried', 'cart.invalidated', 'refreshCart done', 'change.started'],
    ],
    states: [
      'adding.idle',
      'adding.requesting',
      'content.loaded.refreshing',
      'content.loaded.settled',
    ],
    fields: ['addQueue', 'isAdding', 'isStale', 'lines', 'pending effects'],
    reason:
      'The bag is loaded again where a response may be older than the other change. The response to an add alone fills a bag that failed to load.',
  },
  {
    events: [['add.requested'], ['load.retried', 'cart.invalidated']],
    states: ['adding.idle', 'adding.requesting'],
    fields: ['addQueue', 'isAdding', 'pending effects'],
    reason:
      'An add that was sent before the bag loads is completed; a later one waits for the bag.',
  },
  {
    events: [
      ['add.requested', 'change.started', 'cart.invalidated'],
      ['refreshCart done', 'refreshCart error'],
    ],
    fields: ['isStale', 'lines', 'removedLines'],
    reason:
      'A response that overlaps a change is dropped, and the bag is loaded again after the change.',
  },
  {
    events: [['add.requested', 'cart.invalidated'], ['change.finished']],
    fields: ['isStale', 'lines', 'removedLines'],
    reason: 'The bag is loaded again where a response may be older than the other change.',
  },
  {
    events: [['change.finished'], ['change.started', 'change.finished']],
    states: ['content.loaded.pending', 'content.loaded.refreshing', 'content.loaded.settled'],
    fields: ['lines', 'pending effects', 'pendingLines', 'removedLines'],
    reason: 'A line reports its changes in order; other lines cannot reverse them.',
  },
  {
    events: [['removal.requested'], ['change.finished', 'refreshCart done', 'refreshCart error']],
    states: ['removal.confirming', 'removal.idle'],
    fields: ['lineToRemove'],
    reason: 'A line that is no longer in the bag has nothing to confirm.',
  },
]

const lineA = { key: 'a', quantity: 2, minimum: 1, maximum: 5 }
const request = { productId: '7', quantity: 1, chosen: { size: 'm' } }
const outcomes = ['updated', 'removed', 'updateFailed'] as const
const keys = ['a', 'ghost']

/** Inputs, events and outputs for tests and simulations of the cart machine. */
export const cartExamples = defineExamples({
  machine: cartMachine,
  races: cartRaces,
  inputs: { 'a page': undefined },
  exploreWhile: ({ addQueue }) => addQueue.length <= 1,
  events: {
    'change.started': ({ lines }) => lines.map((key) => ({ key })),
    'change.finished': ({ pendingLines }) =>
      pendingLines.flatMap((key) => outcomes.map((outcome) => ({ key, outcome, message: '' }))),
    'quantity.changed': keys.map((key) => ({ key, quantity: 3 })),
    'notice.seen': keys.map((key) => ({ key })),
    'removal.requested': keys.flatMap((key) => [
      { key, canUndo: true },
      { key, canUndo: false },
    ]),
    'removal.undone': keys.map((key) => ({ key })),
    'add.requested': [{ request }],
  },
  outputs: {
    refreshCart: [{ lines: [] }, { lines: [lineA] }],
    addItem: [{ lines: [lineA] }],
  },
})
