import { expect, type Page } from '@playwright/test'
import { placeOrder, registerCustomer } from '../../support/pages/customers.ts'
import { staff } from '../../support/pages/outbox.ts'
import { passIfHeld, type RaceWorld, raceInBrowser } from '../../support/races/raceInBrowser.ts'

const code = (page: Page) => page.getByRole('img', { name: /^PromptPay QR code/ })
const received = (page: Page) => page.getByText('Payment received.')
const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true })
const cancelled = (page: Page) => page.getByText('Cancelled', { exact: true }).first()

const processing = (page: Page) => page.getByText('Processing', { exact: true }).first()

/** An open code of a new order, whose next check is held back. */
async function openCode({ page }: RaceWorld) {
  await registerCustomer(page)
  const { id } = await placeOrder(page, 'OMISE_PROMPTPAY')
  await page.goto(`/my-account/view-order/${id}`)
  await expect(code(page)).toBeVisible()
}

const orderOf = (page: Page) => /view-order\/(\d+)/.exec(page.url())?.[1] ?? ''

async function cancel(page: Page) {
  await cancelButton(page).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
}

raceInBrowser({
  machine: 'orderPayment',
  title: 'an order that was paid at its deadline is paid',
  operations: ['PromptPay'],
  isPaused: true,
  open: openCode,
  acts: [
    [
      'readPayment done',
      async (world) => {
        const { page, gate, isFirstFirst } = world
        if (isFirstFirst) {
          await page.clock.runFor(5000)
          await expect.poll(() => gate.countHeld('PromptPay')).toBe(1)
          await staff('pay', orderOf(page))
        }
        await passIfHeld(world, 'PromptPay')
      },
    ],
    [
      'after deadline',
      async ({ page, gate, isFirstFirst }) => {
        if (!isFirstFirst) {
          await page.clock.runFor(5000)
          await expect.poll(() => gate.countHeld('PromptPay')).toBe(1)
          await staff('pay', orderOf(page))
        }
        await page.clock.fastForward(15 * 60_000)
      },
    ],
  ],
  expectEnd: async (world) => {
    await expect(async () => {
      await passIfHeld(world, 'PromptPay')
      await world.page.clock.runFor(100)
      await expect(received(world.page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(code(world.page)).toBeHidden()
  },
})

raceInBrowser({
  machine: 'orderPayment',
  title: 'the page shows the order as the server has it',
  operations: [],
  open: openCode,
  acts: [
    [
      'readPayment done',
      async ({ page, isFirstFirst }) => {
        if (!isFirstFirst) return
        await staff('pay', orderOf(page))
        await expect(received(page)).toBeVisible({ timeout: 30_000 })
      },
    ],
    [
      'order.changed',
      async ({ page, isFirstFirst }) => {
        const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
        if (isFirstFirst) return expect(cancel, 'a paid order cannot be cancelled').toBeHidden()
        await cancel.click()
        await page.getByRole('button', { name: 'Cancel order' }).click()
        await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
      },
    ],
  ],
  expectEnd: async ({ page, isFirstFirst }) => {
    await expect(code(page)).toBeHidden()
    await expect(received(page)).toBeVisible({ visible: isFirstFirst })
  },
})

/** The responses that the server has sent and the test holds back, of each page. */
const replies = new WeakMap<Page, () => Promise<void>>()

/** Opens a code, and holds back the response of the server to its next check. */
async function openWithLateResponse(world: RaceWorld, prepare = async (_: Page) => {}) {
  const { page, gate } = world
  await openCode(world)
  gate.close()
  await page.clock.runFor(5000)
  await expect.poll(() => gate.countHeld('PromptPay')).toBe(1)
  await prepare(page)
  replies.set(page, await gate.send('PromptPay'))
}

const deliver = ({ page }: RaceWorld) => replies.get(page)?.() ?? Promise.resolve()

raceInBrowser({
  machine: 'orderPayment',
  title: 'a late response of an open payment does not show the code of a cancelled order',
  operations: ['PromptPay'],
  isPaused: true,
  open: (world) => openWithLateResponse(world),
  acts: [
    ['readPayment done', deliver],
    [
      'order.changed',
      async ({ page }) => {
        await cancel(page)
        await expect(cancelled(page)).toBeVisible()
      },
    ],
  ],
  expectEnd: async ({ page }) => {
    await page.clock.runFor(1000)
    await expect(cancelled(page)).toBeVisible()
    await expect(code(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: /^Pay by/ })).toBeHidden()
  },
})

raceInBrowser({
  machine: 'orderPayment',
  title: 'an order that was paid before it was cancelled is paid',
  operations: ['PromptPay'],
  isPaused: true,
  open: (world) =>
    openWithLateResponse(world, async (page) => {
      await staff('pay', orderOf(page))
    }),
  acts: [
    ['readPayment done', deliver],
    [
      'conflict.detected',
      async ({ page, isFirstFirst }) => {
        if (isFirstFirst)
          return expect(cancelButton(page), 'a paid order cannot be cancelled').toBeHidden()
        await cancel(page)
        await expect(processing(page)).toBeVisible()
      },
    ],
  ],
  expectEnd: async ({ page, isFirstFirst }) => {
    await page.clock.runFor(1000)
    await expect(processing(page)).toBeVisible()
    // The order that was reloaded after the conflict has no payment that could be shown.
    await expect(received(page)).toBeVisible({ visible: isFirstFirst })
    await expect(code(page)).toBeHidden()
    await expect(cancelButton(page)).toBeHidden()
    await expect(cancelled(page)).toBeHidden()
  },
})
