import { expect, type Locator } from '@playwright/test'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { execute, linkWith, openPlayground } from '@vitrine/tests/support/pages/playground.ts'
import { expectAccessible, recordProblems } from '@vitrine/tests/support/pages/storefront.ts'

/** The texts of a table's cells, row by row. */
const cellsOf = (table: Locator) =>
  table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
      ),
    )

/** Runs in the page: whether the lines of a pane end inside of it. */
function hasAllLineEnds(pane: Element): boolean {
  const { right } = pane.getBoundingClientRect()
  const lines = [...pane.querySelectorAll('.view-line > span')]
  const ends = lines.map((line) => line.getBoundingClientRect().right)
  return ends.length > 0 && Math.max(...ends) <= right
}

test('the panel shows the cost, the calls and the size that the gateway reports', async ({
  page,
}) => {
  covers(
    'playground.run.response',
    'playground.run.cost',
    'playground.run.calls',
    'playground.tools',
  )

  const problems = recordProblems(page)
  const { run } = await openPlayground(
    page,
    linkWith({ query: 'query Both { a: stores { totalCount } wishlist { nodes { id } } }' }),
  )
  for (const isFirst of [true, false]) {
    const { body } = await execute(page)
    const { cost, upstream } = body.extensions
    await expect(run).toContainText(/^Both\s*status 200\s*\d+ ms\s*\d+ B/)
    await expect
      .poll(() => cellsOf(run.getByRole('table', { name: 'Cost' })))
      .toEqual([
        ['', 'Depth', 'Fields', 'Aliases', 'Root fields', 'Tokens'],
        ['Used', '3', '5', '1', '2', String(cost.tokens.used)],
        ['Limit', '16', '5,000', '30', '20', '3,000'],
      ])
    const calls = run.getByRole('table', { name: 'Calls to the CMS' })
    const rows = upstream.map(({ call, time, status, cache }: Record<string, string>) => [
      call,
      String(status ?? '–'),
      `${time} ms`,
      cache === 'none' ? 'no' : cache === 'stale' ? 'yes, stale' : 'yes',
    ])
    await expect.poll(() => cellsOf(calls)).toEqual([['Call', 'Status', 'Time', 'Cached'], ...rows])
    if (!isFirst)
      await expect(calls.getByRole('row', { name: /store-locators.*yes/ })).toBeVisible()
  }
  await test.step('a tool of agents is called from its page', async () => {
    await page.goto('/graphql?tool=search_catalog')
    const form = page.getByRole('form', { name: 'search_catalog' })
    await form.getByRole('button', { name: 'Call the tool' }).press('Enter')
    await expect(form.getByRole('status')).toContainText(/^done, status 200, \d+ ms/)
    await expect(form.getByRole('region', { name: 'Result' })).toContainText('products match')
    await form.getByRole('textbox', { name: 'Arguments' }).fill('{"catalog":')
    await form.getByRole('button', { name: 'Call the tool' }).click()
    await expect(form.getByRole('alert')).toContainText('SyntaxError')
    await expectAccessible(page)
  })
  expect(problems).toEqual([])
})

test('a customer example offers the sign-in by keyboard, and the sign-out', {
  tag: '@all',
}, async ({ page }) => {
  covers(
    'playground.customer.examples',
    'playground.customer.sign-in',
    'playground.customer.sign-out',
  )

  await openPlayground(page, '/graphql?example=orders')
  await expect(page.getByText('This example needs a customer.')).toBeVisible()
  expect((await execute(page)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
  await page.getByRole('button', { name: 'Sign in' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signed in as Ada Chai')).toBeVisible()
  await expectAccessible(page, 'the playground', ['#ruru-root'])
  expect((await execute(page)).body.errors).toBeUndefined()
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await expect(page.getByText('This example needs a customer.')).toBeVisible()
  await openPlayground(page, '/graphql?example=viewer')
  await expect(page.getByText('Not signed in', { exact: true })).toBeVisible()
  expect((await execute(page)).body.data).toEqual({ viewer: null })
})

test('long lines wrap in every pane of a narrow and of a wide window', { tag: '@all' }, async ({
  page,
  isMobile,
}) => {
  covers('playground.lines')

  const words = 'word '.repeat(60).trim()
  const { operation, variables, response } = await openPlayground(
    page,
    linkWith({
      query: `query Lines { ${'stores { totalCount } '.repeat(9)}unknownField } # ${words}`,
      variables: JSON.stringify({ text: words }),
    }),
  )
  await execute(page)
  await expect(response).toContainText('unknownField')
  for (const width of isMobile ? [390] : [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const pane of [operation, variables, response])
      await expect.poll(() => pane.evaluate(hasAllLineEnds)).toBe(true)
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width)
  }
})
