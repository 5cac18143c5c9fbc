import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { type Destination, navigationMachine } from './navigation.ts'

/** Events of the navigation machine whose order matters, and why that is right. */
const navigationRaces: readonly AllowedRace[] = [
  {
    events: [
      ['address.changed'],
      [
        'address.changed',
        'loadPage done',
        'loadPage error',
        'loadCode done',
        'after skeletonDelay',
      ],
    ],
    states: ['loading.preview', 'loading.skeleton', 'loading.stale', 'shown'],
    fields: ['current', 'emitted events', 'pending effects', 'requested'],
    reason:
      'The newest address counts. What loads for an earlier one is shown if it comes before, and ignored afterwards.',
  },
  {
    events: [['after skeletonDelay'], ['loadCode done']],
    states: ['loading.preview', 'loading.skeleton'],
    reason: 'A skeleton stays until the page is complete, so that a slow page changes only once.',
  },
]

const at = (
  path: string,
  entry: string,
  navigationType: Destination['navigationType'] = 'push',
): Destination => ({ path, search: '', entry, navigationType })

const shop = at('/shop', 'first')
const product = at('/product/silk-slip-dress', 'second')

/** Inputs, events and outputs for tests and simulations of the navigation machine. */
export const navigationExamples = defineExamples({
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
