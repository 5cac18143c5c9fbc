import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { bag, linesInCart, openCart, putIntoCart } from '../../support/pages/cartPages.ts'
import { hold } from '../../support/pages/operations.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const dress = { slug: 'silk-slip-dress', colour: 'champagne', size: 'm' }
const shirt = { slug: 'camp-collar-shirt', colour: 'pistachio', size: 'm' }

const undo = (page: Page) =>
  bag(page).getByRole('button', { name: 'Undo, put Silk slip dress back' })
const removal = (page: Page) => bag(page).getByText('Item removed successfully')

test('a removal is undone by keyboard, with the quantity and the options of the item', async ({
  page,
}) => {
  covers(
    'cart.line.brand',
    'cart.line.link',
    'cart.line.save',
    'cart.remove.at-once',
    'cart.remove.undo-adds',
    'cart.remove.undo-focus',
    'cart.suggestions',
    'errors.cart.progress-remove',
    'errors.cart.success-remove',
  )
  for (const piece of [dress, dress, shirt]) await putIntoCart(page, piece)
  await page.goto('/shop')
  await openCart(page)
  const before = await linesInCart(page)
  const link = bag(page).getByRole('link', { name: 'Silk slip dress' })
  await expect(link).toHaveAttribute('href', /\?variation=colour:champagne,size:m$/)
  await expect(bag(page).getByText('asv', { exact: true }).first()).toBeVisible()
  // The shirt was added last: what goes with it, without the pieces of the bag.
  const suggested = bag(page).getByRole('region', {
    name: /^(Complete the look|You may also like)$/,
  })
  await expect(suggested.getByRole('link').first()).toBeVisible()
  await expect(suggested.getByRole('link', { name: /slip dress|Camp-collar/ })).toHaveCount(0)
  const remove = await hold(page, 'RemoveCartItem')
  await bag(page).getByRole('button', { name: 'Remove Silk slip dress' }).press('Enter')
  await expect(bag(page).getByText('Removing...')).toBeVisible()
  remove()
  await expect(removal(page)).toBeVisible()
  await expect(undo(page)).toBeFocused()
  // Nothing slow before Undo, which disappears after five seconds.
  const release = await hold(page, 'AddToCart')
  await undo(page).press('Enter')
  await expect(page.getByText('Adding to cart...')).toBeVisible()
  release()
  await expect(page.getByText('Item added to cart')).toBeVisible()
  await expect(bag(page).getByRole('group', { name: 'Quantity of Silk slip dress' })).toBeVisible()
  await expect(removal(page)).toBeHidden()
  const after = await linesInCart(page)
  expect(after.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual(
    before.toSorted((a, b) => a.key.localeCompare(b.key)),
  )
  await bag(page).getByRole('button', { name: 'Save Silk slip dress for later' }).click()
  await expect(removal(page)).toBeVisible()
  await expectAccessible(page)
  expect((await linesInCart(page)).map(({ name }) => name)).toEqual(['Camp-collar shirt'])
  const kept = () => page.evaluate(() => localStorage.getItem('guest-wishlist'))
  await expect.poll(kept).toContain('"colour":"champagne"')
})
