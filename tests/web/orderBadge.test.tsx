import { readFileSync } from 'node:fs'
import { orderStatuses } from '@vitrine/contract/orders.ts'
import type { OrderStatus } from '@vitrine/web/generated/types.ts'
import { OrderBadge } from '@vitrine/web/shop/orders/order/OrderBadge.tsx'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { markupText } from './markup.ts'

const tokens = readFileSync('web/ui/styles/tokens.css', 'utf8')
const sheet = readFileSync('web/ui/Badge.module.css', 'utf8')

/** The specified label and colour of the badge of each status. */
const badges = {
  cancelled: ['Cancelled', 'red'],
  checking_payment: ['Checking Payment', 'yellow'],
  completed: ['Completed', 'green'],
  draft: ['Draft', 'grey'],
  failed: ['Failed', 'red'],
  'on-hold': ['Confirm Order', 'yellow'],
  packing: ['Packing', 'yellow'],
  pending: ['Pending', 'yellow'],
  pending_payment: ['Pending Payment', 'yellow'],
  processing: ['Processing', 'blue'],
  refunded: ['Refunded', 'purple'],
} as const

/** The range of hues, in degrees, of a named colour. */
const hues = {
  red: [345, 375],
  yellow: [25, 60],
  green: [85, 165],
  blue: [195, 245],
  purple: [250, 320],
} as const

/** Hue in degrees and saturation of `#rrggbb`. */
function hueOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  )
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = most - least || 1
  const turns =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span
  return { hue: (turns * 60 + 360) % 360, saturation: (most - least) / (most || 1) }
}

const render = (status: OrderStatus, statusText = '') =>
  renderToString(<OrderBadge order={{ status, statusText }} />)

/** The text colour of the rendered badge, as `#rrggbb`. */
function colourOf(html: string) {
  const [, tone = ''] = /class="\S+ \S*?(neutral|blue|green|purple|red|yellow)/.exec(html) ?? []
  const [, token = ''] =
    new RegExp(`\\.${tone} \\{[^}]*\\scolor: var\\(--([a-z-]+)\\)`).exec(sheet) ?? []
  return new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? ''
}

test('the statuses are those of the specification', () => {
  covers('orders.status.values')

  expect([...orderStatuses].toSorted()).toEqual(Object.keys(badges).toSorted())
})

test.each(Object.entries(badges))('the badge of %s has its label and colour', (status, badge) => {
  covers(
    'orders.status.colours',
    'orders.status.label-checking-payment',
    'orders.status.label-on-hold',
  )

  const [label, colour] = badge
  const html = render(status.toUpperCase().replace('-', '_') as OrderStatus)
  expect(markupText(html)).toBe(label)
  const { hue, saturation } = hueOf(colourOf(html))
  if (colour === 'grey') expect(saturation).toBeLessThan(0.25)
  else {
    const [from, to] = hues[colour]
    expect(saturation).toBeGreaterThan(0.4)
    expect(hue < 15 ? hue + 360 : hue).toBeGreaterThanOrEqual(from)
    expect(hue < 15 ? hue + 360 : hue).toBeLessThanOrEqual(to)
  }
})

test('an unknown status has a neutral badge with the text of the CMS', () => {
  covers('orders.status.unknown')

  const html = render('UNKNOWN', 'awaiting_tailor')
  expect(markupText(html)).toBe('awaiting_tailor')
  expect(colourOf(html)).toBe(colourOf(render('DRAFT')))
})
