import { expect, type Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { listingExamples } from '#machines/listing/listingExamples.ts'
import type { ModelTest } from '../../support/model/modelTest.ts'
import { plan } from '../../support/model/plan.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'
import { raceRecord } from '../../support/races/raceRecord.ts'

const listing = listingExamples as unknown as ModelTest<AnyStateMachine>
const inBrowser = {
  machine: 'listing',
  events: ['window.focused', 'more.requested'],
  test: 'listing, window.focused before more.requested: the next page loads',
}

/** Opens the page of the listing with its races, whether or not its tests have run before. */
async function openMatrix(page: Page) {
  const { record } = await raceRecord(listing, plan(listing).paths)
  await page.route('**/_machines/races.json', (route) =>
    route.fulfill({ json: { machines: [record], browser: [inBrowser] } }),
  )
  await page.goto('/_machines/listing')
  const races = page.getByRole('region', { name: 'Races' })
  await expect(races.getByRole('table')).toBeVisible()
  return { races, record }
}

const cells = (page: Page) => page.getByRole('region', { name: 'Races' }).getByRole('button')
const pair = (page: Page, one: string, other: string) =>
  cells(page).and(
    page.getByRole('button', { name: new RegExp(`(${one} and ${other}|${other} and ${one}):`) }),
  )

test('the matrix of races has every pair of events, and a pair shows its reason and tests', {
  tag: '@deep',
}, async ({ page }) => {
  const { races, record } = await openMatrix(page)
  await expect(cells(page)).toHaveCount(record.pairs.length)
  for (const verdict of ['same', 'allowed'] as const) {
    const meaning = {
      same: /: both orders end the same$/,
      allowed: /: the order matters, as allowed$/,
    }
    await expect(races.getByRole('button', { name: meaning[verdict] })).toHaveCount(
      record.pairs.filter((each) => each.verdict === verdict).length,
    )
  }
  await expect(races.getByRole('status')).toHaveText(/^Choose a pair/)
  await pair(page, 'density.changed', 'query.changed').click()
  await expect(races.getByRole('status')).toContainText('The order matters, as allowed:')
  await expect(races.getByRole('status')).toContainText('The newest density counts')
  await pair(page, 'more.requested', 'window.focused').click()
  await expect(races.getByRole('status')).toContainText('Both orders end the same.')
  await expect(races.getByRole('status')).toContainText(`in a browser: ${inBrowser.test}.`)
  await expectAccessible(page)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow(), 'pixels by which the page is too wide').toBeLessThanOrEqual(0)
})

test('the matrix of races is one stop of the Tab key, and arrow keys move between its pairs', {
  tag: '@deep',
}, async ({ page }) => {
  const { races } = await openMatrix(page)
  const first = pair(page, 'density.changed', 'query.changed')
  await races.getByRole('region', { name: 'Matrix of races' }).focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  // Empty cells are passed over.
  await page.keyboard.press('ArrowDown')
  await expect(pair(page, 'loadPages done', 'query.changed')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const current = pair(page, 'density.changed', 'loadPages done')
  await expect(current).toBeFocused()
  await expect(current).toBeInViewport()
  await expect(races.getByRole('status')).toContainText('density.changed × loadPages done')
  await page.keyboard.press('ArrowUp')
  await expect(pair(page, 'density.changed', 'density.changed')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cells(page).and(page.locator(':focus')), 'the matrix is left').toHaveCount(0)
})

test('a pair whose order matters without being allowed is marked', {
  tag: ['@deep', '@phone'],
}, async ({ page }) => {
  const { record } = await raceRecord({ ...listing, races: [] }, plan(listing).paths)
  await page.route('**/_machines/races.json', (route) =>
    route.fulfill({ json: { machines: [record], browser: [] } }),
  )
  await page.goto('/_machines/listing')
  const races = page.getByRole('region', { name: 'Races' })
  await races
    .getByRole('button', { name: /: the order matters, which is not allowed$/ })
    .first()
    .click()
  await expect(races.getByRole('status')).toContainText('The order matters, which is not allowed.')
  await expectAccessible(page)
})
