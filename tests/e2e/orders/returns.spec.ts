import { expect, type Page } from '@playwright/test'
import type { WorkQueues } from '@vitrine/commerce/staff/orders.ts'
import { covers } from '#tests/support/clauses/coversInBrowser.ts'
import { test } from '../../support/pages/browserTest.ts'
import { checkOut, executeGraphql, placeOrder } from '../../support/pages/customers.ts'
import { emailTo, staff } from '../../support/pages/outbox.ts'
import { expectAccessible } from '../../support/pages/storefront.ts'

test('a guest requests a return with a reason and follows it until the refund', async ({
  page,
}) => {
  covers(
    'orders.return.account',
    'orders.return.label',
    'orders.return.reason',
    'orders.return.request',
    'orders.return.shown',
    'orders.return.statuses',
  )

  test.slow()
  const order = await placeOrder(page, 'BANK_TRANSFER')
  const url = `/my-account/view-order/${order.id}?key=${order.accessKey}`
  await staff().transfer(order.id, order.total)
  await staff().act(order.id, 'pack')
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Returns' })).toHaveCount(0)
  await staff().act(order.id, 'complete')
  await page.goto('/?qa=orders.returns.add:503')
  await page.goto(url)
  const returns = page.getByRole('region', { name: 'Returns' })
  await expect(
    returns.getByText(/^You can return items of this order until \w+, \w+ \d+, \d+:\d\d [ap]m/),
  ).toBeVisible()
  await returns
    .locator('summary')
    .filter({ hasText: /^Return items$/ })
    .press('Enter')
  const form = returns.getByRole('form', { name: 'Return items' })
  const send = form.getByRole('button', { name: 'Request return' })
  await send.press('Enter')
  await expect(form.getByText('Please choose what you would like to return')).toBeVisible()
  const item = form.getByRole('group', { name: new RegExp(`^${order.name}`) })
  await item.getByRole('combobox', { name: 'Quantity to return' }).selectOption('1')
  await send.click()
  await expect(form.getByText('Please choose a reason')).toBeVisible()
  const reason = item.getByRole('combobox', { name: 'Reason' })
  await reason.selectOption('Too small')
  await form.getByLabel('Bank').fill('Kasikornbank')
  await form.getByLabel('Account name').fill('Ploy Saetang')
  await form.getByLabel('Account number').fill('๐๑๒-3-45')
  await send.click()
  await expect(form.getByText('An account number has 10 to 15 digits')).toBeVisible()
  await form.getByLabel('Account number').fill('๐๑๒-3-45678-9')
  await expectAccessible(page)
  await send.click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(reason).toHaveValue('TOO_SMALL')
  await page.request.get('/?qa=')
  await send.click()
  const shown = returns.getByRole('listitem').filter({ hasText: /^Return \d+ of / })
  await expect(shown).toContainText('We’ve received your request and will reply by email.')
  await expect(form).toHaveCount(0)
  const [, id = ''] = /Return (\d+)/.exec((await shown.textContent()) ?? '') ?? []
  const { run, step } = staff()
  const queues = (await run('queues', {})) as WorkQueues
  expect(queues.returns.rows.find((row) => row.return === id)).toMatchObject({
    order: order.id,
    pieces: expect.stringContaining('too_small'),
  })
  const request = Number(id)
  await step(order.id, 'decideReturn', { id: request, status: 'approved' })
  await page.reload()
  await expect(shown).toContainText(`Return ${id} · Order ${order.id}`)
  await expectAccessible(page)
  await emailTo(order.email, `Your return is approved (order ${order.id})`)
  await step(order.id, 'receiveReturn', { id: request, amount: null, isRestocked: true })
  const { returns: received } = await staff().order(order.id)
  expect(received[0]?.account).toBe('Kasikornbank 0123456789, Ploy Saetang')
  await page.reload()
  await expect(shown).toContainText('We’ve received your items and are refunding you.')
  await staff().endRefunds(order.id)
  await page.reload()
  await expect(shown).toContainText('We’ve sent your refund.')
})

test('a piece is exchanged for another size, which asks for no bank account', async ({ page }) => {
  covers('orders.return.exchange')

  const name = await addInSize(page, 'silk-slip-dress', 's')
  const order = await checkOut(page.request, 'BANK_TRANSFER')
  await staff().transfer(order.id, order.total)
  await staff().act(order.id, 'pack')
  await staff().act(order.id, 'complete')
  await page.goto(`/my-account/view-order/${order.id}?key=${order.accessKey}`)
  const returns = page.getByRole('region', { name: 'Returns' })
  await returns
    .locator('summary')
    .filter({ hasText: /^Return items$/ })
    .press('Enter')
  const form = returns.getByRole('form', { name: 'Return items' })
  const item = form.getByRole('group', { name: new RegExp(`^${name}`) })
  await item.getByRole('combobox', { name: 'Quantity to return' }).selectOption('1')
  await item.getByRole('combobox', { name: 'Reason' }).selectOption('Too small')
  await expect(form.getByLabel('Account number')).toBeVisible()
  const choice = item.getByRole('combobox', { name: 'What would you like instead?' })
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await choice.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(250)
  }
  await choice.selectOption('The same in L')
  await expect(form.getByLabel('Account number')).toHaveCount(0)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Request return' }).click()
  const shown = returns.getByRole('listitem').filter({ hasText: /^Return \d+ of / })
  await expect(shown).toContainText('in exchange for L')
  const [, id = ''] = /Return (\d+)/.exec((await shown.textContent()) ?? '') ?? []
  await staff().step(order.id, 'decideReturn', { id: Number(id), status: 'approved' })
  const reception = { id: Number(id), amount: null, isRestocked: true }
  await staff().step(order.id, 'receiveReturn', reception)
  await page.reload()
  await expect(shown).toContainText('We’ve received your items and are sending you the other size.')
})

/** Adds a product in a size to the bag, in any colour, and returns its name. */
async function addInSize({ request }: Page, slug: string, size: string): Promise<string> {
  const { product } = await executeGraphql<{ product: { name: string; variations: Variation[] } }>(
    request,
    `{ product(slug: "${slug}") { name variations { id selectedOptions { value } } } }`,
  )
  const variation = product.variations.find(({ selectedOptions }) =>
    selectedOptions.some(({ value }) => value === size),
  )
  await executeGraphql(
    request,
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
    { input: { variationId: variation?.id } },
  )
  return product.name
}

interface Variation {
  id: string
  selectedOptions: { value: string }[]
}
