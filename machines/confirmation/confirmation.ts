import { assign, setup } from 'xstate'
import { effect } from '../tools/effect.ts'
import type { StateMeta } from '../tools/stateMeta.ts'

type Events =
  | { type: 'confirmation.requested'; subject: string }
  | { type: 'confirmation.accepted' }
  | { type: 'confirmation.declined' }

const confirmation = setup({
  types: {
    context: {} as { subject: string },
    events: {} as Events,
    meta: {} as StateMeta,
  },
  actors: { perform: effect<unknown, { subject: string }>('perform') },
  actions: { setSubject: assign((_, subject: string) => ({ subject })) },
})

/** Asks first: signing out, cancelling an order. `subject` says what it is about. */
export const confirmationMachine = confirmation.createMachine({
  id: 'confirmation',
  context: { subject: '' },
  initial: 'closed',
  on: {
    'confirmation.requested': {
      target: '.confirming',
      actions: { type: 'setSubject', params: ({ event }) => event.subject },
      description: 'Something is about to be done that cannot be taken back',
    },
  },
  states: {
    closed: { meta: { view: 'The page alone', spec: 'session.sign-out.confirmation' } },
    confirming: {
      meta: { view: 'A question with two answers', spec: 'orders.cancel.confirmation' },
      on: {
        'confirmation.accepted': { target: 'performing', description: 'Yes' },
        'confirmation.declined': { target: 'closed', description: 'No, Escape or another page' },
      },
    },
    performing: {
      meta: {
        view: 'The question is gone, and the button that asked rests',
        spec: 'orders.cancel.confirmation',
      },
      on: {
        'confirmation.requested': { description: 'One thing at a time' },
        'confirmation.accepted': { description: 'Pressed twice acts once' },
      },
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => context,
        onDone: { target: 'succeeded', description: 'It is done' },
        onError: { target: 'failed', description: 'It is not done' },
      },
    },
    succeeded: {
      meta: {
        view: 'That it is done, as Order canceled successfully',
        spec: 'errors.cancel-order.success',
      },
    },
    failed: {
      meta: {
        view: 'The server’s message, or that it failed, as Failed to cancel order',
        spec: 'errors.cancel-order.failure',
      },
    },
  },
})
