import type { Page } from '@playwright/test'
import { lines } from '../../pages/cartPages.ts'

/** The two lines of the model's bag with their products in the shop. */
export const items = {
  a: { name: 'Silk slip dress', slug: 'silk-slip-dress', colour: 'champagne', size: 'm' },
  b: {
    name: 'Camp-collar shirt',
    slug: 'camp-collar-shirt',
    colour: 'pistachio',
    size: 'm',
    sku: 'AV-T203-PISTACHIO-M',
  },
}

/** The question whether to remove a line. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'Remove this item?' })

/** A line of the bag, by its product. */
export const line = (page: Page, name: string) => lines(page).filter({ hasText: name })
