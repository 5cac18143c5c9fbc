import { describe, expect, test } from 'vitest'
import { readClauses } from '../../../scripts/docs/clauses.mjs'
import { temporaryFolder } from '../temporaryFolder.ts'

const read = async (files: Record<string, string>) => readClauses(await temporaryFolder(files))

describe('the specification in docs/spec', () => {
  const clauses = readClauses()

  test('has clauses with unique, well-formed ids', () => {
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
    expect(clauses).toContainEqual(
      expect.objectContaining({
        id: 'cart.quantity.debounce',
        file: 'cart.md',
        sentence: 'A change of quantity is sent 500 ms after the last change.',
      }),
    )
  })
})

describe('readClauses', () => {
  test('reads list items and table rows with file, line and sentence', async () => {
    const clauses = await read({
      'cart.md': [
        '# Cart',
        '',
        'An introduction.',
        '',
        '- `cart.empty` An empty cart says so.',
        '',
        '| id | statement |',
        '| --- | --- |',
        '| `cart.line-limit` | A cart has at most 100 lines. |',
      ].join('\n'),
      'about-us.md': '* `about-us.text` The page shows "Who we are."\r\n',
    })
    expect(clauses).toEqual([
      {
        id: 'about-us.text',
        sentence: 'The page shows "Who we are."',
        file: 'about-us.md',
        line: 1,
        sections: [],
      },
      {
        id: 'cart.empty',
        sentence: 'An empty cart says so.',
        file: 'cart.md',
        line: 5,
        sections: [],
      },
      {
        id: 'cart.line-limit',
        sentence: 'A cart has at most 100 lines.',
        file: 'cart.md',
        line: 9,
        sections: [],
      },
    ])
  })

  test('ignores README.md, other files, indented items and fenced code', async () => {
    const clauses = await read({
      'README.md': '- Anything at all',
      'notes.json': '{}',
      'cart.md':
        '```\n- `example` in code\n```\n\n- `cart.empty` An empty cart says so.\n  - A remark\n',
    })
    expect(clauses.map(({ id }) => id)).toEqual(['cart.empty'])
  })

  test('returns no clauses when the folder has none', async () => {
    expect(await read({})).toEqual([])
  })

  test('names both places when an id is used twice', async () => {
    await expect(
      read({
        'cart.md': '- `cart.empty` An empty cart says so.\n- `cart.empty` It says so again.\n',
      }),
    ).rejects.toThrow('docs/spec/cart.md:2: “cart.empty” is already the id of docs/spec/cart.md:1.')
  })

  test.each([
    'cart',
    'cart.Empty',
    'cart.empty_cart',
    'cart..empty',
    'cart.a.b.c.d',
    'cart.-empty',
  ])('rejects the malformed id “%s”', async (id) => {
    await expect(read({ 'cart.md': `- \`${id}\` An empty cart says so.` })).rejects.toThrow(
      `docs/spec/cart.md:1: “${id}” is not a clause id.`,
    )
  })

  test('rejects an item without an id', async () => {
    await expect(read({ 'cart.md': '- An empty cart says so.' })).rejects.toThrow(
      'docs/spec/cart.md:1: “An empty cart says so.” does not begin with a clause id in backticks.',
    )
  })

  test('rejects an id that begins with the name of another file', async () => {
    await expect(read({ 'cart.md': '- `bag.empty` An empty cart says so.' })).rejects.toThrow(
      '“bag.empty” must begin with the name of its file, “cart.”',
    )
  })

  test.each(['', 'An empty cart says so'])(
    'rejects the unfinished sentence “%s”',
    async (sentence) => {
      await expect(read({ 'cart.md': `- \`cart.empty\` ${sentence}` })).rejects.toThrow(
        '“cart.empty” must be followed by one sentence that ends with a full stop.',
      )
    },
  )

  test('rejects the citation of an unknown clause and accepts other inline code', async () => {
    const cart = '- `cart.failure` A failure shows `errors.cart` and the field `error.message`.'
    const errors = '- `errors.cart` A failed cart says so.'
    expect(await read({ 'cart.md': cart, 'errors.md': errors })).toHaveLength(2)
    await expect(
      read({ 'cart.md': cart, 'errors.md': errors.replace('.cart', '.bag') }),
    ).rejects.toThrow(
      'docs/spec/cart.md:1: “cart.failure” cites “errors.cart”, which is not a clause.',
    )
  })

  test('lists every problem at once', async () => {
    const text = '- `cart.empty` Says so\n- No id.\n- `cart.empty` Again.\n'
    await expect(read({ 'cart.md': text })).rejects.toThrow(
      /cart\.md:1.*\n.*cart\.md:2.*\n.*cart\.md:3/,
    )
  })
})
