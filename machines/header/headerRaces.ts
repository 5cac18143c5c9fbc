import type { AllowedRace } from '../tools/machineExamples.ts'

/** Events of the header machine whose order matters, and why that is right. */
export const headerRaces: readonly AllowedRace[] = [
  {
    events: [['page.scrolled'], ['page.scrolled', 'header.focused']],
    states: ['backToTop.hidden', 'backToTop.shown', 'bar.hidden', 'bar.shown'],
    fields: ['top'],
    reason: 'The last position counts: focus shows the header, and scrolling down hides it.',
  },
]
