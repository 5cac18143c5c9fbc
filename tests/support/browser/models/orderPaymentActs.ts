import { expect, type Page } from '@playwright/test'
import type { PaymentResponse } from '@vitrine/machines/orderPayment/orderPayment.ts'
import { executeGraphql } from '../../pages/customers.ts'
import { command } from '../../pages/outbox.ts'
import type { Act, World } from '../browserModel.ts'
import { fewPolls, lifetime, maxPolls, shownOrderId, tryAgain } from './orderPaymentPage.ts'

const cancel = (page: Page) =>
  executeGraphql(
    page.request,
    'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { userErrors { code message } } }',
    {
      id: shownOrderId(page),
    },
  )

/** Requests the code for the first time, which creates it; only then can it be paid or expire. */
async function drawCode({ page }: World) {
  await executeGraphql(page.request, 'query ($id: ID!) { promptPay(orderId: $id) { status } }', {
    id: shownOrderId(page),
  })
}

async function markPaid(world: World) {
  await drawCode(world)
  await command('pay', shownOrderId(world.page))
}

/** Makes the CMS respond to a request for the payment as the model plans, by a payment or by its clock. */
const respondWithPayment: Act = async (world, event, { context }) => {
  const { gate } = world
  const { status } = (event as unknown as { output: PaymentResponse }).output
  await expect.poll(() => gate.countHeld('PromptPay')).toBeGreaterThan(0)
  if (status === 'successful') await markPaid(world)
  if (status === 'expired' && context.deadline === undefined) await drawCode(world)
  await gate.pass('PromptPay', status === 'expired' ? 'clock:+20m' : '')
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** Refocuses the page until only a few polls remain. */
async function exhaustPolls({ page, gate, observer }: World) {
  await page.evaluate((times) => {
    for (let time = 0; time < times; time += 1)
      for (const hidden of [true, false]) {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }
  }, maxPolls - fewPolls)
  await gate.pass('PromptPay')
  await observer.skipTo('xstate.done.actor.readPayment')
}

/** Causes each event of the orderPayment machine. */
export const orderPaymentActs: Record<string, Act> = {
  'order.changed': async ({ page, gate }) => {
    await cancel(page)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await gate.pass('Order')
  },
  'conflict.detected': async ({ page, gate }) => {
    await gate.setFault('orders.cancel:409')
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await expect.poll(() => gate.countHeld('Order')).toBeGreaterThan(0)
  },
  'load.retried': ({ page }) => tryAgain(page).click(),
  'renewal.requested': ({ page }) => page.getByRole('button', { name: 'New QR code' }).click(),
  'page.hidden': async (world, _, { context }) => {
    if (context.maxPolls === fewPolls && context.pollCount === 0) await exhaustPolls(world)
    await setHidden(world.page, true)
  },
  'page.shown': ({ page }) => setHidden(page, false),
  'xstate.done.actor.readPayment': respondWithPayment,
  'xstate.after.deadline.orderPayment.qr.shown': async ({ page }) => {
    // Each timer that is due fires once.
    await page.clock.fastForward(lifetime)
    await setHidden(page, false)
  },
}
