import { expect, test } from 'vitest'
import { zoom } from '#machines/stores/stores.ts'
import { storesExamples } from '#machines/stores/storesExamples.ts'
import { describeMachine } from '#tests/support/testModel.ts'

describeMachine({
  ...storesExamples,
  invariants: {
    'the map is close exactly while a store is selected': ({ after }) =>
      after.matches({ map: 'detail' }) === (after.context.selected !== ''),
    'the newest selection counts': ({ event, after }) =>
      !('slug' in event) || after.context.selected === event.slug,
    'distances are told exactly when the visitor’s place is known': ({ after }) =>
      after.matches({ distance: 'known' }) === (after.context.visitorPosition !== undefined),
    'the device is asked once at a time': ({ after, pending }) =>
      pending.length === (after.matches({ distance: 'locating' }) ? 1 : 0),
  },
})

test('the map zooms as specified', () => {
  expect(zoom).toEqual({ all: 14, one: 18 })
})
