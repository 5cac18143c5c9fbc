import { randomUUID } from 'node:crypto'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { campaignCookie } from '@vitrine/web/frame/popups/dismissals.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { fillCheckout, orderReceived, placeOrderButton } from '../../support/pages/checkoutPages.ts'
import { password } from '../../support/pages/customers.ts'
import { pick } from '../../support/pages/storefront.ts'
import { adsId, measurementId, test } from '../../support/pages/tagShop.ts'
import type { TagStandIn } from '../../support/standIns/tags.ts'

// A visitor for whom no popup opens but the cookie consent.
const quiet = JSON.parse(process.env['QUIET_VISITOR'] ?? '{"cookies":[]}')
const cookies = quiet.cookies.filter(({ name }: { name: string }) => name !== 'cc_cookie')
test.use({ storageState: { ...quiet, cookies } })
// In one worker, because each starts a shop of its own.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ tagged: { tags } }) => tags.clear())

const consent = (page: Page) => page.getByRole('region', { name: 'Your cookie choices' })

const accept = (page: Page) => consent(page).getByRole('button', { name: 'Accept all' }).click()

/** The names of the collected events, without page views. */
const names = ({ events }: TagStandIn) =>
  events.map(({ name }) => name).filter((name) => name !== 'page_view')

/** Waits for one event of this name, and returns its parameters. */
async function collected({ events }: TagStandIn, name: string) {
  await expect.poll(() => events.filter((event) => event.name === name)).toHaveLength(1)
  return events.find((event) => event.name === name)?.parameters ?? {}
}

/** Opens a product and chooses one of its selections. */
async function chooseDress(page: Page) {
  await page.goto('/product/silk-slip-dress?utm_source=mail&key=secret')
  for (const label of ['Champagne', 'M']) await pick(page, label)
}

test('lists, products and changes of the bag are reported, each event once, and none before consent', async ({
  page,
  tagged: { tags },
}) => {
  covers(
    'analytics.add-to-cart',
    'analytics.address',
    'analytics.remove-from-cart',
    'analytics.tags.measurement',
    'analytics.view-cart',
    'analytics.view-item',
    'analytics.view-item-list',
    'popups.consent.before',
  )

  await page.goto('/shop')
  await expect(consent(page)).toBeVisible()
  expect(tags.loaded).toEqual([])
  await accept(page)
  const list = await collected(tags, 'view_item_list')
  expect(list).toMatchObject({ item_list_id: 'shop', send_to: [measurementId, adsId] })
  expect(list.items).toHaveLength(12)
  expect(list.items?.[0]).toMatchObject({ index: 0, item_list_id: 'shop' })
  expect(tags.loaded).toEqual([measurementId])

  await chooseDress(page)
  expect(await collected(tags, 'view_item')).toMatchObject({
    currency: 'THB',
    value: 6900,
    items: [{ item_name: 'Silk slip dress', item_brand: 'asv', price: 6900 }],
    page_location: expect.stringMatching(/\/product\/silk-slip-dress\?utm_source=mail$/),
  })
  await page.getByRole('button', { name: 'Add to bag' }).click()
  expect(await collected(tags, 'add_to_cart')).toMatchObject({
    currency: 'THB',
    value: 6900,
    items: [{ item_variant: 'Champagne, M', quantity: 1, price: 6900 }],
  })
  expect(await collected(tags, 'view_cart')).toMatchObject({ value: 6900 })
  const bag = page.getByRole('dialog', { name: 'Shopping Bag' })
  await bag.getByRole('button', { name: 'Increase quantity' }).click()
  await expect.poll(() => names(tags).filter((name) => name === 'add_to_cart')).toHaveLength(2)
  await bag.getByRole('button', { name: 'Decrease quantity' }).click()
  expect(await collected(tags, 'remove_from_cart')).toMatchObject({
    value: 6900,
    items: [{ quantity: 1 }],
  })
})

