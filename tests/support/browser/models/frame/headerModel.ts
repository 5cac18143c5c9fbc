import { expect, type Page } from '@playwright/test'
import { headerMachine } from '#machines/header/header.ts'
import type { BrowserModel } from '../../browserModel.ts'

const header = (page: Page) => page.getByRole('banner')

/** The floating button; the footer has another one. */
const backToTop = (page: Page) => page.getByRole('button', { name: 'Back to top' }).first()

const topOf = (event: object) => ('top' in event ? Number(event.top) : 0)

/** The header machine in the shop, on a page that is longer than the window. */
export const headerModel: BrowserModel<typeof headerMachine> = {
  examples: {
    machine: headerMachine,
    inputs: { 'the top of a page': undefined },
    events: {
      // A window that is there already does not scroll.
      'page.scrolled': ({ top }) =>
        [0, 20, 21, 200, 201, 400].filter((each) => each !== top).map((each) => ({ top: each })),
    },
  },
  effects: {},
  excluded: {},
  open: { 'the top of a page': ({ visit }) => visit('/shipping-and-returns') },
  acts: {
    'page.scrolled': ({ page }, event) =>
      page.evaluate((top) => window.scrollTo(0, top), topOf(event)),
    'header.focused': async ({ page }) => {
      const link = header(page).getByRole('link').first()
      // It may have had the focus when the page was scrolled.
      await link.blur()
      await link.focus()
    },
  },
  expectations: {
    'header.bar.shown': ({ page }) => expect(header(page)).toBeInViewport(),
    'header.bar.hidden': ({ page }) => expect(header(page)).not.toBeInViewport(),
    'header.backToTop.hidden': ({ page }) => expect(backToTop(page)).not.toBeInViewport(),
    'header.backToTop.shown': async ({ page }, { context }) => {
      await expect(backToTop(page)).toBeInViewport()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(context.top)
    },
  },
  withoutAxe: Object.fromEntries(
    ['bar.shown', 'bar.hidden', 'backToTop.shown', 'backToTop.hidden'].map((state) => [
      `header.${state}`,
      'axe scrolls, which is an event of the machine; tests of pages run it',
    ]),
  ),
  invisible: {
    'header.bar': 'Visible in each of its children',
    'header.backToTop': 'Visible in each of its children',
  },
}
