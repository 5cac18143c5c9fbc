import type { Page } from '@playwright/test'
import type { CheckoutStep } from '@vitrine/machines/checkout/checkout.ts'

/** The headings of the steps of the checkout, by the step. */
export const titles: Record<CheckoutStep, string> = {
  contact: 'Contact and address',
  shipping: 'Delivery',
  payment: 'Payment',
  review: 'Review',
}

/** The only product in the bag. */
export const dress = {
  sku: 'AV-D101-INK-XS',
  name: 'Silk slip dress',
  slug: 'silk-slip-dress',
  colour: 'ink',
  size: 'xs',
}

export const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })

/** A heading of a step or of a message. */
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
