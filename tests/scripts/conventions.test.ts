import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createSchema } from '@vitrine/gateway/graphql/schema.ts'
import { plainResponseParser, responseParser } from '@vitrine/gateway/responses/responseParser.ts'
import { definePage } from '@vitrine/web/core/page/definePage.ts'
import { paths } from '@vitrine/web/paths.ts'
import { routes } from '@vitrine/web/routes.ts'
import { extendSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { covers } from '#tests/support/clauses/covers.ts'
import { bareTexts } from '#tests/support/conventions/bareText.ts'
import { emptyFields } from '#tests/support/conventions/emptyFields.ts'
import { misplacedPages, untestedPages } from '#tests/support/conventions/pageProblems.ts'
import { droppedFields, unmappedFields } from '#tests/support/conventions/unmappedFields.ts'

const page = (path: string) =>
  definePage({ path, code: async () => ({ Page: () => null }), head: () => ({ title: '' }) })

test('every path of the shop has a page that is shown', () => {
  expect(misplacedPages(routes, paths)).toEqual([])
})

test('a page behind a pattern that matches its path is reported, with its right place', () => {
  const pages = [page('/'), page('/:slug'), page('/gifts'), page('*')]
  expect(misplacedPages(pages, {})).toEqual([
    'web/routes.ts: the page /gifts is never shown, because /:slug before it matches its addresses. Move it before that page.',
  ])
})

test('a path without a page is reported, with what to add', () => {
  expect(misplacedPages([page('/')], { home: '/', gifts: '/gifts' })).toEqual([
    expect.stringContaining('no page has the path /gifts (gifts). Describe it in web/pages/'),
  ])
})

const clauses = [
  { id: 'routes.order', sentence: '`/view-order/{orderId}` shows one order.' },
  {
    id: 'routes.not-found',
    sentence: 'An address that no other route matches shows the 404 page.',
  },
]

test('a page without a clause is reported, and one whose clause no browser test asserts', () => {
  const pages = [page('/gifts'), page('/view-order/:id'), page('*')]
  const bound = [
    { clause: 'routes.not-found', file: 'tests/e2e/pages/notFound.spec.ts' },
    { clause: 'routes.order', file: 'tests/gateway/orders.test.ts' },
  ]
  expect(untestedPages(pages, clauses, bound)).toEqual([
    expect.stringContaining('no clause of docs/spec/routes.md names the page /gifts'),
    expect.stringContaining("covers('routes.order')"),
  ])
})

const contract = z.object({
  name: z.string(),
  price: z.object({ amount: z.number(), hidden: z.string().nullish() }).nullish(),
  sizes: z.array(z.union([z.object({ label: z.string() }), z.object({ code: z.string() })])),
})
const fieldNames = new Set(['name', 'price', 'amount', 'sizes', 'label', 'code'])

test('a field that a conversion reads is mapped, and one that it never reads is not', () => {
  const parser = responseParser(contract, ({ name, sizes }) => ({
    name,
    sizes: sizes.map((size) => ('label' in size ? size.label : size.code)),
  }))
  expect(droppedFields(parser, fieldNames)).toEqual(['price', 'price.amount', 'price.hidden'])
})

test('a field that is passed on or copied is mapped only if the schema has its name', () => {
  const passing = plainResponseParser(contract)
  expect(droppedFields(passing, fieldNames)).toEqual(['price.hidden'])
  const copying = responseParser(contract, ({ price, ...rest }) => ({ ...rest, ...price }))
  expect(droppedFields(copying, fieldNames)).toEqual(['price.hidden'])
})

test('every field of a contract reaches the schema', async () => {
  expect(await unmappedFields()).toEqual([])
})

test('text that React changes beside other nodes is reported, and text alone in its element is not', () => {
  covers('accessibility.translation.actions', 'accessibility.translation.values')

  const rejected = {
    joined: '<p>{count} pieces</p>',
    conditional: '<p>Sold out{count ? <b>soon</b> : null}</p>',
    before: '<p>{count ? <b>new</b> : null}{name}</p>',
    fragment: '<>{name}</>',
    list: '<p>{names.map((each) => each)}</p>',
    mixedList: '<p>{names.map((each) => (count ? each : <b key={each}>{each}</b>))}</p>',
    nodes: '<div>{node}<hr /></div>',
    component: '<Frame>{name}<hr /></Frame>',
  }
  const accepted = {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the source
    template: '<p>{`${count} pieces`}</p>',
    alone: '<p>{count ? name : null}</p>',
    wrapped: '<p>{count ? <b>new</b> : null}<span>{name}</span></p>',
    constant: '<p>See the <a href="/a">{name}</a>.</p>',
    copy: '<p>{testCopy.see} <a href="/a">{name}</a></p>',
    elements: '<div>{element}<hr /></div>',
  }
  // Within the repository for its packages; no copy of it contains this folder.
  const folder = '.cache/bareText'
  const file = `${folder}/Texts.tsx`
  const declarations = `import type { ReactElement, ReactNode } from 'react'
declare const count: number, name: string, names: string[], node: ReactNode, element: ReactElement
const testCopy = { see: 'See' }
const Frame = ({ children }: { children: ReactNode }) => <div>{children}</div>
export function Plain() { return name }
export const shown = [`
  const examples = Object.values({ ...rejected, ...accepted })
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${declarations}\n${examples.join(',\n')}\n]`)
    const lines = bareTexts([file]).map((problem) => Number(problem.split(':')[1]))
    // The component that returns text is on line 5, the examples begin on line 7.
    const expected = [5, ...Object.keys(rejected).map((_, index) => index + 7)]
    expect([...new Set(lines)].sort((a, b) => a - b)).toEqual(expected)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)

test('a field of the schema that no call delivers is reported, with what to do', async () => {
  const ribbon = parse('extend type Cart { "The colour of its ribbon." ribbon: String }')
  expect(await emptyFields(extendSchema(createSchema(), ribbon))).toEqual([
    'schema.graphql: no call delivers Cart.ribbon. Add it to a contract and its conversion, or to a resolver.',
  ])
}, 60_000)
