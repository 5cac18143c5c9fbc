import type { Locator, Page } from '@playwright/test'
import { drag, tap } from './touch.ts'

/** One tap, swipe or keystroke of the script. */
export interface Input {
  name: string
  act(page: Page): Promise<void>
}

/** A page and what is tapped and typed on it. */
export interface Visit {
  path: string
  inputs: readonly Input[]
}

/** A tap on a button whose name begins so; the nth of several. */
const button = (name: string, nth = 0): Input => ({
  name: `button ${name}`,
  act: (page) => tap(page.getByRole('button', { name: startOf(name) }).nth(nth)),
})

const header = (name: string): Input => ({
  name: `${name} in the header`,
  act: (page) => tap(page.locator('header').getByRole('button', { name: startOf(name) })),
})

/** A tap in the drawer or dialog that is open. */
const inDialog = (role: 'button' | 'checkbox', name: string): Input => ({
  name: `${role} ${name} in the drawer`,
  act: (page) =>
    tap(
      page
        .getByRole('dialog')
        .getByRole(role, { name: startOf(name) })
        .first(),
    ),
})

/** Names that begin with a text, which may be followed by other words. */
const startOf = (text: string) => new RegExp(`^${text}(?= |$)`)

/** A tap on what opens a part of a drawer. */
const summary = (label: string): Input => ({
  name: `${label} in the drawer opens`,
  act: (page) => tap(page.getByRole('dialog').locator('summary', { hasText: label }).first()),
})

const option = (label: string): Input => ({
  name: `option ${label}`,
  act: (page) => tap(page.locator('main').getByRole('radio', { name: label, exact: true })),
})

const key = (text: string): Input => ({
  name: `key ${text}`,
  act: (page) => page.keyboard.press(text),
})

/** A swipe from one side of an element to the other, in view: moves that nothing shows are never reported as painted. */
const swipe = (name: string, item: (page: Page) => Locator, from = 330, to = 130): Input => ({
  name,
  async act(page) {
    const element = item(page)
    await element.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    const box = await element.boundingBox()
    if (!box) throw new Error(`There is nothing to swipe over for “${name}”.`)
    const y = Math.min(Math.max(box.y + box.height / 2, 100), 700)
    await drag(
      page,
      [from, from * 0.7 + to * 0.3, from * 0.35 + to * 0.65, to].map((x) => ({ x, y })),
    )
  },
})

const carousel = (nth: number, direction: 'on' | 'back') =>
  swipe(
    `carousel ${nth + 1} swiped ${direction}`,
    (page) => page.locator('main [aria-roledescription="carousel"]').nth(nth),
    ...(direction === 'on' ? [330, 130] : [60, 260]),
  )

/** A tap on the heading of a part that is folded. */
const part = (label: string): Input => ({
  name: `${label} unfolds`,
  act: (page) => tap(page.locator('main summary', { hasText: label }).first()),
})

const close = inDialog('button', 'Close')

/** Forty inputs over three pages, in the order in which a shopper makes them. */
export const visits: readonly Visit[] = [
  {
    path: '/',
    inputs: [
      carousel(0, 'on'),
      carousel(1, 'on'),
      carousel(1, 'on'),
      carousel(1, 'back'),
      carousel(1, 'on'),
      header('Menu'),
      summary('asv'),
      close,
      header('Search'),
      key('s'),
      key('i'),
      key('l'),
      key('k'),
      key('Backspace'),
      close,
    ],
  },
  {
    path: '/shop',
    inputs: [
      button('Save item', 1),
      button('Save item', 1),
      button('Filters'),
      inDialog('checkbox', 'ASAVA'),
      inDialog('checkbox', 'asv'),
      inDialog('checkbox', 'ASAVA'),
      summary('Colour'),
      inDialog('checkbox', 'Black'),
      summary('Size'),
      inDialog('button', 'Show'),
      button('Remove Black'),
      button('Clear all'),
    ],
  },
  {
    path: '/product/silk-slip-dress',
    inputs: [
      button('Show 2'),
      button('Show 3'),
      option('Ink'),
      option('Champagne'),
      option('S'),
      option('M'),
      button('Size guide'),
      close,
      button('Add to bag'),
      inDialog('button', 'Increase quantity'),
      close,
      part('Details'),
      swipe('swipe over the first image', (page) => page.locator('main img').first()),
    ],
  },
]
