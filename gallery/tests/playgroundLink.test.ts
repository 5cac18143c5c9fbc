import { covers } from '@vitrine/tests/support/clauses/covers.ts'
import { expect, test } from 'vitest'
import { linkTo, maxLength, readLink } from '#gallery/playground/link.ts'

const origin = 'https://shop.example'
const open = (url = '') => readLink(new URL(url))

const contents = {
  query: 'query Stores($name: String) {\n  stores { totalCount } # + & = % " <b> 🧥\n}',
  variables: '{ "name": "Ärmel & Söhne" }',
  headers: '{\n  "X-Vitrine-Qa": "stores.list:503"\n}',
}

test('a URL without an operation is no link', () => {
  expect(open(`${origin}/graphql?example=product`)).toBeUndefined()
  expect(open(`${origin}/graphql#headers=%7B%7D`)).toBeUndefined()
})

test.each(['Authorization', 'authorization', 'Cookie', 'X-Api-Key', 'X-Forwarded-For'])(
  'a link leaves out the header %s when it is copied and when it is opened',
  (name) => {
    covers('playground.link.headers', 'playground.link.opened-headers')

    const headers = JSON.stringify({ [name]: 'swordfish', 'x-vitrine-qa': 'stores.list:503' })
    const link = linkTo({ ...contents, headers }, origin)
    expect(link).toMatchObject({ leftOut: [name] })
    expect(link.url).not.toContain('swordfish')
    const kept = { 'x-vitrine-qa': 'stores.list:503' }
    expect(JSON.parse(open(link.url)?.contents?.headers ?? '')).toEqual(kept)
    const forged = `${origin}/graphql#${new URLSearchParams({ ...contents, headers })}`
    const opened = open(forged)
    expect(opened).toMatchObject({ leftOut: [name] })
    expect(JSON.parse(opened?.contents?.headers ?? '')).toEqual(kept)
  },
)

test.each(['Authorization: Bearer swordfish', '["swordfish"]', 'null', '{ "cookie": "swordfish" '])(
  'headers that are no JSON object are left out: %s',
  (headers) => {
    covers('playground.link.headers')

    const link = linkTo({ ...contents, headers }, origin)
    expect(link.url).not.toContain('swordfish')
    expect(link).toMatchObject({ leftOut: ['text that is no JSON object'] })
  },
)

test('variables that look like secrets are named', () => {
  covers('playground.link.secrets')

  const variables = '{ "input": { "username": "ada", "password": "Password1" }, "key": "k" }'
  expect(linkTo({ ...contents, variables }, origin)).toMatchObject({ secrets: ['password'] })
})

test('a link of more than 8,000 characters is neither made nor opened', () => {
  covers('playground.link.length')

  const bare = { query: 'x', variables: '', headers: '' }
  const room = maxLength - (linkTo(bare, origin).url?.length ?? 0)
  const longest = { ...bare, query: 'x'.repeat(room + 1) }
  expect(maxLength).toBe(8000)
  const { url } = linkTo(longest, origin)
  expect(open(url)?.contents).toEqual(longest)
  expect(linkTo({ ...longest, query: `${longest.query}x` }, origin)).toEqual({ length: 8001 })
  expect(open(`${url}x`)).toEqual({})
})
