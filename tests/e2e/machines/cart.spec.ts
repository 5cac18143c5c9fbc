import { expect, type Page } from '@playwright/test'
import { cartMachine } from '#machines/cart/cart.ts'
import type { CartReply } from '#machines/cart/cartSetup.ts'
import type { World } from '../../support/browser/browserModel.ts'
import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import {
  bag,
  closeBag,
  lines,
  linesInBag,
  openBag,
  putIntoBag,
} from '../../support/pages/bagPages.ts'
import { executeGraphql } from '../../support/pages/customers.ts'

/** The two lines of the model's bag with their products in the shop. */
const items = {
  a: { name: 'Silk slip dress', slug: 'silk-slip-dress', colour: 'champagne', size: 'm' },
  b: { name: 'Camp-collar shirt', slug: 'camp-collar-shirt', colour: 'pistachio', size: 'm' },
}
type Key = keyof typeof items

const lineOf = (key: string) => ({ key, quantity: 2, minimum: 1, maximum: 5 })
/** The lines in the bag: both before it has loaded, then those that are not removed. */
const keysIn = ({
  lines,
  removedLines,
}: {
  lines: readonly string[]
  removedLines: readonly string[]
}) => (lines.length > 0 ? lines.filter((key) => !removedLines.includes(key)) : ['a', 'b'])
const nameOf = (event: object) => items['key' in event && event.key === 'b' ? 'b' : 'a'].name
const isAbout = (event: object, key: Key) => 'key' in event && event.key === key
const hasOutcome = (event: object, outcome: string) =>
  'outcome' in event && event.outcome === outcome

const question = (page: Page) => page.getByRole('dialog', { name: 'Remove this item?' })
const line = (page: Page, name: string) => lines(page).filter({ hasText: name })
const totals = (page: Page) =>
  bag(page)
    .getByRole('term')
    .filter({ hasText: /^Total$/ })
    .locator('xpath=../..')
const adding = (page: Page) => page.getByText('Adding to cart...')

/** Removes a line from the bag without the page, as another tab would. */
async function removeElsewhere(page: Page, { name }: { name: string }) {
  const key = (await linesInBag(page)).find((item) => item.name === name)?.key
  await executeGraphql(
    page.request,
    'mutation ($key: ID!) { removeCartItem(input: { key: $key }) { userErrors { code message } } }',
    {
      key,
    },
  )
}

/** The pending change is rolled back: each line shows the server's quantity. */
async function expectRolledBack(page: Page) {
  await expect(page.getByText('Something went wrong, please try again.').first()).toBeVisible()
  await openBag(page)
  for (const { name, quantity } of await linesInBag(page))
    await expect(line(page, name).getByRole('textbox', { name: 'Quantity' })).toHaveValue(
      String(quantity),
    )
}

async function openPage({ page, visit }: World) {
  for (const piece of Object.values(items)) await putIntoBag(page, piece)
  const { slug, colour, size } = items.a
  await visit(`/product/${slug}?variation=colour:${colour},size:${size}`)
  await openBag(page)
}

