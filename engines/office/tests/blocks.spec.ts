import { expect } from '@playwright/test'
import { withImages } from '@vitrine/tests/support/browser/launchOptions.ts'
import { covers } from '@vitrine/tests/support/clauses/coversInBrowser.ts'
import { test } from '@vitrine/tests/support/pages/browserTest.ts'
import { expectAccessible } from '@vitrine/tests/support/pages/storefront.ts'
import { cmsUrl, enterAs, expectFits } from './support/officePages.ts'

test.use({ launchOptions: withImages })

test('the home page is a list of its blocks with pictures, which are edited one at a time', async ({
  page,
}) => {
  covers('office.content.blocks')

  await enterAs(page, 'manager')
  await page.goto(`${cmsUrl()}/admin/#/content/pages/home`)
  const blocks = page.getByRole('group', { name: 'Blocks', exact: true }).locator('> details')
  const summary = (index: number) => blocks.nth(index).locator('> summary')
  await expect(summary(0)).toBeVisible()
  await expect(summary(0)).toHaveText(`Banner slider, 1 of ${await blocks.count()}`)
  const picture = summary(0).locator('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(blocks.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page, 'back office, blocks of the home page')
  await expectFits(page)

  await summary(0).click()
  await expect(
    blocks.nth(0).getByRole('textbox').or(blocks.nth(0).locator('details')).first(),
  ).toBeVisible()
  await summary(1).click()
  await expect(blocks.nth(1)).toHaveAttribute('open')
  await expect(blocks.nth(0)).not.toHaveAttribute('open')
  await expectFits(page)
  const second = await summary(1).innerText()
  await blocks
    .nth(1)
    .getByRole('button', { name: `Earlier: ${second.trim()}` })
    .click()
  await expect(summary(0)).toHaveText(second)
})
