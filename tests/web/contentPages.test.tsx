import { Page } from '@vitrine/web/pages/content/HomePage.tsx'
import { Container } from '@vitrine/web/ui/Container.tsx'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

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
