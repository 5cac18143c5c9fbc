import { expect, type Page } from '@playwright/test'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { consent, newsletter, waitForPopups } from '@vitrine/tests/support/pages/popups.ts'
import {
  addToBag,
  expectAccessible,
  recordProblems,
} from '@vitrine/tests/support/pages/storefront.ts'

const banner = (page: Page) => page.getByRole('complementary', { name: 'Fault switches' })
const dress = '/product/silk-slip-dress?variation=colour:champagne,size:m'

async function chooseFault(page: Page, call: string, fault: string, times = '') {
  const form = page.getByRole('form', { name: 'A call and its fault' })
  await form.getByLabel('Call').selectOption(call)
  await form.getByLabel('Fault').selectOption(fault)
  await form.getByLabel(/How many times/).fill(times)
  await form.getByRole('button', { name: 'Add' }).click()
}

test('a tester makes a call fail twice, sees it on every page, and it works again', async ({
  page,
}) => {
  covers('security.qa.times', 'security.qa.banner')
  const problems = recordProblems(page)
  await page.goto('/_machines/faults')
  await chooseFault(page, 'cart.add', 'Fails (500)', '2')
  await expect(page.getByLabel('As text')).toHaveValue('cart.add:500*2')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByRole('status')).toHaveText('This browser: cart.add:500*2 (2 left)')
  await page.goto(dress)
  await expect(banner(page)).toContainText('cart.add:500*2 (2 left)')
  await expectAccessible(page)
  const buy = page.getByRole('main').getByRole('button', { name: 'Add to bag' })
  for (const left of ['(1 left)', '(used up)']) {
    await buy.click()
    await expect(banner(page)).toContainText(left)
  }
  await buy.click()
  await expect(page.getByRole('dialog', { name: 'Shopping Bag' })).toBeVisible()
  await page.keyboard.press('Escape')
  await banner(page).getByRole('button', { name: 'Switch off' }).click()
  await expect(banner(page)).toBeHidden()
  await page.goto('/shop')
  await expect(banner(page)).toBeHidden()
  // The console reports the two failures on purpose.
  expect(problems.filter((text) => !text.includes('500'))).toEqual([])
})

test('the faults of one tab stay with it, through navigation and page loads, and no other tab has them', {
  tag: '@all',
}, async ({ page, context }) => {
  covers('security.qa.tab', 'security.qa.rendering')
  await page.goto('/shop?qa=tab,cart.add:409')
  await expect(banner(page)).toContainText('This tab: cart.add:409')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\/.*qa=tab,cart\.add:409/)
  await expect(banner(page)).toBeVisible()
  await page.reload()
  await expect(banner(page)).toContainText('This tab: cart.add:409')
  await page.goto(`${dress}&qa=tab,cart.add:409`)
  await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).click()
  await expect(page.getByText('Switched to fail with 409').first()).toBeVisible()
  const other = await context.newPage()
  await addToBag(other, 'silk-slip-dress', 'Champagne', 'M')
  await expect(banner(other)).toBeHidden()
  await banner(page).getByRole('button', { name: 'Switch off' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page).not.toHaveURL(/qa=/)
})

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('a tester can switch popups and the cookie consent off', async ({ page }) => {
    covers('security.qa.popups')

    await page.clock.install()
    const popupsLoaded = waitForPopups(page)
    await page.goto('/shop?qa=popups:off')
    await popupsLoaded
    await page.clock.runFor(60_000)
    await expect(consent(page)).toBeHidden()
    await expect(newsletter(page)).toBeHidden()
    await page.goto('/shop?qa=')
    await page.clock.runFor(1000)
    await expect(consent(page)).toBeVisible()
  })
})
