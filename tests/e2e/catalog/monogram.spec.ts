import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { lines } from '../../support/pages/cartPages.ts'
import { expectAccessible, pick, recordProblems } from '../../support/pages/storefront.ts'

const tote = '/product/atelier-tote'
const main = (page: Page) => page.getByRole('main')
const offer = (page: Page) => main(page).getByRole('checkbox', { name: 'Add a monogram (+฿300)' })
const field = (page: Page) => main(page).getByRole('textbox', { name: 'Monogram' })
const buy = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const bag = (page: Page) => page.getByRole('dialog', { name: 'Shopping Bag' })

test('letters are typed with the keyboard, checked, previewed and kept', async ({
  page,
  isMobile,
}) => {
  // The bar of phones names what is missing and is never disabled.
  const expectIncomplete = async () => {
    const button = buy(page, 'Enter your monogram')
    if (isMobile) await expect(button).toBeEnabled()
    else await expect(button).toBeDisabled()
  }
  covers(
    'product.text.allowed',
    'product.text.button',
    'product.text.empty',
    'product.text.length',
    'product.text.offer',
    'product.text.plain',
    'product.text.preview',
    'product.text.price',
  )

  const problems = recordProblems(page)
  await page.goto(tote)
  await pick(page, 'Tobacco')
  await expect(buy(page, 'Add to bag')).toBeEnabled()
  await expect(field(page)).toBeHidden()
  await offer(page).focus()
  await page.keyboard.press('Space')
  await expect(main(page).getByText('฿13,200').first()).toBeVisible()
  await expectIncomplete()
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription('Up to 3 characters, A–Z')
  await page.keyboard.press('Tab')
  await expect(field(page)).toHaveAccessibleDescription(/Please enter your monogram\.$/)
  await expectAccessible(page)
  await field(page).pressSequentially('pé')
  await expect(field(page)).toHaveValue('Pé')
  await expect(field(page)).toHaveAccessibleDescription(/Please use only the characters A–Z\.$/)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await field(page).fill('กข')
  await expectIncomplete()
  await field(page).fill('')
  await field(page).pressSequentially('pstq')
  await expect(field(page)).toHaveValue('PST')
  await expect(field(page)).toHaveAccessibleDescription('Up to 3 characters, A–Z')
  await expect(main(page).getByRole('img', { name: 'Preview of your monogram: PST' })).toBeVisible()
  await offer(page).uncheck()
  await expect(buy(page, 'Add to bag')).toBeEnabled()
  await expect(main(page).getByText('฿12,900').first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Clear' }).click()
  await pick(page, 'Ink')
  await offer(page).check()
  await expect(field(page)).toHaveValue('PST')
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('each monogram is a line of its own in the bag and at the checkout', async ({
  page,
  isMobile,
}) => {
  covers('cart.line.text')

  await page.goto(tote)
  await pick(page, 'Tobacco')
  await buy(page, 'Add to bag').click()
  await expect(lines(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  for (const [index, letters] of ['AB', 'XYZ', 'AB'].entries()) {
    await offer(page).check()
    await field(page).fill(letters)
    await buy(page, 'Add to bag').click()
    await expect(lines(page)).toHaveCount(Math.min(3, index + 2))
    if (index < 2) await expect(lines(page).nth(index + 1)).toBeVisible()
    await expect(bag(page).getByText(`Tobacco · Monogram: ${letters}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bag(page)).toBeHidden()
    await expect(field(page)).toHaveValue(letters)
  }
  await page.goto('/checkout')
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  if (isMobile) await summary.getByText('Order summary').click()
  for (const letters of ['AB', 'XYZ'])
    await expect(summary.getByText(`Tobacco · Monogram: ${letters}`)).toBeVisible()
})

test('the letters stay on a line whose removal is undone', { tag: '@all' }, async ({ page }) => {
  await page.goto(tote)
  await pick(page, 'Tobacco')
  await offer(page).check()
  await field(page).fill('QED')
  await buy(page, 'Add to bag').click()
  // An empty bag suggests other products until the line is back.
  const line = bag(page).getByRole('listitem').filter({ hasText: 'Atelier tote' })
  await expect(line).toContainText('Monogram: QED')
  await expectAccessible(page)
  let proceed = () => {}
  const held = new Promise<void>((resolve) => {
    proceed = resolve
  })
  await page.route('**/graphql*', async (route) => {
    if (route.request().postData()?.includes('RemoveCartItem')) await held
    await route.continue()
  })
  await line.getByRole('button', { name: 'Remove Atelier tote' }).click()
  await bag(page).getByRole('button', { name: 'Undo, put Atelier tote back' }).click()
  const restored = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('AddToCart')),
  )
  proceed()
  await restored
  await expect(line).toContainText('Tobacco · Monogram: QED')
})

test('what was typed stays when the letters could not be added', { tag: '@all' }, async ({
  page,
}) => {
  covers('product.text.kept')

  await page.goto(tote)
  await pick(page, 'Tobacco')
  await offer(page).check()
  await field(page).fill('ABC')
  await page.route('**/graphql*', (route) =>
    route.request().postData()?.includes('AddToCart') ? route.abort() : route.continue(),
  )
  await buy(page, 'Add to bag').click()
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: /\w/ }).first(),
  ).toBeVisible()
  await expect(buy(page, 'Add to bag')).toBeEnabled()
  await expect(field(page)).toHaveValue('ABC')
})

test('only the page of a product with a monogram loads the code of its field', {
  tag: '@all',
}, async ({ page }) => {
  covers('product.text.lazy')

  const loaded: string[] = []
  page.on('request', (request) => {
    if (/TextOptions.*\.js/.test(request.url())) loaded.push(request.url())
  })
  await page.goto('/product/silk-slip-dress')
  await pick(page, 'Sage')
  await pick(page, 'M')
  await buy(page, 'Add to bag').click()
  await expect(lines(page)).toHaveCount(1)
  expect(loaded).toEqual([])
  await page.goto(tote)
  await expect(offer(page)).toBeVisible()
  expect(loaded).toHaveLength(1)
})
