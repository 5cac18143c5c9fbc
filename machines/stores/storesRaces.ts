import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the stores machine whose order matters, and why that is right. */
export const storesRaces: readonly AllowedRace[] = [
  {
    events: [['store.selected'], ['store.selected', 'store.deselected']],
    states: ['map.detail', 'map.overview'],
    fields: ['selected'],
    reason: 'The visitor’s last action counts.',
  },
]
