import { expect } from '@playwright/test'
import { catalogue } from '#machines/catalogue.ts'
import { test } from '../support/browserTest.ts'
import { complaintsOf, expectAccessible, facesOf } from '../support/storefront.ts'

test('the gallery shows every machine, and its search finds what they say', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/_machines')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(catalogue.length)
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('sold out')
  await expect(page.getByRole('link', { name: /^selection/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^header/ })).toBeHidden()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('link', { name: /^listing/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('listing')
  expect(complaints).toEqual([])
})

test('the gallery is set in the shop’s faces, which it asks for ahead', { tag: '@phone' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('response', (response) => {
    if (response.ok() && response.url().endsWith('.woff2')) asked.push(response.url())
  })
  await page.goto('/_machines')
  const preloads = page.locator('link[rel=preload][as=font]')
  const ahead = await preloads.evaluateAll((links: HTMLLinkElement[]) =>
    links.map(({ href }) => href),
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(asked.toSorted()).toEqual(ahead.toSorted())
  // A face that came too late is there for the next page.
  await page.reload()
  expect(await facesOf(page, 'h1')).toEqual([expect.stringContaining('Bodoni Moda')])
  expect(await facesOf(page, 'main p')).toEqual(['Anuphan'])
})

test('a machine is tried event by event, and the link to the way leads to the same state', async ({
  page,
  context,
}) => {
  await page.goto('/_machines/listing')
  const panel = page.getByRole('region', { name: 'Simulation' })
  await expect(panel.getByText('loading › bare', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: /^loadPages answers.*pageCount 3/ }).click()
  await expect(panel.getByText('shown › ready', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'end.reached' }).click()
  await expect(panel.getByText('shown › extending', { exact: true })).toBeVisible()
  await expect(panel.getByText('{"from":2,"to":2}')).toBeVisible()
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto(page.url())
  const same = other.getByRole('region', { name: 'Simulation' })
  await expect(same.getByText('shown › extending', { exact: true })).toBeVisible()
  await same.getByRole('button', { name: 'a first visit' }).click()
  await expect(same.getByText('loading › bare', { exact: true })).toBeVisible()
})

test('the table of transitions takes one by keyboard, and a state says its copy and clause', async ({
  page,
}) => {
  await page.goto('/_machines/confirmation')
  const table = page.getByRole('region', { name: 'Table of transitions' })
  const cut = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(cut, 'pixels that have to be scrolled to').toBe(0)
  await table.getByRole('button', { name: 'confirmation.asked' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Simulation' })
  await expect(panel.getByText('asking', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'asking' }).click()
  const detail = page.getByRole('region', { name: 'asking' })
  await expect(detail.getByRole('blockquote')).toContainText('SPEC.md §')
  await expectAccessible(page)
})

test('a step that cannot happen is said, and the steps before it stay', async ({ page }) => {
  await page.goto('/_machines/confirmation?step=confirmation.asked&step=nonsense')
  const panel = page.getByRole('region', { name: 'Simulation' })
  await expect(panel.getByRole('alert')).toContainText('nonsense')
  await expect(panel.getByText('asking', { exact: true })).toBeVisible()
})

test('a machine is taken along as a picture, as Mermaid and as JSON', async ({ page }) => {
  await page.goto('/_machines/countdown')
  const files = { SVG: 'svg', PNG: 'png', Mermaid: 'mmd', 'JSON for Stately': 'json' }
  for (const [name, extension] of Object.entries(files)) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    expect((await download).suggestedFilename()).toBe(`countdown.${extension}`)
  }
})

test('dark is kept from page to page and reads as well as light', async ({ page }) => {
  await page.goto('/_machines/session')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expectAccessible(page)
  await page.goto('/_machines')
  await expect(page.getByRole('button', { name: 'Light' })).toBeVisible()
  await expectAccessible(page)
})
