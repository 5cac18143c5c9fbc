import { expect, type Page } from '@playwright/test'
import { createEmptyActor } from 'xstate'
import { cartLineMachine } from '#machines/cart/cartLine.ts'
import type { UpdateReply } from '#machines/cart/cartLineSetup.ts'
import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { closeBag, lines, linesInBag, openBag, putIntoBag } from '../../support/pages/bagPages.ts'
import { executeGraphql } from '../../support/pages/customers.ts'

const sku = 'AV-D101-INK-XS'
const dress = { slug: 'silk-slip-dress', colour: 'ink', size: 'xs' }
const limits = { minimum: 1, maximum: 4 }

const line = (page: Page) => lines(page).filter({ hasText: 'Silk slip dress' })
const button = (page: Page, name: string | RegExp) => line(page).getByRole('button', { name })
const expectQuantity = (page: Page, quantity: number) =>
  expect(line(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue(String(quantity))
const expectToast = (page: Page, message: string) =>
  expect(page.getByText(message).first()).toBeVisible()

async function put(page: Page, quantity: number) {
  for (let count = 0; count < quantity; count += 1) await putIntoBag(page, dress)
}

/** Removes the line from the bag without the page, as another tab would. */
async function removeElsewhere(page: Page) {
  const [item] = await linesInBag(page)
  await executeGraphql(
    page.request,
    'mutation ($key: ID!) { removeCartItem(input: { key: $key }) { userErrors { code message } } }',
    {
      key: item?.key,
    },
  )
}

/** Events that settle the whole bag: it notifies its lines at the same time. */
const settling = new Set([
  'cartLine.updating xstate.done.actor.updateLine 4',
  'cartLine.debouncing quantity.changed 2',
  'cartLine.idle line.refreshed 0',
  'cartLine.idle line.refreshed 1',
  'cartLine.removed line.refreshed 0',
])

const isSettling = ({ taken }: { taken: readonly string[] }) =>
  taken.some((key) => settling.has(key))

const isMissing = (event: object) =>
  'output' in event && (event.output as UpdateReply).status === 'missing'

describeInBrowser<typeof cartLineMachine>({
  examples: {
    machine: cartLineMachine,
    inputs: { 'two of a dress': { key: 'a', cart: createEmptyActor(), quantity: 2, ...limits } },
    events: {
      'quantity.changed': ({ desiredQuantity }) =>
        [desiredQuantity + 1, desiredQuantity - 1]
          .filter((quantity) => quantity >= 2 && quantity <= limits.maximum)
          .map((quantity) => ({ quantity })),
      'line.refreshed': ({ serverQuantity }) => [
        { quantity: serverQuantity, ...limits },
        { quantity: 1, minimum: 1, maximum: 1 },
      ],
    },
    outputs: {
      updateLine: ({ sentQuantity }) => [
        { status: 'updated', quantity: sentQuantity, ...limits },
        { status: 'missing' },
      ],
    },
    delays: { debounce: 500 },
  },
  isPaused: true,
  maxLength: 40,
  effects: {
    updateLine: { operation: 'UpdateCartItem', fault: 'cart.update:500' },
    removeLine: { operation: 'RemoveCartItem', fault: 'cart.remove:500' },
    restoreLine: { operation: 'AddToCart', fault: 'cart.add:500' },
  },
  heldOperations: ['Cart'],
  initialEvents: { 'two of a dress': [{ type: 'cart.settled' }] },
  excluded: {
    'cartLine.idle quantity.changed 1':
      'The field emits only a different quantity, which is within the limits',
    'cartLine.debouncing quantity.changed 0':
      'The field sends no event for text that is not a number',
    'cartLine.removed removal.undone 0': 'A removed line is not displayed, so it has no button',
  },
  passesThrough: isSettling,
  canFollow: ({ event }, before) =>
    (event.type === 'cart.settled') === (before !== undefined && isSettling(before)),
  isExcludedStep: ({ event }, from) => {
    const { isRemovalPending, notice, maximum } = from.context
    const isSettled = from.matches({ idle: 'settled' })
    const isRemoved = from.matches('removed')
    if (event.type === 'cart.settled') return false
    if (event.type === 'notice.seen') return !isSettled || !notice
    // The last item in stock cannot be changed.
    if (maximum === 1) return true
    switch (event.type) {
      case 'line.refreshed':
        // A settled bag drops removed lines; for a line lost otherwise it is refreshed once more.
        return isRemoved && (isRemovalPending || ('maximum' in event && event.maximum === 1))
      case 'removal.undone':
        return !isRemovalPending
      default:
        // The bag is being fetched again first.
        return isRemovalPending || (from.matches('idle') && !isSettled)
          ? !event.type.startsWith('xstate.') && event.type !== 'line.flushed'
          : false
    }
  },
  open: {
    'two of a dress': async ({ page, gate, visit }) => {
      await put(page, 2)
      await visit('/shop')
      await gate.pass('Cart')
      await openBag(page)
      await expect(line(page)).toBeVisible()
    },
  },
  acts: {
    'quantity.changed': ({ page }, event, { context }) => {
      const isMore = 'quantity' in event && Number(event.quantity) > context.desiredQuantity
      return button(page, isMore ? 'Increase quantity' : 'Decrease quantity').click()
    },
    'removal.confirmed': async ({ page }) => {
      await button(page, /^Remove /).click()
      const question = page.getByRole('dialog', { name: 'Remove this item?' })
      await question.getByRole('button', { name: 'Remove' }).click()
    },
    'removal.undone': ({ page }) => button(page, /^Keep /).click(),
    'line.flushed': ({ page }) =>
      page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pagehide'))
      }),
    'line.refreshed': async ({ page, gate }, event, from) => {
      if (from.matches('removed')) await put(page, Number('quantity' in event && event.quantity))
      if (from.matches({ idle: 'settled' }))
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await gate.pass('Cart', 'maximum' in event && event.maximum === 1 ? `stock:${sku}=1` : '')
    },
    'notice.seen': async ({ page }) => {
      await closeBag(page)
      await openBag(page)
    },
    // Sent by the bag.
    'cart.settled': async () => {},
    'xstate.done.actor.updateLine': async ({ page, gate }, event) => {
      if (isMissing(event)) await removeElsewhere(page)
      await gate.pass('UpdateCartItem')
    },
  },
  toasts: [
    'cartLine.idle.saved',
    'cartLine.idle.failed',
    'cartLine.updating',
    'cartLine.removing',
    'cartLine.removed',
    'cartLine.restoring',
  ],
  expectations: {
    'cartLine.idle': ({ page }, { context }) => expectQuantity(page, context.desiredQuantity),
    'cartLine.idle.settled': async ({ page }, { context: { notice, maximum } }) => {
      const message = line(page).getByText(/^Only \d left/)
      if (notice)
        await expect(message).toHaveText("Only 1 left. We've changed your quantity from 2.")
      else await expect(message).toBeHidden()
      await expect(button(page, 'Increase quantity')).toBeEnabled({ enabled: maximum > 1 })
    },
    'cartLine.idle.saved': ({ page }) => expectToast(page, 'Item added to cart'),
    'cartLine.idle.failed': ({ page }) =>
      expectToast(page, 'Something went wrong, please try again.'),
    'cartLine.debouncing': ({ page }, { context }) => expectQuantity(page, context.desiredQuantity),
    'cartLine.updating': async ({ page }, { context }) => {
      await expectToast(page, 'Updating...')
      await expectQuantity(page, context.desiredQuantity)
      await expect(button(page, /^Keep /)).toBeVisible({ visible: context.isRemovalPending })
    },
    'cartLine.removing': async ({ page }, { context }) => {
      await expectToast(page, 'Removing...')
      await expect(button(page, 'Increase quantity')).toBeDisabled()
      await expect(button(page, /^Keep /)).toBeVisible({ visible: context.isRemovalPending })
    },
    'cartLine.removed': async ({ page }, { context }) => {
      await expect(line(page)).toBeHidden()
      if (context.isRemovalPending) await expectToast(page, 'Item removed successfully')
    },
    'cartLine.restoring': ({ page }) => expectToast(page, 'Adding to cart...'),
  },
  invisible: {},
})
