import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the confirmation machine whose order matters, and why that is right. */
export const confirmationRaces: readonly AllowedRace[] = [
  {
    events: [
      ['confirmation.requested'],
      ['confirmation.requested', 'confirmation.declined', 'confirmation.accepted'],
    ],
    states: ['closed', 'confirming'],
    fields: ['pending effects', 'subject'],
    reason:
      'The dialog that opened last is answered; a request while an action is performed is ignored.',
  },
  {
    events: [['confirmation.accepted'], ['confirmation.declined']],
    states: ['closed', 'performing'],
    fields: ['pending effects'],
    reason: 'The first answer counts: the dialog is closed by it.',
  },
  {
    events: [['confirmation.requested'], ['perform done', 'perform error']],
    states: ['confirming', 'failed', 'succeeded'],
    fields: ['subject'],
    reason: 'A request while an action is performed is ignored; after its end it opens the dialog.',
  },
]
