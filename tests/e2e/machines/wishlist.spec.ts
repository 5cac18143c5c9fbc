import { expect, type Page } from '@playwright/test'
import {
  type SaveReply,
  type WishlistChange,
  wishlistMachine,
} from '#machines/wishlist/wishlist.ts'
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
  const { wishlist } = await executeGraphql<{ wishlist: { nodes: { slug: string }[] } }>(
    page.request,
    '{ wishlist { nodes { slug } } }',
  )
  for (const productId of ['1', '2']) {
    const address =
      (await card(page, productId).getByRole('link').first().getAttribute('href')) ?? ''
    const isSaved = wishlist.nodes.some(({ slug }) => address.startsWith(`/product/${slug}`))
    const name = isSaved === (productId !== pendingId) ? 'Remove item' : 'Save item'
    await expect(wishlistButton(page, productId)).toHaveAccessibleName(name)
  }
}

/** Signs the customer in without the page knowing. */
async function signInElsewhere(page: Page) {
  const input = { username: customers.get(page), password, rememberMe: false }
  await executeGraphql(
    page.request,
    'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code message } } }',
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

/** A customer's page that has read the session. */
async function openAsCustomer(world: World) {
  customers.set(world.page, (await registerCustomer(world.page)).email)
  await world.visit('/shop')
  await world.gate.pass('Viewer')
  await world.gate.pass('WishlistIds')
}

/** A guest saves an item before the page has read the session. */
async function openAndSave(world: World) {
  await world.visit('/shop')
  await expect.poll(() => world.gate.countHeld('Viewer')).toBe(1)
  await toggle(world.page, '1')
  await world.gate.pass('Viewer')
}

/** Writes the items of this device, as another tab does. */
const changeInOtherTab = (page: Page, slots: readonly string[]) =>
  page.evaluate((wanted) => {
    const cards = document.querySelectorAll('main article')
    const items = wanted.map((slot) => ({
      productId: cards[Number(slot) - 1]?.getAttribute('data-product'),
      isSaved: true,
    }))
    const key = 'guest-wishlist'
    localStorage.setItem(key, JSON.stringify(items))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }, slots)

const change = { productId: '1', isSaved: true }
const identified = { type: 'guest.identified' as const, items: [] }

const slotsOf = (items: unknown) => (Array.isArray(items) ? items.map(productOf) : [])

const full = 'The end-to-end test of the wishlist fills the list'

describeInBrowser<typeof wishlistMachine>({
  examples: {
    machine: wishlistMachine,
    inputs: { "a customer's page": {}, "a guest's early change": {} },
    events: {
      'item.toggled': [change, { ...change, isSaved: false }, { ...change, productId: '2' }],
      'guest.identified': [{ items: [] }, { items: [change] }],
    },
    outputs: { saveItem: [{ status: 'done' }, { status: 'signedOut' }] },
  },
  effects: { refreshList: { operation: 'WishlistIds', fault: 'wishlist.list:500' } },
  heldOperations: [...mutations, 'Viewer'],
  excluded: {
    'wishlist.identifying guest.identified 0': full,
    'wishlist.identifying guest.identified 2': 'Guests of the end-to-end test of the wishlist',
    'wishlist.guest item.toggled 0': full,
    'wishlist.guest customer.identified 0': 'A sign-in reloads the page',
    'wishlist.awaitingSignIn customer.identified 0': 'A sign-in reloads the page',
  },
  initialEvents: {
    "a customer's page": [{ type: 'customer.identified' }],
    "a guest's early change": [{ type: 'item.toggled', ...change }, identified],
  },
  isExcludedStep: ({ event }, from) => {
    // A sign-in reloads the page.
    if (event.type === 'customer.identified') return true
    if (event.type === 'guest.identified') return !from.matches('guest')
    if (event.type !== 'item.toggled') return false
    const isSaved = from.context.pendingChanges.some(
      ({ productId }: WishlistChange) => productId === productOf(event),
    )
    // The button of a saved item removes it.
    if (from.matches('guest')) return isSaved === ('isSaved' in event && event.isSaved)
    return from.matches('awaitingSignIn') || ('isSaved' in event && !event.isSaved)
  },
  // What the customer saved before is no longer listed.
  endsAfter: ({ event }) => event.type === 'signIn.cancelled',
  open: {
    "a customer's page": openAsCustomer,
    "a guest's early change": openAndSave,
  },
  acts: {
    'guest.identified': ({ page }, event) =>
      changeInOtherTab(page, 'items' in event ? slotsOf(event.items) : []),
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
    'wishlist.guest': async ({ page }) => {
      const stored = await page.evaluate(() => localStorage.getItem('guest-wishlist') ?? '')
      for (const productId of ['1', '2']) {
        const id = await card(page, productId).getAttribute('data-product')
        await expect(wishlistButton(page, productId)).toHaveAccessibleName(
          stored.includes(`"${id}"`) ? 'Remove item' : 'Save item',
        )
      }
    },
    'wishlist.awaitingSignIn': async ({ page }) => {
      const message = "It looks like you're not signed in. Please sign in to continue."
      await expect(page.getByText(message).first()).toBeVisible()
      await expect(popup(page)).toBeVisible()
    },
  },
  invisible: { 'wishlist.identifying': 'A page that has read the session has left it' },
})
