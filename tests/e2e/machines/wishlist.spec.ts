import { expect, type Page } from '@playwright/test'
import { type SaveReply, wishlistMachine } from '#machines/wishlist/wishlist.ts'
import type { World } from '../../support/browser/browserModel.ts'
import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import {
  executeGraphql,
  password,
  registerCustomer,
  signOutBehindThePage,
} from '../../support/pages/customers.ts'

const mutations = ['AddToWishlist', 'RemoveFromWishlist']
/** The customer of each page, by e-mail address. */
const customers = new WeakMap<Page, string>()

const popup = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })
const failure = (page: Page) => page.getByText('Something went wrong, please try again.')
/** The card of the model's product 1 or 2. */
const card = (page: Page, productId: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .nth(Number(productId) - 1)
const wishlistButton = (page: Page, productId: string) =>
  card(page, productId).getByRole('button', { name: /^(Save|Remove) item$/ })

const productOf = (event: object) => ('productId' in event ? String(event.productId) : '')

/** Saves or removes a product; the label changes immediately. */
async function toggle(page: Page, productId: string) {
  const save = card(page, productId).getByRole('button', { name: 'Save item' })
  const other = (await save.isVisible()) ? 'Remove item' : 'Save item'
  await wishlistButton(page, productId).click()
  await expect(wishlistButton(page, productId)).toHaveAccessibleName(other)
}

/** The cards show the server's wishlist, and for the product with a pending change its requested state. */
async function expectSaved(page: Page, pendingId?: string) {
  const { wishlist } = await executeGraphql<{ wishlist: { slug: string }[] }>(
    page.request,
    '{ wishlist { slug } }',
  )
  for (const productId of ['1', '2']) {
    const address =
      (await card(page, productId).getByRole('link').first().getAttribute('href')) ?? ''
    const isSaved = wishlist.some(({ slug }) => address.startsWith(`/product/${slug}`))
    const name = isSaved === (productId !== pendingId) ? 'Remove item' : 'Save item'
    await expect(wishlistButton(page, productId)).toHaveAccessibleName(name)
  }
}

/** Signs the customer in without the page knowing. */
async function signInElsewhere(page: Page) {
  const input = { username: customers.get(page), password, rememberMe: false }
  await executeGraphql(
    page.request,
    'mutation ($input: LoginInput!) { login(input: $input) { id } }',
    {
      input,
    },
  )
}

/** Lets the pending change pass or fail. */
async function respond({ gate }: World, action: 'fail' | 'pass') {
  const waiting = () => mutations.find((name) => gate.countHeld(name) > 0)
  await expect.poll(waiting, 'a change is sent').toBeDefined()
  const operation = waiting() ?? ''
  const fault = operation === 'AddToWishlist' ? 'wishlist.add:500' : 'wishlist.remove:500'
  await gate.pass(operation, action === 'fail' ? fault : '')
}

/**
 * A signed-out customer saves an item and signs in in another tab, both before the page has read the session; it
 * ends with the change pending again.
 */
async function openAndSignIn(world: World) {
  const { page, gate, visit } = world
  customers.set(page, (await registerCustomer(page)).email)
  await signOutBehindThePage(page)
  await visit('/shop')
  // The page is hydrated once it sends the request.
  await expect.poll(() => gate.countHeld('Viewer')).toBe(1)
  await toggle(page, '1')
  await respond(world, 'pass')
  await expect(popup(page)).toBeVisible()
  await signInElsewhere(page)
  await gate.pass('Viewer')
  await gate.pass('WishlistIds')
  await expect.poll(() => gate.countHeld('AddToWishlist')).toBe(1)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
}

const change = { productId: '1', isSaved: true }
const signedOut = { output: { status: 'signedOut' }, actorId: 'saveItem' }

describeInBrowser<typeof wishlistMachine>({
  examples: {
    machine: wishlistMachine,
    inputs: { "a customer's page": {} },
    events: { 'item.toggled': [change, { ...change, productId: '2' }] },
    outputs: { saveItem: [{ status: 'done' }, { status: 'signedOut' }] },
  },
  effects: { refreshList: { operation: 'WishlistIds', fault: 'wishlist.list:500' } },
  heldOperations: [...mutations, 'Viewer'],
  excluded: {},
  initialEvents: {
    "a customer's page": [
      { type: 'item.toggled', ...change },
      { type: 'xstate.done.actor.saveItem', ...signedOut },
      // The stored change is sent again.
      { type: 'item.toggled', ...change },
      { type: 'signIn.finished' },
    ],
  },
  // A sign-in without a reload is only possible before the session is known.
  isExcludedStep: ({ event }, from) =>
    (event.type === 'signIn.finished' || event.type === 'item.toggled') &&
    from.matches('awaitingSignIn'),
  open: { "a customer's page": openAndSignIn },
  acts: {
    'item.toggled': ({ page }, event) => toggle(page, productOf(event)),
    'signIn.cancelled': async ({ page }) => {
      await page.keyboard.press('Escape')
      await expect(popup(page)).toBeHidden()
      await signInElsewhere(page)
    },
    'list.invalidated': ({ page }) =>
      page.evaluate(() => new BroadcastChannel('wishlist').postMessage('changed')),
    'xstate.done.actor.saveItem': async (world, event) => {
      const { status } = (event as unknown as { output: SaveReply }).output
      if (status === 'signedOut') await signOutBehindThePage(world.page)
      await respond(world, 'pass')
    },
    'xstate.error.actor.saveItem': async (world) => {
      await respond(world, 'fail')
      await expect(failure(world.page)).toBeVisible()
    },
  },
  toasts: ['wishlist.awaitingSignIn'],
  expectations: {
    'wishlist.idle': ({ page }) => expectSaved(page),
    'wishlist.saving': ({ page }, { context }) =>
      expectSaved(page, context.currentChange.productId),
    'wishlist.refreshing': ({ page }) => expectSaved(page),
    'wishlist.awaitingSignIn': async ({ page }) => {
      const message = "It looks like you're not signed in. Please sign in to continue."
      await expect(page.getByText(message).first()).toBeVisible()
      await expect(popup(page)).toBeVisible()
    },
  },
  invisible: {},
})
