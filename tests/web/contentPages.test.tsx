import { Blocks } from '@vitrine/web/pages/content/Blocks.tsx'
import { Page } from '@vitrine/web/pages/content/HomePage.tsx'
import { Container } from '@vitrine/web/ui/Container.tsx'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const tiles = { __typename: 'Tiles' as const, title: 'Gifts', items: [] }

test("an editor's styles apply to the blocks of a page without text", () => {
  covers('pages.styles.injected')

  const html = renderToString(<Blocks blocks={[tiles]} css="h2 { color: red }" />)
  const [, piece] = /<div data-piece="([^"]+)"/.exec(html) ?? []
  expect(piece).toBeDefined()
  expect(html).toContain(`@scope ([data-piece="${piece}"]) { h2 { color: red } }`)
})

test('blocks without styles have no element around them', () => {
  expect(renderToString(<Blocks blocks={[tiles]} css={null} />)).not.toContain('data-piece')
})

const page = {
  __typename: 'Page' as const,
  title: 'Home',
  content: '<p>Made in Bangkok.</p>',
  styles: null,
  blocks: [],
  meta: { __typename: 'PageMeta' as const, title: 'Home', description: null, breadcrumbs: [] },
}
const homeWith = (styles: string | null) =>
  renderToString(<Page data={{ page: { ...page, styles } as never }} />)
const [container = ''] = /^<div class="[^"]+">/.exec(
  renderToString(<Container width="text">x</Container>),
) ?? ['(no container)']

test('the text of the home page has the margins of the page when the CMS sends no styles', () => {
  const html = homeWith(null)
  expect(html).toContain('Made in Bangkok.')
  expect(html).toContain(container)
})

test('the text of the home page fills the page when an editor styles it', () => {
  const html = homeWith('p { color: red }')
  expect(html).toContain('Made in Bangkok.')
  expect(html).not.toContain(container)
})
