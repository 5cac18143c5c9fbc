import { examplesOf } from '../tools/examples.ts'
import { confirmationMachine } from './confirmation.ts'

/** What a confirmation machine may be told and answered. */
export const confirmationExamples = examplesOf({
  machine: confirmationMachine,
  starts: { 'a page': undefined },
  events: {
    'confirmation.asked': [{ subject: 'sign out' }, { subject: 'order 1042' }],
  },
})
