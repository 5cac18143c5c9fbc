import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

// The models of tests/e2e/machines/ take these flows on pages that are not translated.
test.use({ translated: true })

async function openSearch(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Search' })
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Search' })
  // A click before hydration does nothing: click until it opens.
  await expect(async () => {
    if (!(await drawer.isVisible())) await trigger.click({ timeout: 1000 })
    await expect(drawer).toBeVisible({ timeout: 1000 })
  }).toPass()
  const field = drawer.getByRole('combobox', { name: 'Search the shop' })
  await expect(field).toBeFocused()
  return { drawer, field, trigger }
}

/** Records the texts for which suggestions are requested. */
function recordTexts(page: Page) {
  const texts: string[] = []
  page.on('request', (request) => {
    const query = new URL(request.url()).searchParams
    if (query.get('operationName') === 'Suggestions')
      texts.push(JSON.parse(query.get('variables') ?? '{}').text)
  })
  return texts
}

test('suggestions are requested for three characters after a pause, and a dress opened by keyboard appears in the history', async ({
  page,
}) => {
  covers(
    'search.cleared',
    'search.escape',
    'search.history.add',
    'search.history.clear',
    'search.keyboard',
    'search.minimum',
    'search.start.collections',
    'search.start.trending',
    'search.submit.suggestion',
    'search.suggestions.navigate',
  )

  const texts = recordTexts(page)
  await page.goto('/shop')
  const { drawer, field, trigger } = await openSearch(page)
  await field.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(trigger).toBeFocused()
  await openSearch(page)
  await expect(drawer.getByRole('heading', { name: 'Trending searches' })).toBeVisible()
  await expect(drawer.getByRole('heading', { name: 'Popular collections' })).toBeVisible()
  await expectAccessible(page)
  // The drawer has no backdrop beside it, where the scrollbar's gutter is.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 248, 244)')
  const options = drawer.getByRole('option')
  await field.fill('si')
  await field.fill('silk')
  await expect(drawer.getByRole('option', { name: 'Silk slip dress' })).toBeVisible()
  await field.fill('si')
  await expect(options).toHaveCount(0)
  await expect(drawer.getByRole('heading', { name: 'Trending searches' })).toBeVisible()
  await field.fill('slip dress')
  const category = drawer.getByRole('group', { name: 'Categories' }).getByRole('option')
  await expect(category).toHaveText(/^Slip dresses\s*Dresses\s*\d+$/)
  const dress = drawer.getByRole('group', { name: 'Products' }).getByRole('option').first()
  await expect(dress).toHaveAccessibleName('asv Silk slip dress ฿6,900')
  expect(texts).toEqual(['silk', 'slip dress'])
  await expect(drawer.getByRole('status')).toHaveText(`${await options.count()} suggestions`)
  await expectAccessible(page)

  await field.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  // The caret stays at the end of the text.
  expect(await field.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(10)
  await field.press('ArrowDown')
  await expect(drawer.getByRole('option', { selected: true })).toHaveCount(0)
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowDown')
  await expect(dress).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await dress.getAttribute('id')) ?? '',
  )
  await expect(field).toBeFocused()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/product\/silk-slip-dress$/)
  await expect(drawer).toBeHidden()

  const again = await openSearch(page)
  await expect(again.drawer.getByRole('button', { name: 'Silk slip dress' })).toBeVisible()
  await again.drawer.getByRole('button', { name: 'Clear' }).click()
  await expect(again.drawer).toBeHidden()
  await openSearch(page)
  await expect(again.drawer.getByRole('heading', { name: 'Trending searches' })).toBeVisible()
  await expect(again.drawer.getByRole('heading', { name: 'Recently searched' })).toBeHidden()
})