/** A guest whose wishlist is full has to sign in (wishlist.guest.full). */
async function saveToFullWishlist(page: Page) {
  await page.evaluate(() => {
    const key = 'guest-wishlist'
    const ids = Array.from({ length: 24 }, (_, index) => `kept-${index}`)
    localStorage.setItem(
      key,
      JSON.stringify(ids.map((productId) => ({ productId, isSaved: true }))),
    )
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  await page.getByRole('main').getByRole('button', { name: 'Save item' }).first().click()
}

/** Starts a sign-in that will be rejected, in the open popup. */
async function trySignIn(page: Page) {
  const form = page.getByRole('dialog', { name: 'Sign in' }).getByRole('form', { name: 'Sign in' })
  await form.getByRole('textbox', { name: 'Username or email address' }).fill('unknown@example.com')
  await form.getByRole('textbox', { name: 'Password' }).fill('Wrong-password-1')
  await form.getByRole('textbox', { name: 'Password' }).press('Enter')
}

describeInBrowser<typeof cartMachine>({
  examples: {
    machine: cartMachine,
    inputs: { 'a page': undefined },
    exploreWhile: ({ addQueue }) => addQueue.length <= 1,
    events: {
      'change.started': ({ lines: keys }) => keys.map((key) => ({ key })),
      'change.finished': ({ pendingLines }) =>
        pendingLines.flatMap((key) => [
          { key, outcome: key === 'a' ? ('updated' as const) : ('removed' as const), message: '' },
          { key, outcome: 'failed' as const, message: '' },
        ]),
      'quantity.changed': [],
      'notice.seen': [],
      'removal.requested': [{ key: 'b' }],
      'removal.undone': [{ key: 'b' }],
      'add.requested': [{ request: { productId: 'a', quantity: 1, chosen: {} } }],
    },
    outputs: {
      refreshCart: ({ lineToRemove, ...context }) => [
        { lines: keysIn(context).map(lineOf) },
        ...(lineToRemove === 'b' && keysIn(context).includes('b')
          ? [{ lines: [lineOf('a')] }]
          : []),
      ],
      addItem: (context) => [{ lines: keysIn(context).map(lineOf) }],
    },
  },
  isPaused: true,
  maxLength: 40,
  effects: {
    refreshCart: { operation: 'Cart', fault: 'cart.read:500' },
    addItem: { operation: 'AddToCart', fault: 'cart.add:500' },
    updateLine: { operation: 'UpdateCartItem', fault: 'cart.update:500' },
    removeLine: { operation: 'RemoveCartItem', fault: 'cart.remove:500' },
    signIn: { operation: 'Login', fault: 'auth.login:500' },
  },
  excluded: {},
  echoes: ['cart.content.loaded quantity.changed 0', 'cart notice.seen 0'],
  // The line to be removed starts its own change; the other starts one when its quantity is changed.
  canFollow: ({ event }, before) => {
    const isRemovalConfirmed =
      before?.taken.includes('cart.removal.confirming removal.confirmed 0') ?? false
    const isRemovalStart = event.type === 'change.started' && isAbout(event, 'b')
    return isRemovalConfirmed === isRemovalStart
  },
  isExcludedStep: ({ event, taken }, from) => {
    const { pendingLines, addQueue, isAdding } = from.context
    const keys = keysIn(from.context)
    const isConfirming = from.matches({ removal: 'confirming' })
    const isOpen = from.matches({ content: 'loaded' })
    const isSettled = from.matches({ content: { loaded: 'settled' } })
    const hasAdd = isAdding || addQueue.length > 0
    switch (event.type) {
      case 'add.requested':
        return hasAdd || isConfirming || !(isOpen || from.matches({ content: 'failed' }))
      case 'change.started':
        return !isOpen || isConfirming || hasAdd || keys.length === 0 || pendingLines.length > 0
      case 'change.finished':
        return !isOpen || isConfirming
      case 'removal.requested':
        return !isOpen || pendingLines.includes('b') || hasAdd || !keys.includes('b')
      case 'removal.undone':
        return !pendingLines.includes('b')
      case 'cart.flushed':
        return !pendingLines.includes('a')
      case 'removal.confirmed':
        return pendingLines.length > 0
      case 'identity.changing':
        // Over the dialog, the popup opens when an earlier change is rejected.
        return hasAdd || (isConfirming ? !pendingLines.includes('a') : !isSettled)
      case 'xstate.done.actor.refreshCart':
        return (
          isConfirming !== ((event as unknown as { output: CartReply }).output.lines.length === 1)
        )
      default:
        return (
          isConfirming &&
          taken.some((key) => !key.startsWith('cart.removal') && !key.includes('invalidated'))
        )
    }
  },
  endsAfter: ({ event, taken }) =>
    event.type === 'removal.undone' ||
    taken.includes('cart.removal.confirming identity.changing 0'),
  open: { 'a page': openPage },
  acts: {
    'change.started': async ({ page, observer }, event) => {
      if (await observer.hasNext()) return
      await openBag(page)
      const quantity = page.getByRole('group', { name: `Quantity of ${nameOf(event)}` })
      const more = quantity.getByRole('button', { name: 'Increase quantity' })
      const fewer = quantity.getByRole('button', { name: 'Decrease quantity' })
      await ((await more.isEnabled()) ? more : fewer).click()
    },
    'change.finished': async ({ page, gate }, event) => {
      await page.clock.runFor(500)
      const isFailing = hasOutcome(event, 'failed')
      if (isAbout(event, 'a')) await gate.pass('UpdateCartItem', isFailing ? 'cart.update:500' : '')
      else await gate.pass('RemoveCartItem', isFailing ? 'cart.remove:500' : '')
      if (isFailing) await expectRolledBack(page)
    },
    'removal.requested': async ({ page }, event) => {
      await openBag(page)
      await line(page, nameOf(event))
        .getByRole('button', { name: /^Remove / })
        .click()
    },
    'removal.confirmed': ({ page }) =>
      question(page).getByRole('button', { name: 'Remove' }).click(),
    'removal.declined': ({ page }) => question(page).getByRole('button', { name: 'Keep' }).click(),
    'removal.undone': ({ page }, event) =>
      line(page, nameOf(event))
        .getByRole('button', { name: /^Keep / })
        .click(),
    'add.requested': async ({ page }) => {
      await closeBag(page)
      await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click()
    },
    'cart.flushed': async ({ page }) => {
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    },
    'cart.invalidated': async ({ page }) => {
      // As from the back/forward cache; the checkout's tours return from another tab.
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      )
    },
    'load.retried': async ({ page }) => {
      await openBag(page)
      await bag(page).getByRole('button', { name: 'Try again' }).click()
    },
    'identity.changing': async ({ page, gate }, _, from) => {
      if (from.matches({ removal: 'confirming' })) {
        await page.clock.runFor(500)
        await gate.pass('UpdateCartItem', 'cart.update:401')
      } else {
        await closeBag(page)
        await saveToFullWishlist(page)
      }
      await trySignIn(page)
    },
    'identity.changed': ({ gate }) => gate.pass('Login'),
    'xstate.done.actor.refreshCart': async ({ page, gate }, event) => {
      const { output } = event as unknown as { output: CartReply }
      const isLineMissing = output.lines.length === 1
      if (isLineMissing) await removeElsewhere(page, items.b)
      await gate.pass('Cart')
      if (!isLineMissing) return
      await expect(line(page, items.b.name)).toBeHidden()
      await expect(line(page, items.a.name)).toBeVisible()
    },
  },
  toasts: ['cart.adding.requesting'],
  expectations: {
    'cart.content.loading': async ({ page }) => {
      await openBag(page)
      await expect(bag(page).getByText('Loading…')).toBeAttached()
    },
    'cart.content.failed': async ({ page }) => {
      await openBag(page)
      await expect(bag(page).getByRole('alert')).toHaveText('Failed to fetch cart data')
      await expect(bag(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    },
    'cart.content.frozen': async ({ page }) => {
      await page.keyboard.press('Escape')
      await openBag(page)
      for (const name of [/^Remove /, 'Increase quantity', 'Decrease quantity'])
        for (const button of await bag(page).getByRole('button', { name }).all())
          await expect(button).toBeDisabled()
      await expect(bag(page).getByRole('button', { name: 'Checkout' })).toBeDisabled()
      await expect(bag(page).getByRole('textbox', { name: 'Coupon code' })).toBeDisabled()
    },
    'cart.content.loaded': async ({ page }) => {
      await openBag(page)
      await expect(lines(page).first()).toBeVisible()
    },
    'cart.content.loaded.settled': ({ page }) =>
      expect(totals(page)).toHaveAttribute('aria-busy', 'false'),
    'cart.content.loaded.pending': ({ page }) =>
      expect(totals(page)).toHaveAttribute('aria-busy', 'true'),
    'cart.content.loaded.refreshing': ({ page }) =>
      expect(totals(page)).toHaveAttribute('aria-busy', 'false'),
    'cart.adding.idle': ({ page }) => expect(adding(page)).toBeHidden(),
    'cart.adding.requesting': ({ page }) => expect(adding(page)).toBeVisible(),
    'cart.removal.idle': ({ page }) => expect(question(page)).toBeHidden(),
    'cart.removal.confirming': async ({ page }) => {
      await expect(question(page).getByRole('button', { name: 'Remove' })).toBeVisible()
      await expect(question(page).getByRole('button', { name: 'Keep' })).toBeVisible()
    },
  },
  invisible: {
    'cart.content': 'It is always in one of its children',
    'cart.adding': 'It is always in one of its children',
    'cart.removal': 'It is always in one of its children',
  },
})
