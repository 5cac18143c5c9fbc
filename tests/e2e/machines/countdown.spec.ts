import { expect, type Page } from '@playwright/test'
import { countdownMachine } from '#machines/countdown/countdown.ts'
import { describeInBrowser } from '../../support/browser/describeInBrowser.ts'
import { present } from '../../support/browser/present.ts'
import { placeOrder, registerCustomer } from '../../support/pages/customers.ts'

const now = () => 1_000_000
const lifetime = 900_000

const whole = { deadline: now() + lifetime }
/** A device whose clock is wrong by more than the tolerance. */
const nothing = { deadline: now() }

const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' })

/** Parses a text such as 00:14:59 into milliseconds. */
const lengthIn = (text: string) =>
  1000 * text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)

const shown = async (page: Page) => lengthIn(await timer(page).innerText())

describeInBrowser<typeof countdownMachine>({
  examples: {
    machine: countdownMachine,
    inputs: { 'a QR code': { ...whole, now } },
    events: { 'deadline.changed': [whole, nothing] },
    delays: { tick: 1000 },
  },
  isPaused: true,
  // The page shows the deadline when its timer is rendered.
  begins: { 'a QR code': [{ type: 'deadline.changed', ...whole }] },
  effects: {},
  held: ['PromptPay'],
  excluded: {},
  echoes: ['countdown.running xstate.after.tick.countdown.running 0'],
  open: {
    'a QR code': async ({ page, gate, visit }) => {
      await registerCustomer(page)
      const { id } = await placeOrder(page, 'OMISE_PROMPTPAY')
      await visit(`/my-account/view-order/${id}`)
      await gate.pass('PromptPay')
    },
  },
  acts: {
    'deadline.changed': async ({ page, gate }, event, from) => {
      // A response of the server corrects the clock.
      if (from.matches('expired')) return gate.pass('PromptPay')
      if ('deadline' in event && event.deadline === nothing.deadline)
        await page.clock.setSystemTime(Date.now() + 2 * lifetime)
      // The shop polls the payment and reads the clock again.
      await page.clock.runFor(5000)
    },
    'page.shown': async ({ page }) => {
      // As after sleep: time has passed, but no timer has fired.
      const device = await page.evaluate(() => Date.now())
      await page.clock.setSystemTime(device + lifetime / 2)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(timer(page)).toHaveText(/^00:0\d:\d\d$/)
    },
  },
  sees: {
    'countdown.running': async ({ page }) => {
      await present(timer(page))
      await expect(timer(page)).toHaveText(/^00:[01]\d:\d\d$/)
      // Any response of the server may correct the clock meanwhile.
      await expect(async () => {
        const before = await shown(page)
        await page.clock.runFor(1000)
        await expect.poll(() => shown(page), { timeout: 1000 }).toBe(before - 1000)
      }).toPass()
    },
    'countdown.expired': async ({ page }) => {
      await expect(timer(page)).toHaveText('00:00:00')
      await present(timer(page))
    },
  },
  unseen: {},
})