test('the search history stores six products, newest first, and no categories', async ({
  page,
}) => {
  covers(
    'entities.browser.data',
    'search.history.limit',
    'search.history.order',
    'search.history.products',
    'search.history.storage',
    'search.suggestions.navigate',
  )

  const older = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((value) => ({
    value,
    url: `/product/${value}`,
  }))
  await page.addInitScript((entries) => {
    if (!localStorage.getItem('search_history'))
      localStorage.setItem('search_history', JSON.stringify(entries))
  }, older)
  await page.goto('/shop')
  const { drawer, field } = await openSearch(page)
  await field.fill('slip dress')
  await drawer.getByRole('option', { name: 'Slip dresses' }).click()
  await expect(page).toHaveURL(/\/product-category\/dresses\/slip-dresses$/)
  await expect(drawer).toBeHidden()
  await openSearch(page)
  await field.fill('dress')
  await drawer.getByRole('option', { name: /^See all products \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/\/shop\?s=dress$/)
  await expect(drawer).toBeHidden()
  await openSearch(page)
  await field.fill('silk slip')
  await drawer.getByRole('option', { name: 'Silk slip dress' }).click()
  await expect(page).toHaveURL(/\/product\/silk-slip-dress$/)
  await expect(drawer).toBeHidden()
  await openSearch(page)
  const history = drawer.getByRole('region', { name: 'Recently searched' }).getByRole('button')
  await expect(history).toHaveText([
    'Clear',
    'Silk slip dress',
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
  ])
  const stored = await page.evaluate(() => localStorage.getItem('search_history') ?? '')
  expect(JSON.parse(stored)[0]).toEqual({
    value: 'Silk slip dress',
    url: '/product/silk-slip-dress',
  })
  await field.fill('silk slip')
  await drawer.getByRole('option', { name: 'Silk slip dress' }).click()
  await page.reload()
  await openSearch(page)
  await expect(history).toHaveCount(7)
})

test('Enter opens the shop with the typed text before the suggestions arrive', async ({ page }) => {
  covers(
    'search.encoding',
    'search.start.collections',
    'search.start.trending',
    'search.submit',
    'search.submit.immediate',
  )

  const texts = recordTexts(page)
  await page.clock.install()
  await page.goto('/')
  const { drawer, field } = await openSearch(page)
  // The debounce delay must not elapse before Enter is pressed, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.fill('silk & 100% ')
  // An Android keyboard is still composing the last word.
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'ไหม', selectionStart: 3, selectionEnd: 3 })
  await field.press('Enter')
  await page.clock.resume()
  await expect(page).toHaveURL((url) => url.searchParams.get('s') === 'silk & 100% ไหม')
  expect(new URL(page.url()).pathname).toBe('/shop')
  await expect(drawer).toBeHidden()
  expect(texts).toEqual([])
  await expect(page.getByRole('button', { name: 'Remove “silk & 100% ไหม”' })).toBeVisible()
  // One entry of the history, however often the text was changed.
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Remove “silk & 100% ไหม”' })).toBeVisible()
  await openSearch(page)
  const keyword = drawer
    .getByRole('region', { name: 'Trending searches' })
    .getByRole('button')
    .first()
  const word = await keyword.innerText()
  await keyword.click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL((url) => url.searchParams.get('s') === word)
  await openSearch(page)
  const collection = drawer
    .getByRole('region', { name: 'Popular collections' })
    .getByRole('link')
    .first()
  const href = await collection.getAttribute('href')
  await collection.click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname + url.search === href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('search works when the storage is blocked', { tag: '@all' }, async ({ page }) => {
  covers('search.history.blocked')

  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/shop')
  const { drawer, field } = await openSearch(page)
  await field.fill('silk slip')
  await drawer.getByRole('option', { name: 'Silk slip dress' }).click()
  await expect(page).toHaveURL(/\/product\/silk-slip-dress$/)
  expect(errors).toEqual([])
})

test('a search shows the pages and stories that match', async ({ page }) => {
  covers('search.results.heading', 'search.results.pages', 'search.suggestions.pages')

  await page.goto('/shop?s=indigo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “indigo”')
  const pages = page.getByRole('navigation', { name: 'Pages and stories' })
  await expect(pages.getByRole('link', { name: 'The blue that never empties' })).toBeVisible()
  await expectAccessible(page)
  const { drawer, field } = await openSearch(page)
  await field.fill('size guide')
  const suggested = drawer.getByRole('group', { name: 'Pages and stories' }).getByRole('option')
  await expect(suggested).toHaveText('Size guide')
  await expectAccessible(page)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/size-guide$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Size guide' })).toBeVisible()
})
