import type { Page } from '@playwright/test'
import { bag, lines, putIntoCart } from '../../pages/cartPages.ts'

const dress = { slug: 'silk-slip-dress', colour: 'ink', size: 'xs' }

/** The line of the bag with the dress. */
export const line = (page: Page) => lines(page).filter({ hasText: 'Silk slip dress' })

/** A button of the line, by its accessible name. */
export const button = (page: Page, name: string | RegExp) =>
  line(page).getByRole('button', { name })

/** Undo, in place of the line while it is removed and for five seconds after. */
export const undo = (page: Page) => bag(page).getByRole('button', { name: /^Undo, put / })

/** Puts a quantity of the dress into the bag. */
export async function put(page: Page, quantity: number) {
  for (let count = 0; count < quantity; count += 1) await putIntoCart(page, dress)
}
