import { examplesOf } from '../tools/machineExamples.ts'
import { headerMachine } from './header.ts'
import { headerRaces } from './headerRaces.ts'

/** Inputs, events and outputs for tests and simulations of the header machine. */
export const headerExamples = examplesOf({
  machine: headerMachine,
  races: headerRaces,
  inputs: { 'the top of a page': undefined },
  events: { 'page.scrolled': [0, 20, 21, 200, 201, 400].map((top) => ({ top })) },
})