test('a checkout is reported until its purchase, each event once, without personal data', async ({
  page,
  tagged: { tags },
}) => {
  covers(
    'analytics.add-payment-info',
    'analytics.add-shipping-info',
    'analytics.address',
    'analytics.begin-checkout',
    'analytics.purchase',
  )

  test.slow()
  await chooseDress(page)
  await accept(page)
  await page.getByRole('button', { name: 'Add to bag' }).click()
  await collected(tags, 'add_to_cart')
  await fillCheckout(page)
  expect(await collected(tags, 'begin_checkout')).toMatchObject({ currency: 'THB', value: 6900 })
  expect(await collected(tags, 'add_shipping_info')).toMatchObject({ shipping_tier: 'express' })
  expect(await collected(tags, 'add_payment_info')).toMatchObject({ payment_type: 'BANK_TRANSFER' })
  await placeOrderButton(page).click()
  const id = await orderReceived(page)
  const purchase = await collected(tags, 'purchase')
  expect(purchase).toMatchObject({
    transaction_id: id,
    currency: 'THB',
    items: [{ item_name: 'Silk slip dress', item_variant: 'Champagne, M', quantity: 1 }],
  })
  // Without the included tax and without delivery.
  expect(purchase['value']).toBeCloseTo(6900 / 1.07, -1)
  // The URL of a guest's order gives access to it.
  expect(JSON.stringify(tags.events)).not.toMatch(/key=|@example\.com|secret/)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => tags.events.at(-1)?.name).toBe('page_view')
  for (const name of ['purchase', 'begin_checkout', 'add_shipping_info', 'add_payment_info'])
    expect(
      names(tags).filter((item) => item === name),
      name,
    ).toHaveLength(1)
})

test('a search, a card chosen from its results, a subscription and a registration are reported', {
  tag: '@all',
}, async ({ page, tagged: { tags } }) => {
  covers(
    'analytics.generate-lead',
    'analytics.search',
    'analytics.select-item',
    'analytics.sign-up',
  )

  await page.goto('/shop?s=linen')
  await accept(page)
  expect(await collected(tags, 'search')).toMatchObject({ search_term: 'linen' })
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  expect(await collected(tags, 'select_item')).toMatchObject({
    item_list_id: 'shop',
    items: [{ index: 0, item_list_id: 'shop' }],
  })

  await page.goto('/careers')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill(`${randomUUID().slice(0, 8)}@example.com`)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  expect(await collected(tags, 'generate_lead')).toMatchObject({ lead_source: 'newsletter' })

  await page.goto('/my-account')
  const register = page.getByRole('form', { name: 'Register' })
  for (const [name, value] of Object.entries({
    'First name': 'Nok',
    'Last name': 'Saetang',
    'Birth date': '1991-02-03',
    'Phone number': '081 234 5678',
    Email: `${randomUUID().slice(0, 8)}@example.com`,
    Password: password,
  }))
    await register.getByLabel(name, { exact: true }).fill(value)
  await register.getByRole('button', { name: 'Register' }).click()
  expect(await collected(tags, 'sign_up')).toMatchObject({ method: 'email' })
})

