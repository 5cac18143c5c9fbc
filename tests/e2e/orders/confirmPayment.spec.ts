import { expect, type Page } from '@playwright/test'
import { slipImage } from '@vitrine/cms/tests/support/slip.ts'
import { ConfirmPaymentDocument } from '@vitrine/web/shop/orders/confirmPayment/confirmPayment.generated.ts'
import sharp from 'sharp'
import { withImages } from '#tests/support/browser/launchOptions.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { password, placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { hold, record, respondWith } from '../../support/pages/operations.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test.use({ launchOptions: withImages })

const upload = ConfirmPaymentDocument.hash
const send = (page: Page) => page.getByRole('button', { name: 'Confirm payment' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const slip = (page: Page) => page.getByLabel('Transfer slip')
const confirmation = (page: Page) =>
  page.getByRole('heading', { name: 'Confirm payment submitted' })

async function validSlip() {
  return { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await slipImage('jpeg') }
}

/** Opens the form, prefilled with a customer and an order to be paid by transfer. */
async function openForm(page: Page) {
  const customer = await registerCustomer(page)
  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto(`/confirm-payment?wcp_order_id=${order.id}`, { waitUntil: 'domcontentloaded' })
  await expect(field(page, 'Name')).toHaveValue(customer.displayName)
  await field(page, 'Transfer Amount').fill(String(order.total))
  await page.getByRole('radio', { name: 'Siam Commercial Bank' }).check()
  return { customer, order }
}

test('each rule of the form shows its message at its field', async ({ page }) => {
  covers('confirm-payment.converted', 'confirm-payment.heic', 'validation.confirm-payment.*')

  await page.goto('/confirm-payment?wcp_order_id=12a', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('radio', { name: 'Kasikornbank' })).toBeVisible()
  await expectAccessible(page)
  await send(page).click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required')
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(/Phone number is required$/)
  await expect(field(page, 'Order number')).toHaveAccessibleDescription(
    'Order number must be a number',
  )
  await expect(field(page, 'Transfer Amount')).toHaveAccessibleDescription(
    /Transfer Amount is required$/,
  )
  await expect(page.getByRole('group', { name: 'Bank transfer to' })).toHaveAccessibleDescription(
    'Bank transfer is required',
  )
  await expect(slip(page)).toHaveAccessibleDescription(/Transfer slip is required$/)
  await expectAccessible(page)
  await field(page, 'Order number').fill('')
  await expect(field(page, 'Order number')).toHaveAccessibleDescription('Order is required')
  await slip(page).setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  await expect(slip(page)).toHaveAccessibleDescription(/Only accept jpeg, png, jpg$/)
  // Chromium cannot show the photos of iPhones, which Safari converts.
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')
  for (const [name, mimeType] of [
    ['IMG_1.HEIC', 'image/heic'],
    ['IMG_1.heif', ''],
    ['IMG_1.jpg', 'image/jpeg'],
  ] as const) {
    await slip(page).setInputFiles({ name, mimeType, buffer: heic })
    await expect(slip(page)).toHaveAccessibleDescription(
      /^This browser cannot convert HEIC photos\..* Only accept jpeg, png, jpg$/,
    )
  }
  // No photo that could be converted.
  const large = Buffer.alloc(2_097_153)
  large.set([0xff, 0xd8, 0xff])
  await slip(page).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: large })
  await expect(slip(page)).toHaveAccessibleDescription(/File size must be less than 2MB$/)
  await slip(page).setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: large.subarray(0, -1),
  })
  await expect(slip(page)).toHaveAccessibleDescription('JPEG or PNG, up to 2 MB')
  // As when the file dialog is cancelled.
  await slip(page).setInputFiles([])
  const nameOfFile = (input: HTMLInputElement) => input.files?.[0]?.name
  await expect.poll(() => slip(page).evaluate(nameOfFile)).toBe('a.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photo = sharp({
    create: { width: 1400, height: 1000, channels: 3, background: '#fff', noise },
  })
  for (const [name, mimeType, buffer] of [
    ['photo.webp', 'image/webp', await photo.clone().webp().toBuffer()],
    ['large.png', 'image/png', await photo.clone().png().toBuffer()],
    ['old.jpg', 'image/pjpeg', await photo.clone().jpeg().toBuffer()],
  ] as const) {
    await slip(page).setInputFiles({ name, mimeType, buffer })
    await expect.poll(() => slip(page).evaluate(nameOfFile)).toBe(name.replace(/\w+$/, 'jpg'))
    await expect(slip(page)).toHaveAccessibleDescription('JPEG or PNG, up to 2 MB')
  }
})

