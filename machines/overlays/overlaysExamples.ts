import { examplesOf } from '../tools/machineExamples.ts'
import { overlaysMachine } from './overlays.ts'

/** What a overlays machine may be told and answered. */
export const overlaysExamples = examplesOf({
  machine: overlaysMachine,
  inputs: { 'a page': undefined },
  events: {
    'quickView.opened': [{ subject: 'silk-slip-dress' }, { subject: 'linen-shirt' }],
    'campaign.opened': [{ subject: 'new-year' }],
  },
})
