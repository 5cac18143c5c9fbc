import type { AllowedRace } from '../tools/machineExamples.ts'
import { examplesOf } from '../tools/machineExamples.ts'
import { headerMachine } from './header.ts'

/** Events of the header machine whose order matters, and why that is right. */
const headerRaces: readonly AllowedRace[] = [
  {
    events: [['page.scrolled'], ['page.scrolled', 'header.focused']],
    states: ['backToTop.hidden', 'backToTop.shown', 'bar.hidden', 'bar.shown'],
    fields: ['top'],
    reason: 'The last position counts: focus shows the header, and scrolling down hides it.',
  },
]

/** Inputs, events and outputs for tests and simulations of the header machine. */
export const headerExamples = examplesOf({
  machine: headerMachine,
  races: headerRaces,
  inputs: { 'the top of a page': undefined },
  events: { 'page.scrolled': [0, 20, 21, 200, 201, 400].map((top) => ({ top })) },
})
