import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the submission machine whose order matters, and why that is right. */
export const submissionRaces: readonly AllowedRace[] = [
  {
    events: [['form.submitted'], ['submit error']],
    states: ['failed', 'submitting'],
    fields: ['message', 'pending effects', 'uploaded'],
    reason: 'A press while the form is being sent is ignored; after a failure it is sent again.',
  },
  {
    events: [['upload.progressed'], ['submit done', 'submit error']],
    fields: ['uploaded'],
    reason: 'Progress that is reported after the end is ignored.',
  },
]
