import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { shopWithOrder } from '../support/gateway/shopWithOrder.ts'

const { give, read } = shopWithOrder(
  'returnableUntil items { line returnable exchanges { variation label } } returns { id status requestedDate note label items { name quantity reason exchange } }',
)

test('an order of a CMS without returns has none and no item that can be returned', async () => {
  covers('orders.return.absent')

  expect((await read()).data).toEqual({
    order: {
      returnableUntil: null,
      returns: [],
      items: [{ line: null, returnable: 0, exchanges: null }],
    },
  })
})

test('a return is converted, also one with a state and a reason that are unknown', async () => {
  const item = { name: 'Boater', variationAttributes: [], quantity: 1 }
  give({
    returnableUntil: '2026-12-05 18:00:00',
    returns: [
      {
        id: '7',
        status: 'approved',
        requestedDate: '2026-11-21 09:30:00',
        note: 'In its box',
        label: ['Return 7'],
        items: [{ ...item, reason: 'too_large', exchange: 'S' }],
      },
      {
        id: '8',
        status: 'brushed',
        requestedDate: '2026-11-22 09:30:00',
        items: [{ ...item, reason: 'weather' }],
      },
    ],
  })
  expect((await read()).data).toMatchObject({
    order: {
      returnableUntil: '2026-12-05T18:00:00+07:00',
      returns: [
        {
          status: 'APPROVED',
          requestedDate: '2026-11-21T09:30:00+07:00',
          note: 'In its box',
          label: ['Return 7'],
          items: [{ reason: 'TOO_LARGE', exchange: 'S' }],
        },
        { status: 'UNKNOWN', note: null, label: [], items: [{ reason: null, exchange: null }] },
      ],
    },
  })
})
