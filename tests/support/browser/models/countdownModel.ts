import { expect, type Page } from '@playwright/test'
import { countdownMachine } from '@vitrine/machines/countdown/countdown.ts'
import { placeOrder, registerCustomer } from '../../pages/customers.ts'
import type { BrowserModel } from '../browserModel.ts'
import { expectInScreenshot } from '../present.ts'

const now = () => 1_000_000
const lifetime = 900_000
const full = { deadline: now() + lifetime }

/** A device whose clock is wrong by more than the tolerance. */
const elapsed = { deadline: now() }

const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' })

/** Parses a text such as 00:14:59 into milliseconds. */
const millisecondsOf = (text: string) =>
  1000 * text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0)

const shown = async (page: Page) => millisecondsOf(await timer(page).innerText())

/** The countdown machine in the shop: the time left of a QR code. */
export const countdownModel: BrowserModel<typeof countdownMachine> = {
  examples: {
    machine: countdownMachine,
    inputs: { 'a QR code': { ...full, now } },
    events: { 'deadline.changed': [full, elapsed], 'page.shown': [] },
    delays: { tick: 1000 },
  },
  isPaused: true,
  // The page shows the deadline when its timer is rendered.
  initialEvents: { 'a QR code': [{ type: 'deadline.changed', ...full }] },
  effects: {},
  heldOperations: ['PromptPay'],
  echoes: ['countdown.running xstate.after.tick.countdown.running 0'],
  open: {
    'a QR code': async ({ page, gate, visit }) => {
      await registerCustomer(page)
      const { id } = await placeOrder(page, 'PROMPTPAY')
      await visit(`/my-account/view-order/${id}`)
      await gate.pass('PromptPay')
    },
  },
  acts: {
    'deadline.changed': async ({ page, gate }, event, from) => {
      // A response of the server corrects the clock.
      if (from.matches('expired')) return gate.pass('PromptPay')
      if ('deadline' in event && event.deadline === elapsed.deadline)
        await page.clock.setSystemTime(Date.now() + 2 * lifetime)
      // The shop polls the payment and reads the clock again.
      await page.clock.runFor(5000)
    },
  },
  expectations: {
    'countdown.running': async ({ page }) => {
      await expectInScreenshot(timer(page))
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
      await expectInScreenshot(timer(page))
    },
  },
  invisible: {},
}
