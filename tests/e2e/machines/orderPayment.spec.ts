import { expect, type Locator, type Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { orderPaymentMachine } from '#machines/orderPayment/orderPayment.ts'
import type { PaymentReply } from '#machines/orderPayment/orderPaymentSetup.ts'
import type { Act, World } from '../../support/browser/browserModel.ts'
import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { expectInScreenshot } from '../../support/browser/present.ts'
import { enterableStates, transitionsOf } from '../../support/model/transitions.ts'
import { executeGraphql, placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { staff } from '../../support/pages/outbox.ts'

const now = () => 1_000_000
const lifetime = 900_000
const qr = { now, method: 'omise_promptpay', status: 'pending' }
/** How often the shop polls a payment automatically. */
const maxPolls = 120
/** The polls that remain in the model's code with few polls left. */
const fewPolls = 2

const code = (page: Page) => page.getByRole('img', { name: /^PromptPay QR code for ฿/ })
const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' })
const loading = (page: Page) => page.getByText('Loading QR code…')
const skeleton = (page: Page) =>
  page
    .getByRole('status')
    .filter({ has: loading(page) })
    .locator('+ *')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

const orderOf = (page: Page) => /view-order\/(\d+)/.exec(page.url())?.[1] ?? ''

/** Opens an order of a new customer, up to the request for its payment. */
async function openOrder({ page, gate, visit }: World, method: 'BACS' | 'OMISE_PROMPTPAY') {
  await registerCustomer(page)
  const { id } = await placeOrder(page, method)
  await visit(`/my-account/view-order/${id}`)
  await gate.pass('Order')
}

const cancel = (page: Page) =>
  executeGraphql(
    page.request,
    'mutation ($id: ID!) { cancelOrder(input: { orderId: $id }) { userErrors { code message } } }',
    {
      id: orderOf(page),
    },
  )

/** The code exists once it has been requested; only then can it be paid or expire. */
const drawCode = (page: Page) =>
  executeGraphql(page.request, 'query ($id: ID!) { promptPay(orderId: $id) { status } }', {
    id: orderOf(page),
  })

async function markPaid(page: Page) {
  await drawCode(page)
  await staff('pay', orderOf(page))
}

const isAboutToExpire = ({ deadline }: { deadline: number | undefined }) =>
  deadline !== undefined && deadline < now() + lifetime

/** Makes the CMS respond to a request for the payment as the model plans, by a payment or by its clock. */
const respondWithPayment: Act = async ({ page, gate }, event, { context }) => {
  const { status, deadline } = (event as unknown as { output: PaymentReply }).output
  await expect.poll(() => gate.countHeld('PromptPay')).toBeGreaterThan(0)
  if (status === 'successful') await markPaid(page)
  if (status === 'expired' && event.type.endsWith('renewPayment')) await cancel(page)
  else if (status === 'expired' && context.deadline === undefined) await drawCode(page)
  const isAlmostExpired = status === 'pending' && isAboutToExpire({ deadline })
  await gate.pass(
    'PromptPay',
    isAlmostExpired ? 'clock:-895s' : status === 'expired' ? 'clock:+20m' : '',
  )
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

/** The placeholder of the code, by its colour. */
async function expectSkeleton(page: Page) {
  await expect(loading(page)).toBeAttached()
  await expectInScreenshot(skeleton(page))
  const colourOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  const ground = await colourOf(page.getByRole('region', { name: 'Pay by QR code' }))
  expect(await colourOf(skeleton(page)), 'as its ground').not.toBe(ground)
}

async function expectCode(page: Page) {
  await expect(timer(page)).toBeVisible()
  await expectInScreenshot(code(page))
}

const isQr = (state: AnyMachineSnapshot, child: string) => state.matches({ qr: child })

const byCard = 'The shop of the tours takes no cards: tests/e2e/orders/cards.spec.ts pays by card'
const cardStates = enterableStates(orderPaymentMachine).filter((id) =>
  id.startsWith('orderPayment.card'),
)
const cardTransitions = transitionsOf(orderPaymentMachine)
  .filter(({ source, targets }) =>
    [source, ...targets].some((id) => id.startsWith('orderPayment.card')),
  )
  .map(({ key }) => key)

describeInBrowser<typeof orderPaymentMachine>({
  examples: {
    machine: orderPaymentMachine,
    inputs: {
      'a bank transfer': { now, method: 'bacs', status: 'on-hold' },
      'a QR payment': { ...qr, maxPolls },
      'a code about to expire': { ...qr, maxPolls: maxPolls + 1 },
      'a code with few polls left': { ...qr, maxPolls: fewPolls },
    },
    exploreWhile: ({ pollCount }) => pollCount <= fewPolls,
    events: { 'order.changed': [{ status: 'cancelled' }] },
    outputs: {
      readPayment: ({ deadline, maxPolls: most }) => [
        ...(isAboutToExpire({ deadline })
          ? []
          : [
              {
                status: 'pending',
                deadline: deadline === undefined && most > maxPolls ? now() : now() + lifetime,
              },
            ]),
        { status: 'successful', deadline: undefined },
        { status: 'expired', deadline },
      ],
      renewPayment: [
        { status: 'pending', deadline: now() + lifetime },
        { status: 'successful', deadline: undefined },
        { status: 'expired', deadline: undefined },
      ],
      reloadOrder: ({ isPaid }) => [{ status: isPaid ? 'processing' : 'pending' }],
    },
    delays: { pollInterval: 5000, deadline: lifetime },
  },
  isPaused: true,
  effects: {
    readPayment: { operation: 'PromptPay', fault: 'payment.promptPay:503' },
    renewPayment: { operation: 'PromptPay', fault: 'payment.promptPay:503' },
    reloadOrder: { operation: 'Order', fault: 'orders.read:503' },
  },
  excluded: Object.fromEntries(cardTransitions.map((key) => [key, byCard])),
  isExcludedStep: ({ event, taken }, from) => {
    const { context } = from
    const hasFewPolls = context.maxPolls === fewPolls
    if (event.type === 'conflict.detected')
      return context.status !== 'pending' || isAboutToExpire(context)
    if (event.type === 'order.changed') return context.isPaid || context.status === 'cancelled'
    // The five seconds until the next poll elapse first.
    if (taken[0]?.startsWith('orderPayment.qr.shown xstate.after.deadline'))
      return isQr(from, 'shown') && !from.matches({ qr: { shown: 'paused' } })
    return (
      hasFewPolls && context.pollCount === 0 && event.type.startsWith('xstate.after.pollInterval')
    )
  },
  endsAfter: ({ event, state }) =>
    // A cancelled order has no code.
    (event.type === 'xstate.done.actor.renewPayment' && state.matches({ qr: 'expired' })) ||
    // The order is read once.
    (event.type.endsWith('.actor.reloadOrder') && state.matches('paid')) ||
    event.type === 'check.requested',
  open: {
    'a bank transfer': (world) => openOrder(world, 'BACS'),
    'a QR payment': (world) => openOrder(world, 'OMISE_PROMPTPAY'),
    'a code about to expire': (world) => openOrder(world, 'OMISE_PROMPTPAY'),
    'a code with few polls left': (world) => openOrder(world, 'OMISE_PROMPTPAY'),
  },
  acts: {
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
    'check.requested': ({ page }) => page.getByRole('button', { name: 'Check payment' }).click(),
    'renewal.requested': ({ page }) => page.getByRole('button', { name: 'New QR code' }).click(),
    'page.hidden': async (world, _, { context }) => {
      if (context.maxPolls === fewPolls && context.pollCount === 0) await exhaustPolls(world)
      await setHidden(world.page, true)
    },
    'page.shown': async ({ page }, _, { context }) => {
      // As after sleep: time has passed, but no timer has fired.
      if (isAboutToExpire(context)) await page.clock.setSystemTime(Date.now() + 60_000)
      await setHidden(page, false)
    },
    'xstate.done.actor.readPayment': respondWithPayment,
    'xstate.done.actor.renewPayment': respondWithPayment,
    'xstate.after.deadline.orderPayment.qr.shown': async ({ page }) => {
      // Each timer that is due fires once.
      await page.clock.fastForward(lifetime)
      await setHidden(page, false)
    },
  },
  expectations: {
    'orderPayment.notPayable': ({ page }) =>
      expect(page.getByRole('heading', { name: /^Pay by/ })).toBeHidden(),
    'orderPayment.bankTransfer': async ({ page }) => {
      const accounts = page.getByRole('list', { name: 'Bank accounts' }).getByRole('listitem')
      await expect(accounts.first()).toContainText('Kasikornbank')
      await expectInScreenshot(accounts.first())
      await expect(page.getByRole('link', { name: 'Confirm payment' })).toHaveAttribute(
        'href',
        `/confirm-payment?wcp_order_id=${orderOf(page)}`,
      )
    },
    'orderPayment.qr': ({ page }) =>
      expectInScreenshot(page.getByRole('heading', { name: 'Pay by QR code' })),
    'orderPayment.qr.loading': ({ page }) => expectSkeleton(page),
    'orderPayment.qr.renewing': ({ page }) => expectSkeleton(page),
    'orderPayment.qr.unavailable': async ({ page }) => {
      await expectInScreenshot(page.getByText('Failed to load QR Payment code'))
      await expect(tryAgain(page)).toBeVisible()
    },
    'orderPayment.qr.shown': async ({ page }, { context }) => {
      await expectCode(page)
      await expect(timer(page)).toHaveText(
        isAboutToExpire(context) ? /^00:00:0\d$/ : /^00:1[45]:\d\d$/,
      )
    },
    'orderPayment.qr.shown.waiting': async ({ page }) => {
      await expect(loading(page)).toBeHidden()
      await expectCode(page)
    },
    'orderPayment.qr.shown.polling': ({ page }) => expectCode(page),
    'orderPayment.qr.shown.paused': ({ page }) => expectCode(page),
    'orderPayment.qr.shown.manual': ({ page }) =>
      expectInScreenshot(page.getByRole('button', { name: 'Check payment' })),
    'orderPayment.qr.verifying': async ({ page }) => {
      await expect(timer(page)).toHaveText('00:00:00')
      await expectInScreenshot(timer(page))
    },
    'orderPayment.qr.expired': async ({ page }) => {
      await expectInScreenshot(page.getByText('This QR code has expired.'))
      await expect(code(page)).toBeHidden()
    },
    'orderPayment.paid': async ({ page }) => {
      await expectInScreenshot(page.getByText('Payment received.'))
      await expect(code(page)).toBeHidden()
    },
    'orderPayment.reloading': ({ page }) =>
      expectInScreenshot(page.getByText('Checking your payment…')),
    'orderPayment.reloadFailed': async ({ page }) => {
      await expect(page.getByText('Failed to fetch order detail')).toBeVisible()
      await expect(tryAgain(page)).toBeVisible()
    },
  },
  invisible: {
    'orderPayment.evaluating': 'Left immediately',
    ...Object.fromEntries(cardStates.map((id) => [id, byCard])),
  },
})
