import { examplesOf } from '../tools/machineExamples.ts'
import { headerMachine } from './header.ts'

/** Inputs, events and outputs for tests and simulations of the header machine. */
export const headerExamples = examplesOf({
  machine: headerMachine,
  inputs: { 'the top of a page': undefined },
  events: { 'page.scrolled': [0, 20, 21, 200, 201, 400].map((top) => ({ top })) },
})
