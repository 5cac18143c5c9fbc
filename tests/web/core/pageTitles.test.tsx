import { ApolloProvider } from '@apollo/client/react'
import { OverlaysProvider } from '@vitrine/web/app/overlays/OverlaysProvider.tsx'
import { createClient } from '@vitrine/web/core/data/client.ts'
import { SiteProvider } from '@vitrine/web/core/SiteProvider.tsx'
import { Page as ContentPage } from '@vitrine/web/pages/content/ContentPage.tsx'
import { Page as StoresPage } from '@vitrine/web/pages/content/StoresPage.tsx'
import { Page as StoriesPage } from '@vitrine/web/pages/content/StoriesPage.tsx'
import { Page as WhiteAsavaPage } from '@vitrine/web/pages/content/WhiteAsavaPage.tsx'
import { Page as AccountPage } from '@vitrine/web/pages/customer/AccountPage.tsx'
import { Page as ConfirmPaymentPage } from '@vitrine/web/pages/orders/ConfirmPaymentPage.tsx'
import { paths } from '@vitrine/web/paths.ts'
import { routes } from '@vitrine/web/routes.ts'
import { PageIntro } from '@vitrine/web/shop/content/blocks/PageIntro.tsx'
import { SessionProvider } from '@vitrine/web/shop/customer/session/SessionProvider.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { covers } from '#tests/support/clauses/covers.ts'

const titleOf = (path: string, data: object) =>
  routes
    .find((page) => page.path === path)
    ?.head(data, { parameters: { slug: 'gone', '*': 'gone' }, search: new URLSearchParams() }).title

test.each([
  [paths.product, 'product', 'Product'],
  [paths.category, 'listing', 'Gone'],
  [paths.lookBook, 'lookBook', 'Look book'],
  [paths.store, 'store', 'Store'],
])(
  'the page at %s has a title while it loads, and another when it does not exist',
  (path, field, title) => {
    expect(titleOf(path, {})).toBe(title)
    expect(titleOf(path, { [field]: null })).toBe('Page not found')
  },
)

type Content = ComponentProps<typeof WhiteAsavaPage>['data']['post']

const content = (showTitle: boolean): Content => ({
  title: 'The title',
  url: '/the-title',
  styles: '.lead { color: red }',
  content: '<p class="lead">The text</p>',
  date: null,
  modified: null,
  categoryNames: [],
  showTitle,
  image: null,
  blocks: [],
  meta: { title: 'The title', description: '', breadcrumbs: [] },
})

/** Returns the server's HTML of a page. */
const render = (page: ReactNode) =>
  renderToString(
    <Router ssrPath="/">
      <ApolloProvider client={createClient()}>
        <SiteProvider>
          <OverlaysProvider>
            <SessionProvider>{page}</SessionProvider>
          </OverlaysProvider>
        </SiteProvider>
      </ApolloProvider>
    </Router>,
  )

const pages: [string, (content: Content) => ReactNode][] = [
  ['listings and the wishlist', (post) => <PageIntro content={post} fallbackTitle="Shop" />],
  ['/stores', (post) => <StoresPage data={{ post, stores: { nodes: [] } }} />],
  ['/stories', (page) => <StoriesPage data={{ page }} isLoading={false} />],
  ['/my-account', (post) => <AccountPage data={{ post }} />],
  ['/confirm-payment', (post) => <ConfirmPaymentPage data={{ post }} />],
  ['/white-asava', (post) => <WhiteAsavaPage data={{ post }} />],
  ['content pages', (page) => <ContentPage data={{ page }} />],
]

/** The class of the element around the heading, if it is for assistive technology only. */
const hiddenTitle = /<span class="[^"]*hidden[^"]*"><h1[^>]*>The title<\/h1><\/span>/

test.each(pages)(
  'the title on %s is for assistive technology only without showTitle',
  (_, page) => {
    covers('content.page.hidden-title', 'content.page.title')

    const hidden = render(page(content(false)))
    expect(hidden).toMatch(hiddenTitle)
    expect(hidden).toContain('The text')
    const shown = render(page(content(true)))
    expect(shown).toMatch(/<h1[^>]*>The title<\/h1>/)
    expect(shown).not.toMatch(hiddenTitle)
  },
)
