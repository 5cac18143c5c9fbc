import { expect, type Page } from '@playwright/test'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A stand-in for OpenStreetMap: every tile is the same, and the requested zooms are recorded. */
export async function serveTiles(page: Page) {
  const zooms = new Set<number>()
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    zooms.add(Number(new URL(route.request().url()).pathname.split('/')[1]))
    return route.fulfill({ contentType: 'image/png', body: pixel })
  })
  return zooms
}

export const map = (page: Page) => page.getByRole('region', { name: 'Map of stores' })

/** The pins of single stores and of groups. */
export const pins = (page: Page) => map(page).getByRole('button', { name: /Vitrine|ASAVA/ })

/** Waits until the map shows all eight stores inside its edges. */
export async function expectAllPins(page: Page) {
  await expect
    .poll(async () => {
      const names = await pins(page).evaluateAll((all) =>
        all.map((pin) => {
          const edge = pin.closest('section')?.getBoundingClientRect() ?? new DOMRect()
          const { left, right, top, bottom } = pin.getBoundingClientRect()
          const isInside =
            left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom
          return isInside ? (pin.textContent?.match(/Vitrine|ASAVA/g)?.length ?? 0) : 0
        }),
      )
      return names.reduce((sum, count) => sum + count, 0)
    })
    .toBe(8)
}
