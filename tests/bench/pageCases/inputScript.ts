import type { Page } from '@playwright/test'
import { tap } from './touch.ts'

/** One tap or keystroke of the script. */
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

/** A tap that moves a slider whose slides are in view: moves that nothing shows are never reported as painted. */
const slider = (label: string, nth = 0): Input => ({
  name: `slider: ${label} ${nth}`,
  async act(page) {
    const element = page
      .locator('main')
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: label }) })
    const carousel = element.nth(nth)
    await carousel.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    await tap(carousel.getByRole('button', { name: label }))
  },
})

/** A tap on the heading of a part that is folded. */
const part = (label: string): Input => ({
  name: `${label} unfolds`,
  act: (page) => tap(page.locator('main summary', { hasText: label }).first()),
})

/** A finger that moves over the first element of this kind from right to left. */
const swipe = (selector: string): Input => ({
  name: 'swipe over the first picture',
  async act(page) {
    const image = page.locator(`main ${selector}`).first()
    await image.scrollIntoViewIfNeeded()
    const box = await image.boundingBox()
    if (!box) throw new Error(`There is no ${selector} to swipe over.`)
    const y = Math.min(Math.max(box.y + box.height / 2, 100), 700)
    const session = await page.context().newCDPSession(page)
    for (const [type, x] of [
      ['touchStart', 330],
      ['touchMove', 270],
      ['touchMove', 200],
      ['touchMove', 130],
      ['touchEnd', 130],
    ] as const)
      await session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    await session.detach()
  },
})

const close = inDialog('button', 'Close')

/** Forty inputs over three pages, in the order in which a shopper makes them. */
export const visits: readonly Visit[] = [
  {
    path: '/',
    inputs: [
      slider('Next slide'),
      slider('Next slide', 1),
      slider('Next slide', 1),
      slider('Previous slide', 1),
      slider('Next slide', 1),
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
      // A guest is asked to sign in.
      button('Save item', 1),
      close,
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
      swipe('img'),
    ],
  },
]
