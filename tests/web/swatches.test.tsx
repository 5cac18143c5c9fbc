import { readFileSync } from 'node:fs'
import { ApolloProvider } from '@apollo/client/react'
import { createClient } from '@vitrine/web/core/data/client.ts'
import { SiteProvider, useAccent } from '@vitrine/web/core/SiteProvider.tsx'
import { FrameDocument } from '@vitrine/web/core/site.generated.ts'
import { documents } from '@vitrine/web/generated/documents.ts'
import { CardSwatches } from '@vitrine/web/shop/catalog/card/CardSwatches.tsx'
import { OptionPicker } from '@vitrine/web/shop/catalog/product/OptionPicker.tsx'
import { buildSchema, type DocumentNode, executeSync } from 'graphql'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { problemsOf, textOf } from './markup.ts'
import { site } from './site.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

function Piece({ brand }: { brand: string }) {
  return <p style={useAccent(brand)} />
}

/** Returns the server's HTML of an element in the accent of a brand. */
function render(brand: string) {
  const client = createClient()
  const document = documents[FrameDocument.hash] as DocumentNode
  client.writeQuery({
    query: FrameDocument,
    data: executeSync({ schema, document, rootValue: site }).data,
  })
  return renderToString(
    <ApolloProvider client={client}>
      <SiteProvider>
        <Piece brand={brand} />
      </SiteProvider>
    </ApolloProvider>,
  )
}

test('an element has the accent of its brand, and none for a brand without one', () => {
  covers('content.accent.brand', 'content.accent.default')

  expect(render('asv')).toBe('<p style="--accent:#1f4d46"></p>')
  expect(render('asava')).toBe('<p></p>')
  expect(render('unknown')).toBe('<p></p>')
})

const common = { isAvailable: true, enableTooltip: true }
const swatches = [
  {
    ...common,
    __typename: 'ColorValue' as const,
    type: 'COLOR' as const,
    slug: 'ink',
    label: 'Ink',
    color: '#1b1816',
  },
  {
    ...common,
    __typename: 'TwoColorValue' as const,
    type: 'TWO_COLORS' as const,
    slug: 'stripe',
    label: 'Stripe',
    colors: ['#fff', 'navy'],
  },
  {
    ...common,
    __typename: 'ImageValue' as const,
    type: 'IMAGE' as const,
    slug: 'plaid',
    label: 'Plaid',
    imageUrl: '/media/plaid.jpg',
  },
  {
    ...common,
    __typename: 'TextValue' as const,
    type: 'TEXT' as const,
    slug: 'plain',
    label: 'Plain',
    enableTooltip: false,
  },
]

test('a swatch shows one colour, two colours, an image or its label, with an optional tooltip', async () => {
  const html = renderToString(
    <OptionPicker
      option={{ slug: 'band', name: 'Band', values: swatches }}
      chosen="ink"
      stateOf={(slug) =>
        ({ stripe: 'soldOut' as const, plaid: 'missing' as const })[slug] ?? 'available'
      }
      onChoose={() => {}}
      scope="hat"
    />,
  )
  const [, ink = '', stripe = '', plaid = '', plain = ''] = html.split('<label')
  expect(ink).toContain('background:#1b1816')
  expect(stripe).toContain('background:linear-gradient(135deg, #fff 50%, navy 50%)')
  expect(plaid).toContain('background:center / cover url(&quot;/media/plaid.jpg&quot;)')
  expect(plain).not.toContain('background')
  expect([ink, stripe, plaid].map((label) => textOf(`<label${label}`))).toEqual([
    'Ink',
    'Stripe',
    'Plaid',
  ])
  expect(plain.match(/>Plain</g)).toHaveLength(1)
  expect(stripe).toContain('aria-describedby="hat-band-sold-out"')
  expect(plaid).toContain('disabled=""')
  expect(stripe).not.toContain('disabled=""')
  expect(await problemsOf(`<main>${html}</main>`)).toEqual([])
})

test('a card shows five colours, or three on mobile, and the number of the others', () => {
  covers('listing.card.swatches')

  const many = Array.from({ length: 7 }, (_, index) => ({
    __typename: 'ColorValue' as const,
    slug: `${index}`,
    label: `Colour ${index}`,
    color: '#fff',
  }))
  const option = { slug: 'colour', name: 'Colour' }
  const html = renderToString(<CardSwatches option={{ ...option, values: many }} />)
  expect(html.match(/role="img"/g)).toHaveLength(5)
  expect(textOf(html)).toBe('+4 +2')
  const two = renderToString(<CardSwatches option={{ ...option, values: many.slice(0, 2) }} />)
  expect(textOf(two)).toBe('')
})
