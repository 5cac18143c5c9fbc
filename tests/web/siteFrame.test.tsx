import { readFileSync } from 'node:fs'
import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { OverlaysProvider } from '@vitrine/web/app/overlays/OverlaysProvider.tsx'
import { createClient } from '@vitrine/web/core/data/client.ts'
import type { PersistedDocument } from '@vitrine/web/core/data/document.ts'
import { SiteProvider } from '@vitrine/web/core/SiteProvider.tsx'
import { FrameDocument, SiteDocument } from '@vitrine/web/core/site.generated.ts'
import { SiteFooter } from '@vitrine/web/frame/footer/SiteFooter.tsx'
import { NotificationBar } from '@vitrine/web/frame/header/NotificationBar.tsx'
import { SiteHeader } from '@vitrine/web/frame/header/SiteHeader.tsx'
import { SkipLink } from '@vitrine/web/frame/header/SkipLink.tsx'
import { documents } from '@vitrine/web/generated/documents.ts'
import { SessionProvider } from '@vitrine/web/shop/customer/session/SessionProvider.tsx'
import { ViewerDocument } from '@vitrine/web/shop/customer/session/viewer.generated.ts'
import { buildSchema, type DocumentNode, executeSync } from 'graphql'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { covers } from '#tests/support/clauses/covers.ts'
import { markupProblems, markupText } from './markup.ts'
import { site } from './site.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

/** Stores the result of a query on `root`. */
function seed(client: ApolloClient, query: PersistedDocument<unknown, never>, root: object) {
  const { data, errors } = executeSync({
    schema,
    document: documents[query.hash] as DocumentNode,
    rootValue: root,
  })
  if (errors) throw new AggregateError(errors, 'The fixture does not fit the schema')
  client.writeQuery({ query: query as PersistedDocument, data })
}

/** Returns the server's HTML of a part of the page, with the data of a signed-in visitor in the client. */
function render(page: ReactNode, data: { site: typeof site.site | null } | undefined) {
  const client = createClient()
  if (data) for (const query of [FrameDocument, SiteDocument]) seed(client, query, data)
  seed(client, ViewerDocument, {
    viewer: {
      id: 'viewer',
      displayName: 'Ploy S.',
      firstName: 'Ploy',
      lastName: 'S.',
      isAdmin: false,
    },
  })
  return renderToString(
    <Router ssrPath="/">
      <ApolloProvider client={client}>
        <SiteProvider>
          <OverlaysProvider>
            <SessionProvider>{page}</SessionProvider>
          </OverlaysProvider>
        </SiteProvider>
      </ApolloProvider>
    </Router>,
  )
}

test('the header shows six placeholders while the menu loads', () => {
  covers('frame.header.skeleton')

  const html = render(<SiteHeader hidden={false} />, undefined)
  expect(html.match(/<li[^>]*aria-hidden="true"/g)).toHaveLength(6)
  expect(markupText(html)).toContain('Loading the menu…')
})

test('the header links to the home page and the shop when the site cannot be loaded', () => {
  const html = render(<SiteHeader hidden={false} />, { site: null })
  expect(html).toContain('href="/"')
  expect(html).toContain('href="/shop"')
  expect(html).not.toContain('undefined')
  expect(markupText(html)).not.toContain('Loading')
})

test('the notification bar has no pause button for one item, and is absent when disabled or empty', () => {
  covers('frame.notification-bar.enabled')

  const bar = (enabled: boolean, ...texts: string[]) => {
    const settings = { ...site.site.settings }
    settings.notificationBar = { enabled, items: texts.map((text) => ({ text })) }
    return render(<NotificationBar />, { site: { ...site.site, settings } })
  }
  expect(bar(true, 'Free shipping')).not.toContain('<button')
  expect(bar(false, 'Free shipping')).toBe('')
  expect(bar(true)).toBe('')
})

test('the footer links to its pages and to the social networks of the site', () => {
  covers('frame.footer.copyright', 'frame.footer.phone', 'frame.footer.social-media')

  const html = render(<SiteFooter />, site)
  for (const url of ['/privacy-policy', 'tel:+6626581234', 'mailto:care@shop.example'])
    expect(html).toContain(`href="${url}"`)
  expect(markupText(html)).toContain('Instagram')
  expect(markupText(html)).not.toContain('Spotify')
  expect(markupText(html)).toContain('© 2026 Vitrine')
})

test('header and footer are valid HTML with and without data', async () => {
  for (const data of [site, undefined, { site: null }]) {
    const html = render(
      <>
        <SkipLink />
        <NotificationBar />
        <SiteHeader hidden={false} />
        <main id="content">
          <h1>Shop</h1>
        </main>
        <SiteFooter />
      </>,
      data,
    )
    expect(await markupProblems(html)).toEqual([])
  }
})
