import type { ServerResponse } from 'node:http'
import { expect, type Locator, type Page } from '@playwright/test'
import { slipImage } from '@vitrine/cms/tests/support/slip.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test as browserTest } from '../../support/pages/browserTest.ts'
import { password } from '../../support/pages/customers.ts'
import { withShop } from '../../support/pages/standInShop.ts'
import { quietVisitor } from '../../support/shop/quietVisitor.ts'
import { type StandInCms, startStandInCms } from '../../support/standIns/standInCms.ts'
import { hat } from '../../support/standIns/standInHats.ts'
import { emptyCart, order } from '../../support/standIns/standInOrders.ts'

/** `test` with a shop of its own for each worker, before a CMS that the test can make fail. */
const test = browserTest.extend<object, { shop: { cms: StandInCms; url: string } }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const cms = await startStandInCms()
      await withShop(cms, (url) => use({ cms, url }))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  // On a busy machine the newsletter would open over what a test is about to press.
  storageState: async ({ shop }, use) => use(await quietVisitor(shop.url)),
})

const message = 'We are taking stock today.'
const secret = 'SELECT * FROM sessions'

const { id, name, image, price, regularPrice } = hat(0)
const item = {
  ...{ key: 'a', id, name, permalink: '/product/hat-0', images: [image], newArrival: false },
  ...{ prices: { price, regularPrice }, quantity: 2, quantityLimits: { minimum: 1, maximum: 9 } },
  variation: [],
}
const stored = new Map<string, unknown>([
  ['/api/v1/cart', { ...emptyCart, items: [item], itemCount: 2 }],
  ['/api/v1/orders/71', { ...order, status: 'pending' }],
])

/** Lets every call that changes something fail with this status and body. */
function failWith(cms: StandInCms, status: number, body: unknown) {
  const send = (response: ServerResponse, code: number, content: unknown) => {
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    return true
  }
  cms.interfere = ({ method, path }, response) => {
    if (method !== 'GET') return send(response, status, body)
    const content = stored.get(path.split('?', 1)[0] ?? '')
    return content ? send(response, 200, content) : false
  }
}

interface Action {
  path: string
  /** The text of the action, which is shown when the CMS sends no message. */
  text: string
  /** Returns what causes the action, when the page is ready for it. */
  prepare(page: Page): Promise<() => Promise<unknown>>
  /** The place of its failure message; else in a toast. */
  shownIn?(page: Page): Locator
}

/** Fills a form, and sends it each time. */
const form = (
  path: string,
  names: [form: string, button: string],
  values: Record<string, string>,
  text: string,
): Action => {
  const find = (page: Page) => page.getByRole('form', { name: names[0], exact: true })
  return {
    path,
    text,
    prepare: async (page) => {
      for (const [label, value] of Object.entries(values))
        await find(page).getByRole('textbox', { name: label, exact: true }).fill(value)
      return () => find(page).getByRole('button', { name: names[1], exact: true }).click()
    },
    shownIn: (page) => find(page).getByRole('alert'),
  }
}

/** Presses a button, and confirms the question. */
const confirmed = async (page: Page, button: Locator, question: string, answer: string) => {
  await button.click()
  const dialog = page.getByRole('dialog', { name: question })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
  await expect(dialog).toBeHidden()
}

const username = { 'Username or email address': 'ploy@example.com' }
const person = {
  'First name': 'Nok',
  'Last name': 'Saelim',
  'Birth date': '1991-02-03',
  'Phone number': '081 234 5678',
  Email: 'nok@example.com',
  Password: password,
}
const payment = {
  Name: 'Nok Saelim',
  'Phone number': '081 234 5678',
  'Order number': '71',
  'Transfer Amount': '950',
}
const lost = '/my-account/lost-password'
const confirmation = form(
  '/confirm-payment',
  ['Confirm payment', 'Confirm payment'],
  payment,
  'Failed to submit confirm payment',
)

