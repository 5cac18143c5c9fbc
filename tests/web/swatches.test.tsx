import { readFileSync } from 'node:fs'
import { ApolloProvider } from '@apollo/client/react'
import { createClient } from '@vitrine/web/core/data/client.ts'
import { SiteProvider, useAccent } from '@vitrine/web/core/SiteProvider.tsx'
import { FrameDocument } from '@vitrine/web/core/site.generated.ts'
import { documents } from '@vitrine/web/generated/documents.ts'
import { buildSchema, type DocumentNode, executeSync } from 'graphql'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
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
