import { examplesOf } from '../tools/machineExamples.ts'
import { navigationMachine } from './navigation.ts'
import { navigationRaces } from './navigationRaces.ts'
import type { Destination } from './navigationSetup.ts'

const at = (
  path: string,
  entry: string,
  navigationType: Destination['navigationType'] = 'push',
): Destination => ({ path, search: '', entry, navigationType })

const shop = at('/shop', 'first')
const product = at('/product/silk-slip-dress', 'second')

/** Inputs, events and outputs for tests and simulations of the navigation machine. */
export const navigationExamples = examplesOf({
  machine: navigationMachine,
  races: navigationRaces,
  inputs: { 'the shop': shop },
  events: {
    'address.changed': [
      { destination: product, availability: 'preview' },
      { destination: product, availability: 'nothing' },
      { destination: at('/stores', 'third'), availability: 'nothing' },
      { destination: at('/stores', 'third', 'traverse'), availability: 'page' },
      { destination: { ...shop, search: '?sort=price', entry: 'fourth' }, availability: 'nothing' },
      { destination: at('/shop', 'first', 'traverse'), availability: 'page' },
    ],
  },
  delays: { skeletonDelay: 300 },
  outputs: { loadCode: [{ availability: 'nothing' }, { availability: 'preview' }] },
})