test('a renamed file is rejected at its field by its content, the other values stay, and a valid file is accepted', async ({
  page,
}) => {
  covers('permissions.customer.confirm-payment', 'validation.confirm-payment.slip-content')

  const { order } = await openForm(page)
  await slip(page).setInputFiles({
    name: 'slip.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await send(page).click()
  await expect(slip(page)).toHaveAccessibleDescription(/Only accept jpeg, png, jpg$/)
  await expectAccessible(page)
  await expect(field(page, 'Order number')).toHaveValue(order.id)
  await expect(field(page, 'Transfer Amount')).toHaveValue(String(order.total))
  await slip(page).setInputFiles(await validSlip())
  await expect(page.getByRole('img', { name: 'Your transfer slip' })).toBeVisible()
  await send(page).click()
  await expect(confirmation(page)).toBeFocused()
  await expectAccessible(page)
})

test('a failed form keeps its values and shows the server’s message', { tag: '@all' }, async ({
  page,
}) => {
  covers('confirm-payment.failure')

  const { order } = await openForm(page)
  await slip(page).setInputFiles(await validSlip())
  await field(page, 'Order number').fill('1')
  await send(page).click()
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Order not found')
  await expect(page.getByRole('img', { name: 'Your transfer slip' })).toBeVisible()
  await expectAccessible(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('img', { name: 'Your transfer slip' })).toBeVisible()
  await expect(slip(page)).toHaveValue(/slip\.jpg$/)
  await field(page, 'Order number').fill(order.id)
  await send(page).click()
  await expect(confirmation(page)).toBeVisible()
})

test('an expired session opens the sign-in, and the form is restored afterwards', async ({
  page,
}) => {
  covers('confirm-payment.reload', 'errors.unauthenticated', 'session.expired.popup')

  const { order } = await openForm(page)
  await page.goto(`${page.url()}&qa=payment.confirm:401`, { waitUntil: 'domcontentloaded' })
  await expect(field(page, 'Transfer Amount')).toHaveValue(String(order.total))
  await slip(page).setInputFiles(await validSlip())
  await send(page).click()
  await expect(
    page.getByText("It looks like you're not signed in. Please sign in to continue."),
  ).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await page.goto(`/confirm-payment?wcp_order_id=${order.id}&qa=`, {
    waitUntil: 'domcontentloaded',
  })
  await expect(page.getByRole('img', { name: 'Your transfer slip' })).toBeVisible()
  await send(page).click()
  await expect(confirmation(page)).toBeVisible()
})

test('the form is prefilled, and sends its fields once with their progress', async ({ page }) => {
  covers(
    'confirm-payment.fields',
    'confirm-payment.once',
    'confirm-payment.prefill.customer',
    'confirm-payment.prefill.order',
    'confirm-payment.progress',
    'confirm-payment.success',
  )

  const { customer, order } = await openForm(page)
  await expect(field(page, 'Name')).toHaveValue(customer.displayName)
  await expect(field(page, 'Phone number')).toHaveValue('+66 81 234 5678')
  await expect(field(page, 'Order number')).toHaveValue(order.id)
  const form = page.getByRole('form', { name: 'Confirm payment' })
  await expect(form.getByRole('textbox')).toHaveCount(4)
  await expect(form.getByRole('group', { name: 'Bank transfer to' })).toBeVisible()
  await slip(page).setInputFiles(await validSlip())
  const sent = await record(page, upload)
  const release = await hold(page, upload)
  await send(page).dblclick()
  await expect(form.getByRole('progressbar', { name: 'Uploading your slip' })).toBeVisible()
  await expectAccessible(page)
  await send(page).press('Enter')
  release()
  await expect(confirmation(page)).toBeFocused()
  await expect(form).toBeHidden()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers()['accept']).toContain('application/graphql-response+json')
})

test('a confirmation shows the server’s message or its own, also when it fails', {
  tag: '@all',
}, async ({ page }) => {
  covers(
    'confirm-payment.success',
    'errors.confirm-payment.failure',
    'errors.confirm-payment.success',
  )

  await openForm(page)
  await slip(page).setInputFiles(await validSlip())
  const alert = page.getByRole('form').getByRole('alert')
  let stop = await respondWith(page, upload, { body: '<h1>Bad gateway</h1>' })
  await send(page).click()
  await expect(alert).toHaveText('Failed to submit confirm payment')
  await stop()
  stop = await respondWith(page, upload, { message: 'We have closed our books.' })
  await send(page).click()
  await expect(alert).toHaveText('We have closed our books.')
  // At the form and as a toast.
  await expect(page.getByText('We have closed our books.')).toHaveCount(2)
  await stop()
  stop = await respondWith(page, upload, 'no response')
  await send(page).click()
  await expect(alert).toHaveText('Failed to submit confirm payment')
  await stop()
  stop = await respondWith(page, upload, { data: { confirmPayment: { message: '' } } })
  await send(page).click()
  await expect(confirmation(page)).toBeVisible()
  // In the page and as a toast.
  await expect(page.getByText('Confirm payment submitted')).toHaveCount(2)
  await stop()
  await openForm(page)
  await slip(page).setInputFiles(await validSlip())
  await respondWith(page, upload, { data: { confirmPayment: { message: 'Your slip is here.' } } })
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Your slip is here.' })).toBeVisible()
  await expect(page.getByText('Your slip is here.')).toHaveCount(2)
})

test('a slip that needs a sign-in is not sent again, and is in the form afterwards', {
  tag: '@all',
}, async ({ page }) => {
  covers('session.expired.file', 'session.sign-in.reload')

  const { customer, order } = await openForm(page)
  await slip(page).setInputFiles(await validSlip())
  await expect(page.getByRole('img', { name: 'Your transfer slip' })).toBeVisible()
  await page.request.get('/?qa=payment.confirm:401')
  const sent = await record(page, upload)
  await send(page).click()
  await expect(page.getByText("It looks like you're not signed in.").first()).toBeVisible()
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  await popup.getByRole('textbox', { name: 'Username or email address' }).fill(customer.email)
  await popup.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.request.get('/?qa=')
  const reloaded = page.waitForEvent('domcontentloaded')
  await popup.getByRole('textbox', { name: 'Password' }).press('Enter')
  await reloaded
  await expect(page.getByRole('img', { name: 'Your transfer slip' })).toBeVisible()
  await expect(field(page, 'Transfer Amount')).toHaveValue(String(order.total))
  await expect(page.getByRole('radio', { name: 'Siam Commercial Bank' })).toBeChecked()
  // The field shows the name of its file.
  expect(await slip(page).inputValue()).toMatch(/slip\.jpg$/)
  expect(sent).toHaveLength(1)
  await send(page).click()
  await expect(confirmation(page)).toBeVisible()
  expect(sent).toHaveLength(2)
  const url = `/confirm-payment?wcp_order_id=${order.id}`
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await expect(field(page, 'Name')).toHaveValue(customer.displayName)
  await expect(page.getByRole('radio', { name: 'Siam Commercial Bank' })).not.toBeChecked()
  await expect(page.getByRole('img', { name: 'Your transfer slip' })).toBeHidden()
})

test('a phone number that does not exist is rejected at its field', { tag: '@all' }, async ({
  page,
}) => {
  covers('validation.forms.phone')

  await openForm(page)
  await slip(page).setInputFiles(await validSlip())
  await field(page, 'Phone number').fill('12')
  await send(page).click()
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(
    /Please enter a valid phone number, such as 081 234 5678$/,
  )
  await expect(field(page, 'Phone number')).toBeFocused()
  await expectAccessible(page)
  await field(page, 'Phone number').fill('+66 81 234 5678')
  await send(page).click()
  await expect(confirmation(page)).toBeVisible()
})

test('the draft of one order does not appear at another order', {
  tag: '@all',
}, async ({ page }) => {
  covers('confirm-payment.draft.order')

  const { order } = await openForm(page)
  await slip(page).setInputFiles(await validSlip())
  await expect(page.getByRole('img', { name: 'Your transfer slip' })).toBeVisible()
  const other = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto(`/confirm-payment?wcp_order_id=${other.id}`, { waitUntil: 'domcontentloaded' })
  await expect(field(page, 'Name')).not.toHaveValue('')
  await expect(field(page, 'Order number')).toHaveValue(other.id)
  await expect(field(page, 'Transfer Amount')).toHaveValue(String(other.total))
  await expect(page.getByRole('radio', { name: 'Siam Commercial Bank' })).not.toBeChecked()
  await expect(page.getByRole('img', { name: 'Your transfer slip' })).toBeHidden()
  await page.goto(`/confirm-payment?wcp_order_id=${order.id}`, { waitUntil: 'domcontentloaded' })
  await expect(field(page, 'Transfer Amount')).toHaveValue(String(order.total))
})

test('a guest sends the slip through the link of the order with another phone number', async ({
  page,
}) => {
  covers('confirm-payment.key')

  const order = await placeOrder(page, 'BANK_TRANSFER')
  await page.goto(`/checkout/order-received/${order.id}?key=${order.accessKey}`)
  await page.getByRole('link', { name: 'Confirm payment' }).first().click()
  await field(page, 'Name').fill('Ploy Saetang')
  await field(page, 'Phone number').fill('02 658 1234')
  await field(page, 'Transfer Amount').fill(String(order.total))
  await page.getByRole('radio', { name: 'Kasikornbank' }).check()
  await slip(page).setInputFiles(await validSlip())
  await send(page).click()
  await expect(confirmation(page)).toBeVisible()
})

test('the bank accounts show an error and a retry when they fail to load', {
  tag: '@all',
}, async ({ page }) => {
  covers('errors.in-place', 'errors.load.bank-accounts')

  await page.goto('/confirm-payment?qa=payment.bankAccounts:500', { waitUntil: 'domcontentloaded' })
  const failure = page.getByRole('form').getByText('Failed to fetch bank accounts')
  await expect(failure).toBeVisible()
  // In the form and as a toast.
  await expect(page.getByText('Failed to fetch bank accounts')).toHaveCount(2)
  await page.context().clearCookies({ name: 'vitrine_qa' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: 'Bangkok Bank' })).toBeVisible()
})
