import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the selection machine whose order matters, and why that is right. */
export const selectionRaces: readonly AllowedRace[] = [
  {
    events: [
      ['swatch.selected', 'selection.cleared', 'link.followed'],
      ['swatch.selected', 'selection.cleared', 'link.followed'],
    ],
    fields: ['picked', 'requested'],
    reason: 'The shopper’s last choice counts.',
  },
  {
    events: [['add.requested'], ['link.followed']],
    states: ['adding', 'idle'],
    fields: ['pending effects'],
    reason:
      'A link to the product begins a new selection; the bag, which has the add, reports its result.',
  },
  {
    events: [['text.switched', 'text.entered'], ['text.switched']],
    fields: ['texts'],
    reason: 'The shopper’s last change counts.',
  },
  {
    events: [['add.requested'], ['addToBag done', 'addToBag error']],
    states: ['added', 'adding', 'failed', 'rejected'],
    fields: ['pending effects'],
    reason: 'A press while the add is in flight is ignored; after the response it is another add.',
  },
]
