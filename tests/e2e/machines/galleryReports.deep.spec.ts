import { expect, type Page } from '@playwright/test'
import { test } from '../../support/pages/browserTest.ts'
import { earlierSearch, reportFile } from '../../support/pages/reportFiles.ts'
import { expectAccessible, problemsOf } from '../../support/pages/storefront.ts'

const before = await reportFile('0a0a0a0a', '2026-11-23T01:10:00.000Z', 10, earlierSearch)
const after = await reportFile('1b1b1b1b', '2026-11-24T01:10:00.000Z', 60)

const json = (name: string, value: object) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
})

const open = (page: Page, file: ReturnType<typeof json>) =>
  page.getByLabel('Report of a run').setInputFiles(file)

test('an opened report shows its results in the diagram, with its verdict, date and version', async ({
  page,
}) => {
  const problems = problemsOf(page)
  await page.goto('/_machines/runs')
  await open(page, json('report.json', before))
  const bar = page.getByRole('complementary', { name: 'Report' })
  await expect(bar).toContainText('failed Results of 0a0a0a0a, 23 November 2026, 01:10 UTC')
  await expect(bar).toContainText('These machines differ: search.')
  await bar.getByText('Why it failed').click()
  await expect(bar.getByText('1 test failed')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/_machines/search?coverage=browser')
  await expect(bar).toContainText('0a0a0a0a')
  const idle = page.locator('[data-state="search.idle"]')
  await expect(idle).toHaveAttribute('data-coverage', 'failed')
  const table = page.getByRole('region', { name: 'Table of states' })
  await expect(table.getByRole('row', { name: /^idle/ })).toContainText('1, failed')
  await table.getByRole('button', { name: 'idle', exact: true }).click()
  const state = page.getByRole('region', { name: 'Results' })
  await expect(state).toContainText('expected the drawer to be open')
  await expect(state).toContainText('axe, phone: color-contrast')
  const screen = page.getByRole('img', { name: 'idle on a phone, full page' })
  await expect
    .poll(() => screen.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(300)
  await expectAccessible(page)

  await bar.getByRole('button', { name: 'Close the report' }).click()
  await expect(bar).toBeHidden()
  await expect(idle).not.toHaveAttribute('data-coverage', 'failed')
  expect(problems).toEqual([])
})

test('a report that is dropped anywhere on the gallery is opened, and another file is rejected', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/_machines/search')
  const drop = (name: string, text: string) =>
    page.evaluate(
      ([fileName = '', content = '']) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([content], fileName))
        document.body.dispatchEvent(
          new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
        )
      },
      [name, text],
    )
  await drop('report.json', JSON.stringify(after))
  const bar = page.getByRole('complementary', { name: 'Report' })
  await expect(bar).toContainText('Results of 1b1b1b1b')
  await expect(bar).toContainText('Its machines are the same.')
  await drop('visit.json', '{"steps":[]}')
  await expect(bar.getByRole('alert')).toContainText('Open report.json.')
  await expect(bar).toContainText('Results of 1b1b1b1b')
})

test('two reports are compared: states and transitions in one diagram, images with their differing pixels', async ({
  page,
}) => {
  const problems = problemsOf(page)
  await page.goto('/_machines/runs')
  const list = page.getByRole('list', { name: 'Stored reports' })
  await open(page, json('after.json', after))
  await expect(list).toContainText('1b1b1b1b')
  await open(page, json('before.json', before))
  await expect(list).toContainText('0a0a0a0a')
  await page.getByRole('link', { name: 'Differences' }).click()
  // The shown report against the running shop.
  const machines = page.getByRole('list', { name: 'Machines that differ' })
  await expect(machines.getByRole('link')).toHaveText([/^search/])
  await page.getByLabel('After').selectOption({ label: await optionOf(page, '1b1b1b1b') })
  await expect(machines.getByRole('link')).toHaveText(['search4 added · 1 changed · 1 picture'])
  await expectAccessible(page)

  await machines.getByRole('link', { name: /^search/ }).focus()
  await page.keyboard.press('Enter')
  const picture = page.getByRole('region', { name: /^Diagram of search/ })
  const composing = picture.locator('[data-state="search.composing"]')
  await expect(composing).toHaveAttribute('data-change', 'added')
  await expect(composing).toContainText('+ composing')
  await expect(picture.getByText('~ search.retried')).toHaveAttribute('data-change', 'changed')
  await expect(picture.getByText('− search.retried')).toHaveAttribute('data-change', 'removed')
  await expect(picture.locator('[data-state="search.found"]')).not.toHaveAttribute('data-change')
  const list2 = page.getByRole('list', { name: 'Differences of states and transitions' })
  await expect(list2.getByRole('listitem')).toHaveCount(5)
  await expect(list2).toContainText('targets: search.idle → search.searching')
  // Only the image that differs, and how much of it: 50 columns on each side of 50 rows.
  await expect(page.getByRole('heading', { name: 'search.idle, phone' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'search.found, phone' })).toBeHidden()
  await expect(page.getByText(/^\d+ pixels differ, \d\.\d %/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Differing pixels of search.idle' })).toBeVisible()
  await expect(page.getByText('npm run accept -- search/search.idle.phone')).toBeVisible()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

/** The label of a version's option. */
async function optionOf(page: Page, version: string): Promise<string> {
  const options = await page.getByLabel('After').getByRole('option').allTextContents()
  return options.find((text) => text.startsWith(version)) ?? ''
}