test('submitted forms of frames are reported once, after consent and from the shop’s own frames only', async ({
  page,
  tagged: { tags },
}) => {
  covers(
    'analytics.framed-form',
    'analytics.framed-form-once',
    'analytics.framed-form-origin',
    'popups.consent.before',
  )

  const contact = await sendContactForm(page)
  await page.evaluate(() => {
    const source = document.querySelector('iframe')?.contentWindow ?? null
    const data = { type: 'CONTACT-FORM_SUBMITTED', submission: 'forged' }
    dispatchEvent(new MessageEvent('message', { data, source, origin: 'https://evil.example' }))
    dispatchEvent(new MessageEvent('message', { data, source: window, origin: location.origin }))
  })
  expect(tags.events).toEqual([])
  await accept(page)
  expect(await collected(tags, 'generate_lead')).toMatchObject({ lead_source: 'contact' })

  // The confirmation is loaded again, as it is by going back to the page.
  await contact.locator('html').evaluate(() => location.reload())
  await expect(contact.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.goto('/white-asava#appointment')
  const appointment = page.getByTitle('Appointment form').contentFrame()
  for (const [label, value] of Object.entries({
    Service: 'asava',
    Boutique: 'siam-paragon',
    Time: '14:00',
  }))
    await appointment.getByLabel(label).selectOption(value)
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await appointment.getByLabel('Date').fill(inDays(7))
  await fillPerson(appointment)
  await appointment.getByRole('button', { name: 'Request appointment' }).click()
  await expect(appointment.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect
    .poll(() => tags.events.filter(({ name }) => name === 'generate_lead').map(sourceOf))
    .toEqual(['contact', 'appointment'])
  expect(JSON.stringify(tags.events)).not.toMatch(/Nok|nok@example|081/)
})

const sourceOf = ({ parameters }: TagStandIn['events'][number]) => parameters['lead_source']

async function fillPerson(form: FrameLocator) {
  await form.getByLabel('Name').fill('Nok Saetang')
  await form.getByLabel('Email').fill('nok@example.com')
  await form.getByLabel('Phone number').fill('081 234 5678')
  await form.getByRole('checkbox').check()
}

/** Sends the contact form, first with a mistake, and returns its frame. */
async function sendContactForm(page: Page) {
  await page.goto('/contact-us')
  const frame = page.getByTitle('Contact form')
  await frame.scrollIntoViewIfNeeded()
  const form = frame.contentFrame()
  await fillPerson(form)
  await form.getByLabel('Subject').selectOption('product')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByRole('textbox', { name: 'Message' }).fill('Is the green green?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  return form
}

test('each category allows its own tag, and a withdrawn consent stops them', async ({
  page,
  tagged: { tags },
}) => {
  covers('analytics.tags.ads', 'analytics.tags.withdrawn')

  await page.goto('/privacy-policy')
  await consent(page).getByRole('button', { name: 'Manage preferences' }).click()
  const preferences = page.getByRole('dialog', { name: 'Cookie preferences' })
  await preferences.getByRole('checkbox', { name: 'Advertising' }).check()
  await preferences.getByRole('button', { name: 'Save' }).click()
  const view = await collected(tags, 'page_view')
  expect(view.send_to).toEqual([adsId])
  expect(tags.loaded).toEqual([adsId])
  expect(tags.events[0]).toMatchObject({
    configured: [adsId],
    consent: { ad_storage: 'granted', ad_user_data: 'granted', analytics_storage: 'denied' },
  })

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /cookie/i })
    .click()
  await preferences.getByRole('button', { name: 'Reject all' }).click()
  await expect(preferences).toBeHidden()
  const before = tags.events.length
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Customer care', { exact: true }).click()
  await footer.getByRole('link', { name: 'Shipping and returns' }).first().click()
  await expect(page).toHaveURL(/shipping-and-returns/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(tags.events).toHaveLength(before)
  expect(tags.loaded).toEqual([adsId])
})

test('the followed link of a campaign is reported', { tag: '@all' }, async ({
  page,
  tagged: { tags },
}) => {
  covers('analytics.select-promotion')

  await page.context().clearCookies({ name: campaignCookie('cool-season-2026') })
  await page.clock.install()
  await page.goto('/privacy-policy')
  await accept(page)
  await expect(consent(page)).toBeHidden()
  await page.clock.runFor(30_000)
  const campaign = page.getByRole('complementary', { name: 'The cool season, wrapped' })
  await campaign.getByRole('link').click()
  expect(await collected(tags, 'select_promotion')).toMatchObject({
    promotion_id: 'cool-season-2026',
    promotion_name: 'The cool season, wrapped',
  })
  await expect(campaign).toBeHidden()
})

test('the page where cards are entered loads no tag', async ({ page, tagged: { tags } }) => {
  covers('analytics.tags.cards')

  await page.goto('/privacy-policy')
  await accept(page)
  await collected(tags, 'page_view')
  tags.clear()
  const response = await page.goto('/checkout/card/1')
  expect(response?.headers()['content-security-policy']).not.toContain(new URL(tags.scriptUrl).host)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true)
  expect(tags.loaded).toEqual([])
  expect(tags.events).toEqual([])
})
