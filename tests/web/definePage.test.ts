import { expect, test } from 'vitest'
import { definePage } from '#web/core/page/definePage.ts'
import { optional, required } from '#web/core/page/pageQuery.ts'
import { PageDocument, PostDocument } from '#web/shop/content/page.generated.ts'

const code = async () => ({ Page: () => null })
const head = () => ({ title: 'Title' })
const pageAbout = (subject?: 'page' | null) =>
  definePage({
    path: '/:slug',
    code,
    queries: () => [
      required(PageDocument, { key: 'home' }, 'Failed to fetch home page'),
      optional(PostDocument, { slug: 'home' }, 'Failed to fetch post'),
    ],
    ...(subject !== undefined && { subject }),
    head,
  })

test('a page exists when its subject does, which is unknown until the field is loaded', () => {
  const { exists } = pageAbout('page')
  expect(exists({})).toBeUndefined()
  expect(exists({ page: null })).toBe(false)
  expect(exists({ page: {} })).toBe(true)
})

test('a page without a subject always exists, and one with the subject null never does', () => {
  expect(pageAbout().exists({})).toBe(true)
  expect(pageAbout(null).exists({ page: {} })).toBe(false)
})

test('a page has the default layout, an empty search and no preview unless its description says otherwise', () => {
  const page = definePage({ path: '/x', code, head })
  const request = { parameters: {}, search: new URLSearchParams('a=1') }
  expect(page).toMatchObject({ layout: 'default', rendersWithoutData: false })
  expect(page.queries(request)).toEqual([])
  expect(page.search(request)).toBe('')
  expect(page.isShareable(request)).toBe(true)
  expect(page.preview('/x')).toBeUndefined()
})

test('a component that needs data its page does not have is a type error', () => {
  const other = async () => ({ Page: (_: { data: { order: string } }) => null })
  definePage({
    path: '/x',
    // @ts-expect-error The data has a page, no order.
    code: other,
    queries: (request) => [required(PageDocument, { key: request.search.toString() }, 'Failed')],
    subject: 'page',
    head,
  })
})
