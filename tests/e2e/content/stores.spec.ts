import { expect } from '@playwright/test'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'
import { expectAllPins, map, pins, serveTiles } from '../../support/pages/storeMap.ts'

test.use({ launchOptions: withImages })

test('a store selected in the list is centred on the map, and Back shows all stores', async ({
  page,
}) => {
  covers(
    'stores.map.full-view',
    'stores.map.opening',
    'stores.map.return',
    'stores.select',
    'stores.directions',
    'stores.list',
    'stores.map.pins',
    'stores.map.service',
  )

  const zooms = await serveTiles(page)
  await page.goto('/stores')
  await map(page).scrollIntoViewIfNeeded()
  await expectAllPins(page)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
  await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
  await expectAccessible(page)
  const name = page.getByRole('main').getByRole('link', { name: 'Vitrine EmQuartier' })
  await name.click()
  const details = page.getByRole('region', { name: 'Vitrine EmQuartier' })
  await expect(details.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect.poll(() => zooms.has(18)).toBe(true)
  await expect(details.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=1st%20floor/,
  )
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Back' }).click()
  await expect(name).toBeFocused()
  await expectAllPins(page)
})

test('a pin of several stores zooms to them, and a pin of one selects it', {
  tag: '@all',
}, async ({ page }) => {
  covers('stores.map.group', 'stores.map.group-zoom', 'stores.map.pins')

  await serveTiles(page)
  await page.goto('/stores')
  await map(page).scrollIntoViewIfNeeded()
  await expectAllPins(page)
  const group = pins(page).filter({ hasText: /^4/ })
  await expect(group).toHaveAccessibleName(/Vitrine Siam Paragon/)
  await group.click()
  await expect(group).toBeHidden()
  // The others are outside of the view.
  await expect(pins(page)).toHaveCount(8)
  await expectAccessible(page)
  await map(page).getByRole('button', { name: 'Vitrine ICONSIAM' }).click()
  await expect(page.getByRole('region', { name: 'Vitrine ICONSIAM' })).toBeVisible()
})

test('zooming out after choosing a group, then choosing it again, zooms to it again', {
  tag: '@all',
}, async ({ page }) => {
  covers('stores.map.group-zoom')

  await serveTiles(page)
  await page.goto('/stores')
  await map(page).scrollIntoViewIfNeeded()
  const group = pins(page).filter({ hasText: /^4/ })
  const zoomOut = {
    byButton: () => map(page).getByRole('button', { name: 'Zoom out' }).click(),
    byWheel: async () => {
      await map(page).hover()
      await page.keyboard.down('Control')
      await page.mouse.wheel(0, 300)
      await page.keyboard.up('Control')
    },
  }
  for (const zoom of [zoomOut.byButton, zoomOut.byWheel, zoomOut.byButton]) {
    await group.click()
    await expect(pins(page)).toHaveCount(8)
    while (!(await group.isVisible())) await zoom()
  }
})

test.describe('with the location shared', () => {
  test.use({ geolocation: { latitude: 18.79, longitude: 98.98 }, permissions: ['geolocation'] })

  test('distances are shown in kilometres, nearest first', async ({ page }) => {
    covers(
      'stores.distance.decimals',
      'stores.distance.order',
      'stores.distance.request',
      'stores.distance.unit',
    )

    await serveTiles(page)
    await page.goto('/stores')
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: / km/ })
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
    await expect(rows).toHaveCount(0)
    await page.getByRole('button', { name: 'Find stores near me' }).click()
    await expect(rows).toHaveCount(8)
    await expect(rows.first()).toContainText('Chiang Mai')
    const texts = await rows.allInnerTexts()
    const kilometres = texts.map((text) => Number(/(\d+\.\d{2}) km/.exec(text)?.[1]))
    expect(kilometres).toEqual([...kilometres].sort((one, other) => one - other))
  })
})

test('without a location, the list is shown with a hint about distances', { tag: '@all' }, async ({
  page,
}) => {
  covers('stores.distance.denied')

  await page.goto('/stores')
  await page.getByRole('button', { name: 'Find stores near me' }).click()
  await expect(page.getByText('We couldn’t find your location.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
})

test('a store has its own page', async ({ page }) => {
  covers('stores.page')

  const zooms = await serveTiles(page)
  await page.goto('/store-locator/siam-paragon')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitrine Siam Paragon')
  await expect(page.getByText('991 Rama I Road').first()).toBeVisible()
  await map(page).scrollIntoViewIfNeeded()
  await expect.poll(() => zooms.has(18)).toBe(true)
  // Tiles are hidden until they have loaded.
  await expect(map(page).locator('img[src*="/18/"]').first()).toHaveCSS('opacity', '1')
  await expectAccessible(page)
})
