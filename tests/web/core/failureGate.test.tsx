import { ApolloProvider } from '@apollo/client/react'
import { FailureContext, FailureGate } from '@vitrine/web/app/routing/FailureGate.tsx'
import { matchPage } from '@vitrine/web/app/routing/matchPage.ts'
import { createClient } from '@vitrine/web/core/data/client.ts'
import { routes } from '@vitrine/web/routes.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { textOf } from '../markup.ts'

/** Returns the text of the server's HTML of a page that it could not load. */
function render(code: string) {
  const failure = { id: '0f9a', address: '/stores', date: '2026-11-21 10:30:00', code }
  return textOf(
    renderToString(
      <ApolloProvider client={createClient()}>
        <FailureContext value={{ failure, clear: () => {} }}>
          <FailureGate path="/stores" match={matchPage(routes, '/stores', '')}>
            <p>The page</p>
          </FailureGate>
        </FailureContext>
      </ApolloProvider>,
    ),
  )
}

test('a page that the server could not load shows "No response data" when the response was empty', () => {
  covers('errors.empty-response')

  expect(render('EMPTY_RESPONSE')).toContain('No response data')
  expect(render('CMS_TIMEOUT')).not.toContain('No response data')
  for (const code of ['EMPTY_RESPONSE', 'CMS_TIMEOUT'])
    expect(render(code)).toMatch(/^Oops\.\.\. Something went wrong!.*0f9a/)
})
