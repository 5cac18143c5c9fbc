import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { expectAccessible } from '@vitrine/tests/support/pages/storefront.ts'
import { exported, runExported } from '@vitrine/tests/support/reproduction/exportedTest.ts'

/** A hook that breaks the shop: its search ignores the button “Try again”. */
const bug = `
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
test.beforeEach(({ page }) =>
  page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(["'])search\\.retried\\1:/g, '"search.ignored":')
    await route.fulfill({ response, body })
  }),
)
`

// Each starts two more runs of Playwright.
test.slow()

test('a simulated walk is exported as a test, which passes in the shop and fails when the shop differs', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/_machines/search')
  const panel = page.getByRole('region', { name: 'Simulation' })
  await panel.getByLabel('Advance by').fill('0.25')
  for (const [event, state] of [
    [/^term\.typed.*"silk"/, 'debouncing'],
    ['Advance', 'searching'],
    [/^suggest error/, 'failed'],
    [/^search\.retried/, 'searching'],
    [/^suggest done.*count 2/, 'found'],
  ] as const) {
    await panel.getByRole('button', { name: event }).first().click()
    await expect(panel.getByText(state, { exact: true }).first()).toBeVisible()
  }
  await expectAccessible(page)
  const text = await exported(page)
  expect(text).toContain('{ event: "search.retried", state: "searching" }')
  const [inShop, inBrokenShop] = await Promise.all([
    runExported(text),
    runExported(text + bug, { timeout: 5000 }),
  ])
  expect(inShop.output).toContain('1 passed')
  expect(inShop.passed).toBe(true)
  expect(inBrokenShop.passed).toBe(false)
  expect(inBrokenShop.output).toContain('search.retried')
})

test("a visitor's report has its requests, and is exported as a test that fails once the cause is gone", {
  tag: '@desktop',
}, async ({ page }) => {
  covers('errors.report.requests')
  await page.goto('/shop')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('flight') ?? ''))
    .toContain('xstate.done.actor.loadPages')
  await page.request.get('/?qa=products.read:409')
  await page.getByRole('article').first().getByRole('link').click()
  const screen = page.getByRole('main').getByRole('alert')
  await expect(screen.getByRole('heading')).toHaveText('Oops... Something went wrong!')
  const download = page.waitForEvent('download')
  await screen.getByRole('button', { name: 'Download a report' }).click()
  const path = await (await download).path()
  const report = JSON.parse(await readFile(path, 'utf8'))
  expect(report.build).toMatch(/^entryClient-[\w-]+$/)
  expect(report.requests[0]).toMatchObject({ operation: 'page', address: '/shop', status: 200 })
  const failed = report.requests.filter((request: { calls: { status: string }[] }) =>
    request.calls.some(({ status }) => status === '409'),
  )
  expect(failed.at(-1)).toMatchObject({
    operation: expect.stringMatching(/^Product/),
    calls: [{ name: 'products.read', status: '409', cache: 'none', fault: 'fail' }],
    id: expect.stringMatching(/^[\w-]{8,}$/),
  })
  await page.request.get('/?qa=')

  await page.goto('/_machines/reports')
  await page.getByLabel('Report').setInputFiles(path)
  const table = page.getByRole('region', { name: 'Requests' })
  await expect(table).toContainText('products.read 409')
  await expectAccessible(page)
  const text = await exported(page)
  expect(text).toContain('faults: "products.read:409"')
  const [withCause, withoutCause] = await Promise.all([
    runExported(text),
    runExported(text.replace('products.read:409', ''), { timeout: 5000 }),
  ])
  expect(withCause.output).toContain('1 passed')
  expect(withCause.passed).toBe(true)
  expect(withoutCause.passed).toBe(false)
  expect(withoutCause.output).toContain('Oops... Something went wrong!')
})
