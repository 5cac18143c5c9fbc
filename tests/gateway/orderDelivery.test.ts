import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { shopWithOrder } from '../support/gateway/shopWithOrder.ts'

const { give, read } = shopWithOrder(
  'timeline { name date } shipments { carrier trackingNumber trackingUrl sentDate }',
)

test('an order of a CMS without delivery has no steps and no parcels', async () => {
  covers('orders.timeline.absent')

  expect((await read()).data).toEqual({ order: { timeline: [], shipments: [] } })
})

const parcel = { carrier: 'Hat post', trackingNumber: 'H1', sentDate: '2026-11-21 09:30:00' }

test('a tracking link that is not https is dropped, and unknown steps are', async () => {
  covers('orders.delivery.link')

  const links = ['https://post.example/H1', 'http://post.example/H1', 'javascript:alert(1)', '/H1']
  give({
    timeline: [
      { step: 'placed', date: '2026-11-20 18:00:00' },
      { step: 'brushed', date: '2026-11-20 19:00:00' },
      { step: 'sent' },
    ],
    shipments: links.map((trackingUrl) => ({ ...parcel, trackingUrl })),
  })
  expect((await read()).data).toEqual({
    order: {
      timeline: [
        { name: 'PLACED', date: '2026-11-20T18:00:00+07:00' },
        { name: 'SENT', date: null },
      ],
      shipments: [links[0], null, null, null].map((trackingUrl) => ({
        ...parcel,
        sentDate: '2026-11-21T09:30:00+07:00',
        trackingUrl,
      })),
    },
  })
})
