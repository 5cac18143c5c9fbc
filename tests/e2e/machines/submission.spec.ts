import { expect, type Page } from '@playwright/test'
import { submissionMachine } from '#machines/submission/submission.ts'
import { ConfirmPaymentDocument } from '#web/shop/orders/confirmPayment/confirmPayment.generated.ts'
import { amount, bag, openBag, putIntoBag } from '../../support/bagPages.ts'
import type { World } from '../../support/browser/browserModel.ts'
import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { placeOrder, registerCustomer } from '../../support/customers.ts'
import { picture } from '../../support/slip.ts'
import { expectAccessible } from '../../support/storefront.ts'

const upload = ConfirmPaymentDocument.hash
const progress = 'submission.submitting upload.progressed 0'

const refusal = new Error('Refused')
/** What the bag of each page costs without a coupon, in baht. */
const totals = new WeakMap<Page, number>()

const slipWords = 'Failed to submit confirm payment'
const couponWords = 'Something went wrong'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const slip = (page: Page) => page.getByRole('img', { name: 'Your slip' })
const coupon = (page: Page) => field(page, 'Coupon code')
const applied = (page: Page) => bag(page).getByRole('listitem').filter({ hasText: 'WELCOME10' })

const isSlip = ({ context }: { context: { fallbackMessage: string } }) =>
  context.fallbackMessage === slipWords

/** A customer's order that is to be paid by transfer, and its form filled in. */
async function openSlip({ page, visit }: World) {
  const { displayName } = await registerCustomer(page)
  const order = await placeOrder(page, 'BACS')
  await visit(`/confirm-payment?wcp_order_id=${order.id}`)
  await expect(field(page, 'Name')).toHaveValue(displayName)
  await field(page, 'Transfer Amount').fill(String(order.total))
  await page.getByRole('radio', { name: 'Siam Commercial Bank' }).check()
  await page.getByLabel('Transfer slip').setInputFiles({
    name: 'slip.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('jpeg'),
  })
  await expect(slip(page)).toBeVisible()
}

/** A bag, a coupon that does not exist and is refused, and one that does in its place. */
async function openCoupons({ page, gate, visit }: World) {
  await putIntoBag(page, { slug: 'silk-slip-dress', colour: 'champagne', size: 'm' })
  await visit('/shop')
  await openBag(page)
  totals.set(page, await amount(page, 'Total'))
  await coupon(page).fill('nothing')
  await coupon(page).press('Enter')
  await gate.pass('ApplyCoupon')
  await expect(coupon(page)).toHaveAccessibleDescription('Coupon NOTHING does not exist.')
  await expectAccessible(page)
  await coupon(page).fill('welcome10')
}

/** Without its coupon the bag costs what it did before. */
async function takeOff({ page, gate }: World) {
  await bag(page).getByRole('button', { name: 'Remove coupon WELCOME10' }).click()
  await gate.pass('RemoveCoupon')
  await expect(applied(page)).toBeHidden()
  await expect.poll(() => amount(page, 'Total')).toBe(totals.get(page))
}

describeInBrowser<typeof submissionMachine>({
  examples: {
    machine: submissionMachine,
    inputs: {
      'a slip': { fallbackMessage: slipWords },
      'a coupon': { fallbackMessage: couponWords },
    },
    events: { 'upload.progressed': [{ fraction: 1 }] },
    outputs: { submit: [{ message: 'Taken' }] },
    errors: { submit: [refusal] },
  },
  isMover: true,
  isPaused: true,
  begins: {
    'a coupon': [
      { type: 'form.submitted' },
      { type: 'xstate.error.actor.submit', ...{ error: refusal, actorId: 'submit' } },
      { type: 'form.edited' },
    ],
  },
  effects: {},
  held: [upload, 'ApplyCoupon', 'RemoveCoupon'],
  excluded: {
    'submission.submitting form.submitted 0':
      'A second press reaches no form: each lets nothing pass while it is busy',
  },
  echoes: [progress],
  never: ({ event }, from) =>
    isSlip(from) && (event.type === 'form.edited' || event.type === 'form.reset'),
  open: { 'a slip': openSlip, 'a coupon': openCoupons },
  acts: {
    'form.submitted': ({ page }, _, from) =>
      isSlip(from)
        ? page.getByRole('button', { name: 'Confirm payment' }).dblclick()
        : bag(page).getByRole('button', { name: 'Apply' }).click(),
    'form.reset': takeOff,
    'xstate.done.actor.submit': ({ gate }, _, from) =>
      gate.pass(isSlip(from) ? upload : 'ApplyCoupon'),
    'xstate.error.actor.submit': ({ gate }) => gate.pass(upload, 'payment.confirm:500'),
  },
  sees: {
    'submission.editing': async ({ page }, state) => {
      if (isSlip(state)) await expect(slip(page)).toBeVisible()
      else await expect(coupon(page)).toHaveAccessibleDescription('')
    },
    'submission.submitting': async ({ page, gate }, state) => {
      const name = isSlip(state) ? 'Confirm payment' : 'Apply'
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
        'aria-busy',
        'true',
      )
      if (!isSlip(state)) return
      await expect(page.getByRole('progressbar', { name: 'Sending the slip' })).toBeVisible()
      await expect.poll(() => gate.waiting(upload), 'pressed twice is sent once').toBe(1)
    },
    'submission.failed': async ({ page }) => {
      await expect(page.getByRole('form').getByRole('alert')).not.toBeEmpty()
      await expect(slip(page)).toBeVisible()
      await expect(field(page, 'Transfer Amount')).not.toHaveValue('')
    },
    'submission.succeeded': async ({ page, observer }, state) => {
      if (isSlip(state)) {
        await expect(page.getByRole('heading', { name: 'Confirm payment submitted' })).toBeFocused()
        expect(await observer.echoed(), 'how much is sent was told').toContain(progress)
        return
      }
      await expect(applied(page)).toBeVisible()
      await expect(coupon(page)).toHaveValue('')
      await expect(coupon(page)).toHaveAccessibleDescription('')
      const total = (totals.get(page) ?? 0) - (await amount(page, 'Discount'))
      await expect.poll(() => amount(page, 'Total')).toBe(total)
    },
  },
  unseen: {},
})
