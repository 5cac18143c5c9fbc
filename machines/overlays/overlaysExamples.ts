import { type AllowedRace, defineExamples } from '../tools/machineExamples.ts'
import { overlaysMachine } from './overlays.ts'

const overlays = [
  'bag',
  'consent',
  'filters',
  'menu',
  'modelInfo',
  'options',
  'quickView',
  'search',
  'signIn',
  'sizeGuide',
]

const opening = overlays.map((overlay) => `${overlay}.opened`)

/** Events of the overlays machine whose order matters, and why that is right. */
const overlaysRaces: readonly AllowedRace[] = [
  {
    events: [opening, opening],
    states: overlays,
    fields: ['returnTo', 'subject'],
    reason: 'At most one overlay is open: the one that was opened last.',
  },
  {
    events: [
      opening,
      ['overlay.closed', 'back.pressed', 'route.changed', 'viewport.widened', 'viewport.narrowed'],
    ],
    states: ['none', ...overlays],
    fields: ['returnTo', 'subject'],
    reason: 'What is open at that moment closes; what opens afterwards stays open.',
  },
]

/** Inputs, events and outputs for tests and simulations of the overlays machine. */
export const overlaysExamples = defineExamples({
  machine: overlaysMachine,
  races: overlaysRaces,
  inputs: { 'a page': undefined },
  events: {
    'quickView.opened': [{ subject: 'silk-slip-dress' }, { subject: 'linen-shirt' }],
    'options.opened': [{ subject: 'silk-slip-dress' }],
  },
})
