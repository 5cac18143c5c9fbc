import { zoom } from '@vitrine/machines/stores/stores.ts'
import { storesExamples } from '@vitrine/machines/stores/storesExamples.ts'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { describeMachine } from '#tests/support/model/describeMachine.ts'

describeMachine({
  ...storesExamples,
  invariants: {
    'shows the detail map only while a store is selected': ({ after }) =>
      after.matches({ map: 'detail' }) === (after.context.selected !== ''),
    'selects the latest store': ({ event, after }) =>
      !('slug' in event) || after.context.selected === event.slug,
    'shows distances only when the visitor’s position is known': ({ after }) =>
      after.matches({ distance: 'known' }) === (after.context.visitorPosition !== undefined),
    'requests the position once at a time': ({ after, pending }) =>
      pending.length === (after.matches({ distance: 'locating' }) ? 1 : 0),
  },
})

test('the map has the zoom levels of the specification', () => {
  covers('stores.map.full-view', 'stores.select')

  expect(zoom).toEqual({ all: 14, one: 18 })
})