const openCart = async (page: Page) => {
  await page.getByRole('button', { name: /^Shopping Bag/ }).click()
  return page.getByRole('dialog', { name: 'Shopping Bag' })
}

const actions: Action[] = [
  form(
    '/my-account',
    ['Sign in', 'Sign in'],
    { ...username, Password: password },
    'Failed to forget password',
  ),
  form(
    '/my-account',
    ['Register', 'Register'],
    person,
    "Couldn't create your account, please try again later.",
  ),
  form(lost, ['Lost password', 'Reset password'], username, 'Failed to forget password'),
  form(
    `${lost}?show-reset-form=true&key=k&login=ploy`,
    ['Reset password', 'Change password'],
    { 'New password': password, 'Confirm password': password },
    'Failed to change password',
  ),
  {
    path: '/my-account',
    text: 'Something went wrong',
    prepare: async (page) => {
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await footer.getByLabel('Email address').fill('ploy@example.com')
      return () => footer.getByRole('button', { name: 'Subscribe' }).click()
    },
    shownIn: (page) => page.getByRole('contentinfo').getByRole('alert'),
  },
  {
    ...confirmation,
    prepare: async (page) => {
      const slip = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await slipImage('jpeg') }
      await page.getByRole('radio', { name: 'Hat Bank' }).check()
      await page.getByLabel('Transfer slip').setInputFiles(slip)
      return confirmation.prepare(page)
    },
  },
  {
    path: '/product/hat-0',
    text: 'Failed to add item to cart',
    prepare: async (page) => () =>
      page.getByRole('main').getByRole('button', { name: 'Add to bag' }).click(),
  },
  {
    path: '/my-account',
    text: 'Failed to update item',
    prepare: async (page) => {
      const bag = await openCart(page)
      return () => bag.getByRole('button', { name: 'Increase quantity' }).click()
    },
  },
  {
    path: '/my-account',
    text: 'Failed to remove item',
    prepare: async (page) => {
      const bag = await openCart(page)
      const button = bag.getByRole('button', { name: `Remove ${name}` })
      return () => button.click()
    },
  },
  {
    path: '/my-account/orders',
    text: 'Failed to logout',
    prepare: async (page) => {
      const menu = page.getByRole('navigation', { name: 'Account', exact: true })
      // The question is inside as well.
      const button = menu.getByRole('button', { name: 'Logout' }).first()
      return () => confirmed(page, button, 'Log out?', 'Logout')
    },
  },
  {
    path: '/my-account/view-order/71',
    text: 'Failed to cancel order',
    prepare: async (page) => {
      const button = page.getByRole('button', { name: 'Cancel', exact: true })
      return () => confirmed(page, button, 'Cancel this order?', 'Cancel order')
    },
  },
]

for (const { path, text, prepare, shownIn } of actions)
  test(`a failure on ${path} shows the message of the CMS, or "${text}"`, async ({
    page,
    shop: { cms, url },
  }) => {
    covers(
      'errors.auth.login',
      'errors.auth.lost-password',
      'errors.auth.register',
      'errors.auth.reset-password',
      'errors.cancel-order.failure',
      'errors.cart.add',
      'errors.cart.remove',
      'errors.cart.update',
      'errors.confirm-payment.failure',
      'errors.form.failure',
      'errors.logout.failure',
    )

    if (path.startsWith('/my-account/') && !path.startsWith(lost))
      await page.context().addCookies([{ name: 'vitrine_session', value: 'ada', url }])
    failWith(cms, 422, { error: { message } })
    await page.goto(path)
    const act = await prepare(page)
    const shown = shownIn?.(page) ?? page.getByRole('alert')
    // tests/gateway/failureMessages.test.ts has every kind of failure.
    for (const [status, body, expected] of [
      [422, { error: { message } }, message],
      [500, { message: secret }, text],
    ] as const) {
      failWith(cms, status, body)
      await act()
      await expect(shown).toHaveText(expected)
    }
  })
