import { expect, type Page } from '@playwright/test'
import { confirmationMachine } from '#machines/confirmation/confirmation.ts'
import { placeOrder } from '../../pages/customers.ts'
import type { BrowserModel } from '../browserModel.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Cancel this order?' })
const button = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true })

/** The confirmation machine in the shop. */
export const confirmationModel: BrowserModel<typeof confirmationMachine> = {
  examples: {
    machine: confirmationMachine,
    inputs: { "a guest's order": undefined },
    events: { 'confirmation.requested': [{ subject: 'order' }] },
  },
  effects: { perform: { operation: 'CancelOrder', fault: 'orders.cancel:500' } },
  excluded: {
    'confirmation.performing confirmation.requested 0':
      'The button is disabled while the action is pending',
    'confirmation.performing confirmation.accepted 0': 'The dialog closes after one choice',
  },
  // The dialog covers the page, and a cancelled order has no such button.
  isExcludedStep: ({ event }, from) =>
    event.type === 'confirmation.requested' &&
    (from.matches('confirming') || from.matches('succeeded')),
  open: {
    "a guest's order": async ({ page, visit }) => {
      const { id, accessKey } = await placeOrder(page, 'OMISE_PROMPTPAY')
      await visit(`/my-account/view-order/${id}?key=${accessKey}`)
    },
  },
  acts: {
    'confirmation.requested': ({ page }) => button(page).click(),
    'confirmation.accepted': ({ page }) =>
      question(page).getByRole('button', { name: 'Cancel order' }).click(),
    'confirmation.declined': ({ page }) =>
      question(page).getByRole('button', { name: 'Keep order' }).click(),
  },
  toasts: ['confirmation.succeeded', 'confirmation.failed'],
  expectations: {
    'confirmation.closed': ({ page }) => expect(question(page)).toBeHidden(),
    'confirmation.confirming': ({ page }) =>
      expect(question(page).getByRole('button', { name: 'Cancel order' })).toBeVisible(),
    'confirmation.performing': async ({ page }) => {
      await expect(question(page)).toBeHidden()
      await expect(button(page)).toHaveAttribute('aria-busy', 'true')
    },
    'confirmation.succeeded': async ({ page }) => {
      await expect(page.getByText('Order canceled successfully')).toBeVisible()
      await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
      await expect(button(page)).toBeHidden()
    },
    'confirmation.failed': ({ page }) =>
      expect(page.getByText('Failed to cancel order')).toBeVisible(),
  },
  invisible: {},
}
