import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the selection machine whose order matters, and why that is right. */
export const selectionRaces: readonly AllowedRace[] = [
  {
    events: [
      ['swatch.selected', 'selection.cleared', 'link.followed'],
      ['swatch.selected', 'selection.cleared', 'link.followed', 'add.requested'],
    ],
    fields: ['picked', 'requested'],
    reason: 'The shopper’s last choice counts; what is added was chosen until then.',
  },
  {
    events: [['text.switched', 'text.entered'], ['text.switched']],
    fields: ['texts'],
    reason: 'The shopper’s last change counts.',
  },
  {
    events: [['add.requested', 'add.finished'], ['add.finished']],
    states: ['added', 'adding', 'failed', 'rejected'],
    reason:
      'A press while the add is in flight is ignored; after its report it is another add. The bag reports each add once.',
  },
]
