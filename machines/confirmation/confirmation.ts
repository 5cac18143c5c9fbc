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

/** Confirms an action before it is performed, such as signing out. `subject` identifies what it applies to. */
export const confirmationMachine = confirmation.createMachine({
  id: 'confirmation',
  context: { subject: '' },
  initial: 'closed',
  on: {
    'confirmation.requested': {
      target: '.confirming',
      actions: { type: 'setSubject', params: ({ event }) => event.subject },
      description: 'An irreversible action is requested',
    },
  },
  states: {
    closed: { meta: { view: 'The page alone', spec: 'session.sign-out.confirmation' } },
    confirming: {
      meta: { view: 'A dialog with two buttons', spec: 'orders.cancel.confirmation' },
      on: {
        'confirmation.accepted': { target: 'performing', description: 'Confirm' },
        'confirmation.declined': {
          target: 'closed',
          description: 'Cancel, Escape or a page change',
        },
      },
    },
    performing: {
      meta: {
        view: 'The dialog is closed and its button is disabled',
        spec: 'orders.cancel.confirmation',
      },
      on: {
        'confirmation.requested': { description: 'Ignored while an action is running' },
        'confirmation.accepted': { description: 'A second press is ignored' },
      },
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => context,
        onDone: { target: 'succeeded', description: 'Done' },
        onError: { target: 'failed', description: 'Failed' },
      },
    },
    succeeded: {
      meta: {
        view: 'A message of success, such as Order canceled successfully',
        spec: 'errors.cancel-order.success',
      },
    },
    failed: {
      meta: {
        view: 'The server’s message, or one of failure, such as Failed to cancel order',
        spec: 'errors.cancel-order.failure',
      },
    },
  },
})
