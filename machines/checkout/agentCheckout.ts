import { setup } from 'xstate'
import { defineExamples } from '../tools/machineExamples.ts'
import type { StateMeta } from '../tools/stateMeta.ts'
import { checkoutMachine } from './checkout.ts'

type Events =
  | { type: 'data.completed' }
  | { type: 'data.removed' }
  | { type: 'checkout.canceled' }
  | { type: 'buyer.continued' }
  | { type: 'order.placed'; isPrepared: boolean }

const inBrowser = Object.keys(checkoutMachine.states).filter((state) => state !== 'placed')

const common = {
  'checkout.canceled': { target: 'canceled', description: 'The agent cancels it' },
  'buyer.continued': {
    target: 'complete_in_progress',
    description: 'The buyer continues at the link, once; then the agent can change nothing',
  },
} as const

/**
 * The checkout of an agent in the statuses of UCP, which the gateway derives from its store
 * (agents/ucp/preparedView.ts).
 */
export const agentCheckout = setup({
  types: { events: {} as Events, meta: {} as StateMeta },
  guards: { isPrepared: (_, isPrepared: boolean) => isPrepared },
}).createMachine({
  id: 'agentCheckout',
  initial: 'incomplete',
  states: {
    incomplete: {
      meta: {
        view: 'Messages say what is missing or not possible; the buyer’s link works',
        spec: 'agents.checkout.buyer',
      },
      on: {
        ...common,
        'data.completed': {
          target: 'requires_escalation',
          description: 'Pieces in stock, email, address and delivery are known',
        },
      },
    },
    requires_escalation: {
      meta: {
        view: 'Nothing is missing: the buyer has to confirm and pay at the link',
        spec: 'agents.checkout.buyer',
      },
      on: {
        ...common,
        'data.removed': { target: 'incomplete', description: 'Something is missing again' },
      },
    },
    complete_in_progress: {
      meta: {
        view: `The browser’s checkout: ${inBrowser.join(', ')}`,
        spec: 'agents.handover.once',
      },
      on: {
        'order.placed': {
          guard: { type: 'isPrepared', params: ({ event }) => event.isPrepared },
          target: 'completed',
          description: 'The browser’s checkout is placed, with the prepared pieces',
        },
      },
    },
    completed: {
      type: 'final',
      meta: { view: 'The browser’s checkout: placed', spec: 'agents.order.key' },
    },
    canceled: {
      type: 'final',
      meta: { view: 'The link is no longer valid', spec: 'agents.checkout.buyer' },
    },
  },
})

/** The model of the checkouts of agents, for tests of the gateway. */
export const agentCheckoutExamples = defineExamples({
  machine: agentCheckout,
  inputs: { 'a checkout': undefined },
  races: [
    {
      events: [['buyer.continued'], ['checkout.canceled']],
      states: ['canceled', 'complete_in_progress', 'done'],
      reason: 'The first of agent and buyer has the checkout.',
    },
  ],
  events: { 'order.placed': [{ isPrepared: true }, { isPrepared: false }] },
})
