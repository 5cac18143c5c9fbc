import { expect, type Page } from '@playwright/test'
import { storesMachine } from '@vitrine/machines/stores/stores.ts'
import { expectAllPins, map, serveTiles } from '../../pages/storeMap.ts'
import type { BrowserModel, World } from '../browserModel.ts'

const names: Record<string, string> = {
  'siam-paragon': 'Vitrine Siam Paragon',
  emquartier: 'Vitrine EmQuartier',
}

const linked = 'a link to one store'
const nameOf = (slug: string) => names[slug] ?? ''
const pin = (page: Page, slug: string) =>
  map(page).getByRole('button', { name: nameOf(slug), exact: true })
const details = (page: Page, slug: string) => page.getByRole('region', { name: nameOf(slug) })
const back = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Back' })
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const requestButton = (page: Page) => page.getByRole('button', { name: 'Find stores near me' })
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** Whether the page is the store locator, which has a list, and not a store's own page. */
const hasList = (page: Page) => new URL(page.url()).pathname === '/stores'

declare global {
  interface Window {
    requestLocation?: () => void
  }
}

/** Delays the request for the location until it is allowed or denied, as the browser's question does. */
const holdLocation = (page: Page) =>
  page.addInitScript(() => {
    const { geolocation } = navigator
    const request = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...parameters) => {
      window.requestLocation = () => request(...parameters)
    }
  })

const answerQuestion = (page: Page) => page.evaluate(() => window.requestLocation?.())

async function openMap({ page, visit }: World, path: string) {
  await serveTiles(page)
  await holdLocation(page)
  await page.context().setGeolocation({ latitude: 18.79, longitude: 98.98 })
  await visit(path)
}

const slugOf = (event: object) => ('slug' in event ? String(event.slug) : '')

/** The stores machine in the shop: the store locator and the page of one store. */
export const storesModel: BrowserModel<typeof storesMachine> = {
  examples: {
    machine: storesMachine,
    inputs: { 'the store locator': {}, [linked]: { selected: 'siam-paragon' } },
    events: { 'store.selected': Object.keys(names).map((slug) => ({ slug })) },
    outputs: { locate: [{ lat: 18.79, lng: 98.98 }] },
  },
  effects: {},
  isExcludedStep: ({ event }, { value }, start) =>
    // A store's page shows that store only, and no distances; the details replace the list and its button.
    (start === linked && (event.type === 'location.requested' || slugOf(event) === 'emquartier')) ||
    (event.type === 'location.requested' && value.map === 'detail'),
  open: {
    'the store locator': (world) => openMap(world, '/stores'),
    [linked]: (world) => openMap(world, '/store-locator/siam-paragon'),
  },
  acts: {
    'store.selected': async ({ page }, event, { value }) => {
      const slug = slugOf(event)
      await map(page).scrollIntoViewIfNeeded()
      // Other pins are outside of the map's edges, where the keyboard reaches them.
      if (value.map === 'detail' || !hasList(page)) await pin(page, slug).press('Enter')
      else
        await rows(page)
          .getByRole('link', { name: nameOf(slug), exact: true })
          .click()
    },
    'store.deselected': ({ page }) => back(page).click(),
    'location.requested': ({ page }, _, { value }) =>
      (value.distance === 'denied' ? retryButton(page) : requestButton(page)).click(),
    'xstate.done.actor.locate': async ({ page }) => {
      await page.context().grantPermissions(['geolocation'])
      await answerQuestion(page)
    },
    'xstate.error.actor.locate': async ({ page }) => {
      await page.context().clearPermissions()
      await answerQuestion(page)
    },
  },
  expectations: {
    'stores.map.overview': async ({ page }) => {
      await expect(back(page)).toBeHidden()
      await map(page).scrollIntoViewIfNeeded()
      if (!hasList(page)) return expect(pin(page, 'siam-paragon')).toBeVisible()
      await expect(rows(page)).toHaveCount(8)
      await expectAllPins(page)
    },
    'stores.map.detail': async ({ page }, { context }) => {
      await expect(back(page)).toBeVisible()
      if (hasList(page)) await expect(details(page, context.selected)).toBeVisible()
      await map(page).scrollIntoViewIfNeeded()
      await expect(pin(page, context.selected)).toHaveAttribute('aria-current', 'true')
      await expectCentred(page, context.selected)
    },
    'stores.distance.idle': async ({ page }, { value }) => {
      await expect(page.getByText(/\d km/)).toHaveCount(0)
      await expect(requestButton(page)).toBeVisible({ visible: isListed(page, value) })
    },
    'stores.distance.locating': async ({ page }, { value }) => {
      await expect(page.getByText(/\d km/)).toHaveCount(0)
      if (isListed(page, value))
        await expect(requestButton(page).or(retryButton(page))).toHaveAttribute('aria-busy', 'true')
    },
    'stores.distance.known': async ({ page }, { value, context }) => {
      const far = details(page, context.selected).getByText(/\d km/)
      if (!isListed(page, value)) return expect(far).toBeVisible()
      await expect(rows(page).filter({ hasText: / km/ })).toHaveCount(8)
      await expect(rows(page).first()).toContainText('Chiang Mai')
    },
    'stores.distance.denied': async ({ page }, { value }) => {
      const hint = page.getByText('We couldn’t find your location.')
      await expect(hint).toBeVisible({ visible: isListed(page, value) })
      await expect(retryButton(page)).toBeVisible({ visible: isListed(page, value) })
    },
  },
  invisible: {
    'stores.map': 'Visible in each of its children',
    'stores.map.initializing': 'Left immediately',
    'stores.distance': 'Visible in each of its children',
  },
}

/** Whether the list of stores is visible. */
const isListed = (page: Page, { map: view }: { map?: unknown }) =>
  hasList(page) && view === 'overview'

/** Waits until a pin is in the middle of the map. */
const expectCentred = (page: Page, slug: string) =>
  expect
    .poll(async () => {
      const [frame, box] = [await map(page).boundingBox(), await pin(page, slug).boundingBox()]
      const middle = (one: typeof box) => (one ? one.x + one.width / 2 : Number.NaN)
      return Math.abs(middle(frame) - middle(box))
    })
    .toBeLessThan(20)
