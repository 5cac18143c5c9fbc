import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** The contact details of a new customer, with a unique email. */
export function newPerson() {
  return {
    email: `${randomUUID().slice(0, 8)}@example.com`,
    'First name': 'Ploy',
    'Last name': 'Saetang',
    'Phone number': '081 234 5678',
    Address: '99/1 Sukhumvit 39',
    District: 'Watthana',
    Postcode: '10110',
  }
}

type Person = ReturnType<typeof newPerson>

export const placeOrderButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })
export const continueButton = (page: Page, stepName: string) =>
  page.getByRole('button', { name: `Continue to ${stepName}` })

/** The heading of the open step. */
export const stepHeading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true })

/** Fills in the first step and continues. */
export async function fillContact(page: Page, { email, ...address } = newPerson()) {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('combobox', { name: 'Sub-district' }).fill('Khlong Toei Nuea')
  for (const [name, text] of Object.entries(address))
    await page.getByRole('textbox', { name, exact: true }).fill(text)
  await page.getByRole('combobox', { name: 'Province' }).selectOption('Bangkok')
  await continueButton(page, 'delivery').click()
  await expect(stepHeading(page, 'Delivery')).toBeVisible()
}

/** Fills the checkout from the first step to the review, by bank transfer and express delivery. */
export async function fillCheckout(page: Page, person = newPerson()) {
  await page.goto('/checkout', { waitUntil: 'domcontentloaded' })
  await fillContact(page, person)
  await page.getByRole('radio', { name: /^Express/ }).check()
  await continueButton(page, 'payment').click()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await continueButton(page, 'review').click()
  await expect(stepHeading(page, 'Review')).toBeVisible()
  await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
}

/** Fills the checkout from the first step to the review, by bank transfer and collected in a store. */
export async function fillPickUp(page: Page, { email, ...person }: Person, store: string) {
  await page.goto('/checkout', { waitUntil: 'domcontentloaded' })
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('radio', { name: 'Pick up in a store' }).check()
  for (const name of ['First name', 'Last name', 'Phone number'] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(person[name])
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveCount(0)
  await continueButton(page, 'delivery').click()
  await continueButton(page, 'payment').click()
  await expect(page.getByText('Please choose a store')).toBeVisible()
  await page.getByRole('radio', { name: store }).check()
  await continueButton(page, 'payment').click()
  await page.getByRole('radio', { name: 'Bank transfer' }).check()
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toHaveCount(0)
  await continueButton(page, 'review').click()
  await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
}

/** Waits for the page of the placed order, and returns its number. */
export async function orderReceived(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, Ploy.' })).toBeVisible()
  return /order-received\/(\d+)/.exec(page.url())?.[1] ?? ''
}
