import { expect, type Page } from '@playwright/test'
import { bag, lines, linesInBag, openBag, putIntoBag } from '../../support/pages/bagPages.ts'
import { password, placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { staff } from '../../support/pages/outbox.ts'
import { pick } from '../../support/pages/storefront.ts'
import { type RaceWorld, raceInBrowser } from '../../support/races/raceInBrowser.ts'

const dress = { slug: 'silk-slip-dress', colour: 'ink', size: 'xs' }
/** The customer's email of each page. */
const emails = new WeakMap<Page, string>()
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const radio = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true })
const code = (page: Page) => page.getByRole('img', { name: /^PromptPay QR code/ })
const received = (page: Page) => page.getByText('Payment received.')

/** Lets the response to an operation arrive, unless the page has aborted its request. */
const passIfHeld = async ({ gate }: RaceWorld, operation: string, fault = '') => {
  if (gate.countHeld(operation) > 0) await gate.pass(operation, fault)
}

const progress = (page: Page) => page.getByText(/^Showing \d+ of \d+$/)
const loadMore = (page: Page) => main(page).getByRole('button', { name: 'Load more' })

raceInBrowser({
  machine: 'listing',
  title: 'the next page loads',
  clauses: ['listing.page.load-more-return'],
  operations: ['Listing'],
  open: async ({ page }) => {
    await page.goto('/shop')
    await expect(async () => {
      await progress(page).scrollIntoViewIfNeeded()
      await expect(loadMore(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(progress(page)).toHaveText(/^Showing 60 of/)
  },
  acts: [
    ['window.focused', ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('focus')))],
    ['more.requested', ({ page }) => loadMore(page).click()],
  ],
  expectEnd: (world) =>
    expect(async () => {
      await passIfHeld(world, 'Listing')
      await expect(progress(world.page)).toHaveText(/^Showing 72 of/, { timeout: 500 })
    }).toPass(),
})

raceInBrowser({
  machine: 'selection',
  title: 'the sold-out size is marked, and the other one can be added',
  operations: ['AddToCart', 'ProductStock'],
  open: async ({ page }) => {
    await page.goto('/product/boyfriend-poplin-shirt')
    await pick(main(page), 'Chalk')
    await pick(main(page), 'S')
  },
  acts: [
    [
      'addToBag done',
      async ({ page, gate, isFirstFirst }) => {
        if (isFirstFirst) await button(page, 'Add to bag').click()
        await gate.pass('AddToCart', 'stock:AV-T201-CHALK-S=0')
        await expect(page.getByText('Boyfriend poplin shirt is sold out.')).toBeVisible()
      },
    ],
    [
      'swatch.selected',
      async ({ page, isFirstFirst }) => {
        if (!isFirstFirst) await button(page, 'Add to bag').click()
        await pick(main(page), 'XS')
      },
    ],
  ],
  expectEnd: async ({ page }) => {
    await expect(radio(page, 'XS')).toBeChecked()
    await expect(radio(page, 'S')).toHaveAccessibleDescription('Out of stock')
    await expect(button(page, 'Add to bag')).toBeEnabled()
    await expect(bag(page)).toBeHidden()
  },
})

raceInBrowser({
  machine: 'cartLine',
  title: 'the line is removed from the bag',
  operations: ['UpdateCartItem'],
  open: async ({ page }) => {
    await putIntoBag(page, dress)
    await page.goto('/stores')
    await openBag(page)
  },
  acts: [
    [
      'updateLine done',
      async ({ page, gate, isFirstFirst }) => {
        if (isFirstFirst) await bag(page).getByRole('button', { name: 'Increase quantity' }).click()
        await gate.pass('UpdateCartItem')
      },
    ],
    [
      'removal.confirmed',
      async ({ page, gate, isFirstFirst }) => {
        if (!isFirstFirst) {
          await bag(page).getByRole('button', { name: 'Increase quantity' }).click()
          await expect.poll(() => gate.countHeld('UpdateCartItem')).toBe(1)
        }
        await lines(page)
          .getByRole('button', { name: /^Remove/ })
          .click()
        await page
          .getByRole('dialog', { name: /Remove/ })
          .getByRole('button', { name: 'Remove' })
          .click()
      },
    ],
  ],
  expectEnd: async ({ page }) => {
    await expect(lines(page)).toHaveCount(0)
    await expect.poll(() => linesInBag(page)).toEqual([])
  },
})

/** An open code of a new order, whose next check is held back. */
async function openCode({ page }: RaceWorld) {
  await registerCustomer(page)
  const { id } = await placeOrder(page, 'OMISE_PROMPTPAY')
  await page.goto(`/my-account/view-order/${id}`)
  await expect(code(page)).toBeVisible()
}

const orderOf = (page: Page) => /view-order\/(\d+)/.exec(page.url())?.[1] ?? ''

raceInBrowser({
  machine: 'orderPayment',
  title: 'an order that was paid at its deadline is paid',
  operations: ['PromptPay'],
  isPaused: true,
  open: openCode,
  acts: [
    [
      'readPayment done',
      async (world) => {
        const { page, gate, isFirstFirst } = world
        if (isFirstFirst) {
          await page.clock.runFor(5000)
          await expect.poll(() => gate.countHeld('PromptPay')).toBe(1)
          await staff('pay', orderOf(page))
        }
        await passIfHeld(world, 'PromptPay')
      },
    ],
    [
      'after deadline',
      async ({ page, gate, isFirstFirst }) => {
        if (!isFirstFirst) {
          await page.clock.runFor(5000)
          await expect.poll(() => gate.countHeld('PromptPay')).toBe(1)
          await staff('pay', orderOf(page))
        }
        await page.clock.fastForward(15 * 60_000)
      },
    ],
  ],
  expectEnd: async (world) => {
    await expect(async () => {
      await passIfHeld(world, 'PromptPay')
      await world.page.clock.runFor(100)
      await expect(received(world.page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(code(world.page)).toBeHidden()
  },
})

raceInBrowser({
  machine: 'orderPayment',
  title: 'the page shows the order as the server has it',
  operations: [],
  open: openCode,
  acts: [
    [
      'readPayment done',
      async ({ page, isFirstFirst }) => {
        if (!isFirstFirst) return
        await staff('pay', orderOf(page))
        await expect(received(page)).toBeVisible({ timeout: 30_000 })
      },
    ],
    [
      'order.changed',
      async ({ page, isFirstFirst }) => {
        const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
        if (isFirstFirst) return expect(cancel, 'a paid order cannot be cancelled').toBeHidden()
        await cancel.click()
        await page.getByRole('button', { name: 'Cancel order' }).click()
        await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
      },
    ],
  ],
  expectEnd: async ({ page, isFirstFirst }) => {
    await expect(code(page)).toBeHidden()
    await expect(received(page)).toBeVisible({ visible: isFirstFirst })
  },
})

const update = 'UpdateCartItem'

raceInBrowser({
  machine: 'session',
  title: 'one sign-in completes what was interrupted before it',
  operations: [update],
  open: async ({ page, gate }) => {
    const { email } = await registerCustomer(page)
    emails.set(page, email)
    for (const size of ['s', 'm']) await putIntoBag(page, { ...dress, colour: 'champagne', size })
    await page.goto('/stores')
    await openBag(page)
    await expect(lines(page)).toHaveCount(2)
    gate.close()
    for (const line of await lines(page).all())
      await line.getByRole('button', { name: 'Increase quantity' }).click()
    await expect.poll(() => gate.countHeld(update)).toBe(2)
    await gate.pass(update, 'cart.update:401')
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  },
  acts: [
    ['mutation.unauthorized', (world) => passIfHeld(world, update, 'cart.update:401')],
    [
      'signIn.succeeded',
      async ({ page }) => {
        const popup = page.getByRole('dialog', { name: 'Sign in' })
        await popup
          .getByRole('textbox', { name: 'Username or email address' })
          .fill(emails.get(page) ?? '')
        await popup.getByRole('textbox', { name: 'Password' }).fill(password)
        await Promise.all([
          page.waitForEvent('load'),
          popup.getByRole('textbox', { name: 'Password' }).press('Enter'),
        ])
      },
    ],
  ],
  expectEnd: async (world) => {
    const { page, isFirstFirst } = world
    // What is resumed is requested again; a response after the sign-in is lost with its page.
    await expect(async () => {
      await passIfHeld(world, update)
      const quantities = (await linesInBag(page)).map(({ quantity }) => quantity)
      expect(quantities.toSorted()).toEqual(isFirstFirst ? [2, 2] : [1, 2])
    }).toPass()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeHidden()
  },
})
