import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'
import { Blocks } from '#web/pages/content/Blocks.tsx'

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
