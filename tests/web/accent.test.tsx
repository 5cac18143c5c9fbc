import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, executeSync } from 'graphql'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { ShopClientContext } from '#web/core/data/clientContext.ts'
import { ShopClient } from '#web/core/data/shopClient.ts'
import { SiteProvider } from '#web/core/SiteProvider.tsx'
import { FrameDocument } from '#web/core/site.generated.ts'
import { useAccent } from '#web/core/useAccent.ts'
import { documents } from '#web/generated/documents.ts'
import { site } from './site.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

function Piece({ brand }: { brand: string }) {
  return <p style={useAccent(brand)} />
}

/** Returns the server's HTML of an element in the accent of a brand. */
function render(brand: string) {
  const client = new ShopClient()
  const document = documents[FrameDocument.hash] as DocumentNode
  client.seed({
    query: FrameDocument,
    data: executeSync({ schema, document, rootValue: site }).data,
  })
  return renderToString(
    <ShopClientContext value={client}>
      <SiteProvider>
        <Piece brand={brand} />
      </SiteProvider>
    </ShopClientContext>,
  )
}

test('an element has the accent of its brand, and none for a brand without one', () => {
  covers('content.accent.brand', 'content.accent.default')

  expect(render('asv')).toBe('<p style="--accent:#1f4d46"></p>')
  expect(render('asava')).toBe('<p></p>')
  expect(render('unknown')).toBe('<p></p>')
})
