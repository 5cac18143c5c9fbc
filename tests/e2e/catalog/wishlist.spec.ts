import { expect, type Page } from '@playwright/test'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import {
  executeGraphql,
  password,
  registerCustomer,
  signOutBehindThePage,
} from '../../support/pages/customers.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

const dress = '/product/silk-slip-dress'
/** The product's own wishlist button; each card has one too. */
const save = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Save item' }).first()
const remove = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Remove item' })
const saved = (page: Page) => page.getByRole('list', { name: 'Saved products' })

/** The items that this browser keeps. */
const countKept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('guest-wishlist') ?? '[]').length)

const keptOnDevice = 'Saved on this device for now. Sign in to keep it in your account.'

test("a guest's items are kept on the device and join the customer's wishlist at the sign-in", async ({
  page,
}) => {
  covers(
    'wishlist.guest.joins',
    'wishlist.guest.kept',
    'wishlist.item.options',
    'wishlist.page.guest',
    'wishlist.page.guest-items',
  )

  const { email } = await registerCustomer(page)
  await signOutBehindThePage(page)
  await page.goto('/wishlist')
  await expect(page.getByText('Please sign in to view your wishlist.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(dress)
  await save(page).press('Enter')
  await expect(page.getByText(keptOnDevice)).toBeVisible()
  await expect(remove(page)).toHaveCount(1)
  await page.goto('/shop')
  await save(page).click()
  await expect.poll(() => countKept(page)).toBe(2)
  await page.goto('/wishlist')
  await expect(page.getByText(/^Saved on this device for now\. Sign in to keep them/)).toBeVisible()
  await expect(saved(page).getByRole('article')).toHaveCount(2)
  await expect(saved(page).getByRole('article').nth(1)).toContainText('Silk slip dress')
  await expectAccessible(page)
  await remove(page).first().press('Enter')
  await expect(saved(page).getByRole('article')).toHaveCount(1)
  await expect(remove(page)).toBeFocused()

  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const popup = page.getByRole('dialog', { name: /sign in/i })
  await popup.getByRole('textbox', { name: 'Username or email address' }).fill(email)
  await popup.getByRole('textbox', { name: 'Password' }).fill(password)
  await popup.getByRole('textbox', { name: 'Password' }).press('Enter')
  await expect(page.getByText(/^Saved on this device/)).toBeHidden()
  await expect(saved(page)).toContainText('Silk slip dress')
  const link = saved(page).getByRole('link')
  await expect(link).toHaveAttribute('href', /\?variation=colour:champagne$/)
  await page.reload()
  await expect(saved(page).getByRole('article')).toHaveCount(1)
  await expect(link).toHaveAttribute('href', /\?variation=colour:champagne$/)
})

test('an item saved with an ended session is added to the wishlist after the sign-in', async ({
  page,
}) => {
  covers('wishlist.sign-in.needed', 'wishlist.sign-in.resume')

  const { email } = await registerCustomer(page)
  const listed = page.waitForResponse(/operationName=WishlistIds/)
  await page.goto(dress)
  await listed
  await signOutBehindThePage(page)
  await save(page).click()
  const popup = page.getByRole('dialog', { name: /sign in/i })
  await expect(popup).toBeVisible()
  await expect(
    page.getByText("It looks like you're not signed in. Please sign in to continue."),
  ).toBeVisible()
  await popup.getByRole('textbox', { name: 'Username or email address' }).fill(email)
  await popup.getByRole('textbox', { name: 'Password' }).fill(password)
  await popup.getByRole('textbox', { name: 'Password' }).press('Enter')
  await expect(remove(page)).toHaveCount(1)
  await page.goto('/wishlist')
  await expect(saved(page).getByRole('article')).toHaveCount(1)
  await expect(saved(page)).toContainText('Silk slip dress')
})

test("a guest's wishlist follows another tab, and holds 24 items", { tag: '@all' }, async ({
  page,
  context,
}) => {
  covers('wishlist.guest.full', 'wishlist.tabs')

  await page.goto('/shop')
  await expect(save(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(dress)
  await save(other).click()
  await expect(other.getByText(keptOnDevice)).toBeVisible()
  const dressButton = page
    .getByRole('article')
    .filter({ hasText: 'Silk slip dress' })
    .getByRole('button', { name: /item$/ })
  await expect(dressButton.first()).toHaveAccessibleName('Remove item')

  await page.evaluate(() => {
    const ids = Array.from({ length: 24 }, (_, index) => `kept-${index}`)
    const items = ids.map((productId) => ({ productId, isSaved: true }))
    localStorage.setItem('guest-wishlist', JSON.stringify(items))
  })
  await page.reload()
  await expect(dressButton.first()).toHaveAccessibleName('Save item')
  await dressButton.first().click()
  await expect(
    page.getByText('Your wishlist on this device is full. Sign in to save more.'),
  ).toBeVisible()
  await expect(page.getByRole('dialog', { name: /sign in/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dressButton.first()).toHaveAccessibleName('Save item')
})

test('items are saved from a card and removed on the wishlist, until it is empty', async ({
  page,
}) => {
  covers(
    'routes.wishlist',
    'calls.refetch.focus',
    'wishlist.toggle',
    'wishlist.toggle.failure',
    'wishlist.focus',
    'wishlist.label.remove',
    'wishlist.label.save',
    'wishlist.page.products',
    'wishlist.toggle.revalidate',
  )

  await registerCustomer(page)
  await page.goto('/wishlist')
  await expect(page.getByText('No products found.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/shop')
  const card = page.getByRole('main').getByRole('article').first()
  const name = await card.getByRole('link').innerText()
  const other = await page.getByRole('article').nth(1).getAttribute('data-product')
  // The label is optimistic: it changes before the server responds.
  const added = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('AddToWishlist')),
  )
  await card.getByRole('button', { name: 'Save item' }).click()
  await expect(card.getByRole('button', { name: 'Remove item' })).toBeVisible()
  await added
  await page.goto('/wishlist')
  await expect(saved(page).getByRole('article')).toHaveCount(1)
  expect(await saved(page).getByRole('article').getByRole('link').innerText()).toBe(name)
  await expectAccessible(page)
  await page.request.get('/?qa=wishlist.remove:500')
  await remove(page).click()
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
  await expect(saved(page).getByRole('article')).toHaveCount(1)
  await page.request.get('/?qa=')
  // Saved on another device in the meantime.
  const mutation =
    'mutation ($other: ID!) { addToWishlist(input: { productId: $other }) { userErrors { code message } } }'
  await executeGraphql(page.request, mutation, { other })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(saved(page).getByRole('article')).toHaveCount(2)
  await remove(page).first().press('Enter')
  await expect(saved(page).getByRole('article')).toHaveCount(1)
  await expect(remove(page)).toBeFocused()
  await remove(page).press('Enter')
  await expect(page.getByText('No products found.')).toBeFocused()
})

test('an item saved while the wishlist loads is not lost when the list arrives', {
  tag: '@all',
}, async ({ page }) => {
  await registerCustomer(page)
  const firstResponse = Promise.withResolvers<void>()
  const secondRequest = Promise.withResolvers<void>()
  const secondResponse = Promise.withResolvers<void>()
  let requests = 0
  await page.route(/operationName=WishlistIds/, async (route) => {
    requests += 1
    if (requests > 1) {
      secondRequest.resolve()
      await firstResponse.promise
      await route.fulfill({ response: await route.fetch() })
      return secondResponse.resolve()
    }
    // The list as it was before the change, delivered after it.
    const response = await route.fetch()
    await secondRequest.promise
    await route.fulfill({ response })
    firstResponse.resolve()
  })
  await page.goto('/shop')
  await expect.poll(() => requests).toBe(1)
  const card = page.getByRole('main').getByRole('article').first()
  await card.getByRole('button', { name: 'Save item' }).click()
  await secondResponse.promise
  await expect(card.getByRole('button', { name: 'Remove item' })).toBeVisible()
})

test('a wishlist that fails to load, that the CMS does not have or that is empty says so', {
  tag: '@all',
}, async ({ page }) => {
  covers(
    'errors.in-place',
    'errors.load.wishlist',
    'errors.not-found.page',
    'frame.header.wishlist',
    'wishlist.page.empty-response',
    'wishlist.page.not-found',
  )

  test.slow()
  await registerCustomer(page)
  await page.request.get('/?qa=wishlist.list:500')
  await page.goto('/wishlist')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Failed to fetch wishlist page')
  // In the page and as a toast.
  await expect(page.getByText('Failed to fetch wishlist page')).toHaveCount(2)
  await expectAccessible(page)
  await page.request.get('/?qa=')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No products found.')).toBeVisible()

  await page.request.get('/?qa=wishlist.list:404')
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { name: 'We couldn’t find this page' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  await page.request.get('/?qa=page:404,posts.read:404')
  await page.goto('/shop')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /wishlist/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/wishlist$/)
  await expect(page.getByRole('heading', { name: 'We couldn’t find this page' })).toBeVisible()
  await page.request.get('/?qa=')

  let isEmpty = true
  await page.route('**/graphql*', async (route) => {
    const isWishlist = route.request().postData()?.includes('"operationName":"Wishlist"')
    if (isWishlist && isEmpty) await route.fulfill({ status: 200, body: '' })
    else await route.continue()
  })
  await page.goto('/wishlist')
  await expect(alert).toContainText('No response data')
  await expectAccessible(page)
  isEmpty = false
  await expect(page.getByText('No products found.')).toBeVisible()
})

test('what a guest saved is added to the wishlist after a registration', { tag: '@all' }, async ({
  page,
}) => {
  covers('permissions.visitor.sign-in', 'wishlist.guest.joins', 'session.sign-in.popup')

  const popup = page.getByRole('dialog', { name: /sign in/i })
  await page.goto(dress)
  await save(page).click()
  await expect(page.getByText(keptOnDevice)).toBeVisible()
  await page.goto('/wishlist')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await popup.getByRole('link', { name: 'Create an account' }).click()
  const form = page.getByRole('form', { name: 'Register' })
  const values = {
    'First name': 'Nok',
    'Last name': 'Saelim',
    'Birth date': '1991-02-03',
    'Phone number': '081 234 5678',
    Email: `${crypto.randomUUID().slice(0, 8)}@example.com`,
    Password: password,
  }
  for (const [name, text] of Object.entries(values))
    await form.getByRole('textbox', { name, exact: true }).fill(text)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByText('Welcome, Nok. Your account is ready.')).toBeVisible()
  await page.goto('/wishlist')
  await expect(saved(page).getByRole('article')).toHaveCount(1)
  await expect(saved(page)).toContainText('Silk slip dress')
})

test('the product page saves the product and removes it again', async ({ page }) => {
  covers('product.page.wishlist', 'wishlist.label.remove', 'wishlist.label.save')

  await page.goto(dress)
  await save(page).press('Enter')
  await expect(remove(page)).toHaveCount(1)
  await expect.poll(() => countKept(page)).toBe(1)
  await remove(page).press('Enter')
  await expect(remove(page)).toHaveCount(0)
  await expect.poll(() => countKept(page)).toBe(0)
})

test('closing the sign-in of an ended session keeps a saved item on the device, and discards a removal', {
  tag: '@all',
}, async ({ page }) => {
  covers('wishlist.sign-in.cancelled')

  await registerCustomer(page)
  const { product } = await executeGraphql<{ product: { id: string } }>(
    page.request,
    '{ product(slug: "camp-collar-shirt") { id: databaseId } }',
  )
  const mutation =
    'mutation ($id: ID!) { addToWishlist(input: { productId: $id }) { userErrors { code message } } }'
  await executeGraphql(page.request, mutation, { id: product.id })
  const cookies = await page.context().cookies()
  await page.goto('/product/camp-collar-shirt')
  await expect(remove(page)).toHaveCount(1)
  await page.context().clearCookies({ name: 'vitrine_session' })
  const popup = page.getByRole('dialog', { name: /sign in/i })
  await remove(page).click()
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  expect(await countKept(page)).toBe(0)
  await save(page).click()
  await expect(remove(page)).toHaveCount(1)
  await expect.poll(() => countKept(page)).toBe(1)
  // The customer's list has kept what was not removed.
  await page.context().addCookies(cookies)
  const { wishlist } = await executeGraphql<{ wishlist: { nodes: { slug: string }[] } }>(
    page.request,
    '{ wishlist { nodes { slug } } }',
  )
  expect(wishlist.nodes).toEqual([{ slug: 'camp-collar-shirt' }])
})
