import { assign, setup } from 'xstate'
import { effect } from './effect.ts'
import type { StateMeta } from './meta.ts'

interface Context {
  /** What is to be confirmed, for example a line's key; the web knows the words. */
  subject: string
}

type Events =
  | { type: 'question.asked'; subject: string }
  | { type: 'answer.confirmed' }
  | { type: 'answer.declined' }

/** Asks first, then acts once: removing a line, signing out, cancelling an order (SPEC §4). */
export const confirmationMachine = setup({
  types: { context: {} as Context, events: {} as Events, meta: {} as StateMeta },
  actors: { act: effect<void, { subject: string }>('act') },
}).createMachine({
  id: 'confirmation',
  context: { subject: '' },
  initial: 'idle',
  states: {
    idle: {
      meta: { view: 'Nothing is asked', spec: '§4 Cart, Auth; Order detail' },
      on: {
        'question.asked': {
          target: 'asking',
          actions: assign({ subject: ({ event }) => event.subject }),
          description: 'Something that cannot be undone was pressed',
        },
      },
    },
    asking: {
      meta: { view: 'The question with its two answers', spec: '§4 Cart, Auth; Order detail' },
      on: {
        'answer.confirmed': { target: 'acting', description: 'Yes' },
        'answer.declined': { target: 'idle', description: 'No, Escape or a press beside it' },
      },
    },
    acting: {
      meta: { view: 'The question, waiting; pressing again does nothing', spec: '§4' },
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => ({ subject: context.subject }),
        onDone: { target: 'idle', description: 'It is done' },
        onError: { target: 'failed', description: 'It was refused or did not arrive' },
      },
    },
    failed: {
      meta: { view: 'The question again, with a toast that says what went wrong', spec: '§8' },
      on: {
        'answer.confirmed': { target: 'acting', description: 'Try again' },
        'answer.declined': { target: 'idle', description: 'Leave it' },
      },
    },
  },
})
